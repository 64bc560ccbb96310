/**
 * The lines between the spaces of a Railroad Ink sheet: grid points such as 23 (row and column from the top left, 0 to 7),
 * paths in unit steps from one of them, and which of the listed drawings begin where. Knows no rule.
 */

/** @typedef {import('./types.js').GridPath} GridPath */
/** A line between two spaces: its first point, and whether it runs down from there. @typedef {{row: number, col: number, down: boolean}} GridLine */

const LAST = 7;
/** @type {Record<string, [number, number]>} */
const STEPS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const BACK = /** @type {Record<string, string>} */ ({ N: 'S', E: 'W', S: 'N', W: 'E' });
/** @type {Record<string, string>} */
const ARROWS = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };
const DRAWING = /^([a-z0-9-]+)@([0-7])([0-7])\/([NESW]+)$/;

/** All grid points, row by row. */
export const POINTS = Array.from({ length: (LAST + 1) ** 2 }, (_, i) => `${Math.floor(i / (LAST + 1))}${i % (LAST + 1)}`);

/** Whether a place is a grid point and not a space. @param {string} place */
export const isPoint = place => /^[0-7]{2}$/.test(place);

/** @param {string} point @returns {[number, number]} row and column */
export const pointAt = point => [Number(point[0]), Number(point[1])];

/** The grid point at the top left of a space, and the space at the bottom right of a point. @param {string} space */
export const pointOf = space => `${space.charCodeAt(0) - 65}${Number(space.slice(1)) - 1}`;
/** @param {string} point */
export function spaceOf(point) {
  const [row, col] = pointAt(point).map(one => Math.min(one, LAST - 1));
  return `${String.fromCharCode(65 + (row ?? 0))}${(col ?? 0) + 1}`;
}

/** Where a path leads. @param {string} point @param {string} path */
export function endOf(point, path) {
  let [row, col] = pointAt(point);
  for (const step of path) {
    const [down, right] = STEPS[step] ?? [0, 0];
    row += down;
    col += right;
  }
  return `${row}${col}`;
}

/** The same path from its other end. @param {string} path */
export const backwards = path => [...path].reverse().map(step => BACK[step]).join('');

/** The lines along a path. @param {GridPath} path @returns {GridLine[]} */
export function linesOf({ row, col, path }) {
  let at = `${row}${col}`;
  return [...path].map(step => {
    const to = endOf(at, step);
    const [first, second] = pointAt(at < to ? at : to);
    at = to;
    return { row: first, col: second, down: step === 'N' || step === 'S' };
  });
}

/** The lines from one point to another, first down or up, then across. @param {string} from @param {string} to */
export function linesBetween(from, to) {
  const [[row, col], [lastRow, lastCol]] = [pointAt(from), pointAt(to)];
  const path = (lastRow > row ? 'S' : 'N').repeat(Math.abs(lastRow - row)) + (lastCol > col ? 'E' : 'W').repeat(Math.abs(lastCol - col));
  return linesOf({ name: '', row, col, path });
}

/** A line by its first point and its way, such as 23E. @param {GridLine} line */
export const lineName = ({ row, col, down }) => `${row}${col}${down ? 'S' : 'E'}`;

/** Whether a line lies between two spaces, and not on the outer edge. @param {GridLine} line */
export const isInner = ({ row, col, down }) => down ? col > 0 && col < LAST && row < LAST : row > 0 && row < LAST && col < LAST;

/** A path as it is written: from its smaller end point. @param {string} point @param {string} path */
export function written(point, path) {
  const end = endOf(point, path);
  return end < point ? { point: end, path: backwards(path) } : { point, path };
}

/** What the notation of a drawing on lines says; null for any other action. @param {string} action */
export function readPath(action) {
  const [, piece, row, col, path] = DRAWING.exec(action) ?? [];
  return piece && path ? { piece, row: Number(row), col: Number(col), path } : null;
}

/**
 * The drawings on lines among the legal actions, each at both of its ends, those that turn clockwise next to one another.
 * @param {string[]} actions
 * @returns {import('./sheet.js').Legal}
 */
export function pathsOf(actions) {
  /** @type {Record<string, Record<string, string[]>>} */
  const legal = {};
  for (const action of actions) {
    const drawing = readPath(action);
    if (!drawing) continue;
    const { piece, row, col, path } = drawing;
    const from = `${row}${col}`;
    const places = legal[piece] ??= {};
    (places[from] ??= []).push(path);
    const end = endOf(from, path);
    if (end !== from) (places[end] ??= []).push(backwards(path));
  }
  const clockwise = (/** @type {string} */ path) => [...path].map(step => 'NESW'.indexOf(step)).join('');
  for (const places of Object.values(legal)) for (const paths of Object.values(places)) paths.sort((a, b) => clockwise(a) < clockwise(b) ? -1 : 1);
  return legal;
}

/** The grid point beside another, or the same at the edge. @param {string} point @param {string} key of an arrow */
export function besidePoint(point, key) {
  const next = endOf(point, ARROWS[key] ?? '');
  return isPoint(next) ? next : point;
}
