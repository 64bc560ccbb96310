/** Where a note goes: near what it is about, without covering it nor anything that is needed now. Pure numbers. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Rect */

const MARGIN = 8;
const STEP = 12;
/** How much worse it is to cover all of a note's size of something than to be a hundred pixels farther away. */
const COVERS_LIT = 60;
const COVERS_KEPT = 14;
/** How much worse it is to hide something that is small: its share of the note says little. */
const HIDES_LIT = 2;
const HIDES_KEPT = 1;

/** @param {Rect} one @param {Rect} other */
const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** @param {Rect} rect @param {number} by */
const grown = ({ left, top, right, bottom }, by) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

/** @param {Rect} rect @returns {[number, number]} */
export const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/**
 * The top left corner of a note.
 * @param {{width: number, height: number}} size of the note
 * @param {{width: number, height: number}} screen
 * @param {Rect[]} lit what the note is about
 * @param {Rect[]} kept what should stay in sight
 * @returns {{x: number, y: number, cost: number}} cost: how bad this place is, to be compared with another size
 */
export function placeNote(size, screen, lit, kept) {
  const centres = lit.map(middle);
  const [aimX, aimY] = centres.length
    ? [centres.reduce((sum, [x]) => sum + x, 0) / centres.length, centres.reduce((sum, [, y]) => sum + y, 0) / centres.length]
    : [screen.width / 2, screen.height / 2];
  const around = lit.map(rect => grown(rect, MARGIN));
  const area = size.width * size.height;
  let best = { x: MARGIN, y: MARGIN, cost: Infinity };
  for (let y = MARGIN; y <= Math.max(MARGIN, screen.height - size.height - MARGIN); y += STEP) {
    for (let x = MARGIN; x <= Math.max(MARGIN, screen.width - size.width - MARGIN); x += STEP) {
      const note = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      let cost = Math.hypot(x + size.width / 2 - aimX, y + size.height / 2 - aimY) / 100;
      for (const rect of around) cost += COVERS_LIT * shared(note, rect) / area + HIDES_LIT * shared(note, rect) / shared(rect, rect);
      for (const rect of kept) cost += COVERS_KEPT * shared(note, rect) / area + HIDES_KEPT * shared(note, rect) / (shared(rect, rect) || 1);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return best;
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);

/**
 * A line from the note to something lit: straight across where they lie beside each other.
 * @param {Rect} note
 * @param {Rect} lit
 * @returns {{from: [number, number], to: [number, number]} | null} null where the note touches it
 */
export function leader(note, lit) {
  if (shared(grown(note, MARGIN), lit)) return null;
  const [x, y] = middle(lit);
  const from = /** @type {[number, number]} */ ([clamp(x, note.left, note.right), clamp(y, note.top, note.bottom)]);
  const inset = Math.min(6, (lit.right - lit.left) / 4, (lit.bottom - lit.top) / 4);
  const inner = grown(lit, -inset);
  return { from, to: [clamp(from[0], inner.left, inner.right), clamp(from[1], inner.top, inner.bottom)] };
}
