/** The sheet under the pen: shows layers, tells which space or grid point is pointed at, tapped or dropped on. Decides nothing. */
import { at, layers, middleOf, pathsMarkup, rowCol, SPACES, spaceName, viewBox } from '../js/board.js';
import { h, mayMove, svg } from '../js/dom.js';
import { ink, liesOnLines, pieceIn } from '../js/drawings.js';
import { isPoint, lineName, linesOf, pointAt, POINTS } from '../js/lines.js';
import { actionOf, fitting, placement } from '../js/sheet.js';

/** @typedef {import('../js/types.js').Board} Board */
/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {import('../js/sheet.js').SheetState} SheetState */
/**
 * @typedef {object} PaperHandlers
 * @property {(space: string | null) => void} point the mouse is over a space or grid point, or over none
 * @property {(space: string) => void} click by mouse
 * @property {(space: string) => void} tap by finger or pen
 * @property {(step: number) => boolean} turn whether there was something to turn
 * @property {(space: string) => void} focus by keyboard
 */

const LAYERS = ['ground', 'wash', 'grid', 'under', 'drawings', 'light', 'ghost', 'marks', 'spaces', 'points'];
const FLIGHT_STEP = 170;
/** How far from its place a price stands. */
const ASIDE = 36;

/** @typedef {import('../js/sheet.js').Placement} Placement */

/** What is about to be drawn, in a state such as ghost. @param {Placement} placed @param {string} state */
function drawn({ piece, space, orientation }, state) {
  if (typeof orientation === 'number') return at(space, pieceIn(space, piece, orientation), `piece ${state}`);
  const [row, col] = pointAt(space);
  const { below, above } = pathsMarkup([{ name: ink().paths[piece]?.name ?? '', row, col, path: orientation }]);
  return `<g class="laid ${state}">${below}${above}</g>`;
}

/** What a drawing costs, beside its place and inside the sheet. @param {string} place @param {{sign: string, amount: number}} price */
function priceMarkup(place, { sign, amount }) {
  const [x, y] = middleOf(place);
  const [right, down] = [x > 600 ? -ASIDE : ASIDE, y < 100 ? ASIDE : -ASIDE];
  return `<g class="price" transform="translate(${x + right} ${y + down})"><rect x="-36" y="-19" width="72" height="38" rx="9"/>`
    + `<g class="sign" transform="translate(-15 0) scale(.72)">${ink().signs[sign] ?? ''}</g><text x="17">−${amount}</text></g>`;
}

export class Paper {
  /**
   * @param {Board} board
   * @param {string} label
   * @param {PaperHandlers} on
   */
  constructor(board, label, on) {
    this.board = board;
    this.svg = svg(`<svg class="board" viewBox="${viewBox(false)}" role="group">${LAYERS.map(name => `<g data-layer="${name}"></g>`).join('')}</svg>`);
    this.svg.setAttribute('aria-label', label);
    this.element = h('div.sheet', {}, this.svg);
    this.layer('spaces').innerHTML = SPACES.map(space => {
      const [row, col] = rowCol(space);
      return `<rect class="space" data-space="${space}" role="button" tabindex="${space === 'D4' ? 0 : -1}" x="${col * 100}" y="${row * 100}" width="100" height="100"/>`;
    }).join('');
    this.layer('points').innerHTML = POINTS.map(point =>
      `<g class="point" data-point="${point}" role="button" tabindex="${point === '33' ? 0 : -1}" transform="translate(${middleOf(point).join(' ')})"><rect x="-50" y="-50" width="100" height="100"/><circle r="22"/></g>`).join('');
    this.listen(on);
  }

  /** @param {string} name @returns {Element} */
  layer(name) {
    const group = this.svg.querySelector(`[data-layer="${name}"]`);
    if (!group) throw new Error(`no layer ${name}`);
    return group;
  }

  /** @param {PaperHandlers} on */
  listen(on) {
    const { svg: target } = this;
    const under = (/** @type {Event} */ event) => placeOf(/** @type {Element} */ (event.target).closest?.('.space, .point'));
    let touched = false;
    target.addEventListener('pointerdown', event => { touched = event.pointerType !== 'mouse'; });
    target.addEventListener('pointermove', event => { if (event.pointerType === 'mouse') on.point(under(event)); });
    target.addEventListener('pointerleave', event => { if (event.pointerType === 'mouse') on.point(null); });
    target.addEventListener('click', event => {
      const space = under(event);
      if (space) (touched ? on.tap : on.click)(space);
    });
    target.addEventListener('contextmenu', event => {
      event.preventDefault();
      if (!touched) on.turn(1);
    });
    let lastTurn = 0;
    target.addEventListener('wheel', event => {
      if (event.ctrlKey || Math.abs(event.deltaY) < 2) return;
      const soon = event.timeStamp - lastTurn < 90;
      if (soon || on.turn(event.deltaY > 0 ? 1 : -1)) {
        event.preventDefault();
        if (!soon) lastTurn = event.timeStamp;
      }
    }, { passive: false });
    target.addEventListener('focusin', event => { const space = under(event); if (space) on.focus(space); });
  }

  /**
   * The sheet itself.
   * @param {SheetView} sheet
   * @param {Parameters<typeof layers>[2]} look
   */
  show(sheet, look) {
    const parts = layers(this.board, sheet, look);
    this.layer('ground').innerHTML = parts.ground;
    this.layer('grid').innerHTML = parts.grid;
    this.layer('drawings').innerHTML = parts.drawings;
    this.layer('marks').innerHTML = parts.marks;
  }

  /**
   * What is about to be drawn, and where it may be.
   * @param {SheetState} state
   * @param {{refused?: string | null, waiting?: Placement | null, price?: {sign: string, amount: number} | null, brings?: Record<string, Placement[]>}} [more] brings: what comes with some drawings
   */
  aim(state, { refused, waiting, price, brings = {} } = {}) {
    const spaces = fitting(state);
    const onLines = liesOnLines(state.piece);
    this.svg.classList.toggle('on-lines', onLines);
    const { wash, ticks, cross, point } = ink();
    const mark = (/** @type {string} */ space) => at(space, onLines ? point : wash + ticks, `legal${space === state.space ? ' hot' : ''}`);
    this.layer('wash').innerHTML = spaces.map(mark).join('') + (refused && !onLines ? at(refused, wash, 'refused') : '');
    const ghost = placement(state);
    let over = refused ? at(refused, cross, 'refused') : '';
    const look = waiting ? 'waiting' : 'ghost';
    const placed = waiting ?? ghost;
    if (placed) over += [...brings[actionOf(placed)] ?? [], placed].map(one => drawn(one, look)).join('');
    if (ghost && !waiting && price) over += priceMarkup(ghost.space, price);
    this.layer('ghost').innerHTML = over;
  }

  /** Drawings that are only shown, in a state of their own. @param {Placement[]} placed @param {string} state */
  propose(placed, state) {
    const inSpaces = placed.filter(({ space }) => !isPoint(space));
    const each = (/** @type {string} */ markup) => inSpaces.map(({ space }) => at(space, markup, state)).join('');
    this.layer('wash').innerHTML = each(ink().wash);
    this.layer('ghost').innerHTML = placed.map(one => drawn(one, state)).join('') + each(ink().ticks);
  }

  /** Markup over and under the drawings that explains something: a part of the score, a path. @param {string} over @param {string} [under] */
  light(over, under = '') {
    this.layer('light').innerHTML = over;
    this.layer('under').innerHTML = under;
  }

  /** Spoken labels, and a sign on the places where the chosen piece fits. @param {(space: string) => string} label @param {Set<string>} fits */
  speak(label, fits) {
    for (const name of this.svg.classList.contains('on-lines') ? POINTS : SPACES) {
      const space = this.space(name);
      space.setAttribute('aria-label', label(name));
      space.toggleAttribute('data-fits', fits.has(name));
    }
  }

  /** @param {string} name @returns {SVGElement} */
  space(name) {
    const space = this.svg.querySelector(isPoint(name) ? `[data-point="${name}"]` : `[data-space="${name}"]`);
    if (!(space instanceof SVGElement)) throw new Error(`no space ${name}`);
    return space;
  }

  /** Move the keyboard to a space. @param {string} name */
  focus(name) {
    const space = this.space(name);
    for (const other of space.parentElement?.querySelectorAll('[tabindex="0"]') ?? []) other.setAttribute('tabindex', '-1');
    space.setAttribute('tabindex', '0');
    space.focus({ preventScroll: true });
  }

  /** Nothing can be pointed at: the sheet is only shown. */
  still() {
    this.layer('spaces').innerHTML = '';
    this.layer('points').innerHTML = '';
    this.svg.setAttribute('role', 'img');
  }

  /** A point of the screen, measured in spaces from the top left corner of the sheet. @param {number} x @param {number} y @returns {[number, number]} */
  spotUnder(x, y) {
    const box = this.layer('ground').getBoundingClientRect();
    return [(x - box.left) / box.width * 7, (y - box.top) / box.height * 7];
  }

  /**
   * The space under a point of the screen, or the grid point next to it, for drag and drop.
   * @param {number} x
   * @param {number} y
   * @param {boolean} onLines
   * @returns {string | null}
   */
  placeUnder(x, y, onLines) {
    const [right, down] = this.spotUnder(x, y);
    if (onLines) {
      const point = `${Math.round(down)}${Math.round(right)}`;
      return isPoint(point) ? point : null;
    }
    const [row, col] = [Math.floor(down), Math.floor(right)];
    return row >= 0 && row < 7 && col >= 0 && col < 7 ? spaceName(row, col) : null;
  }

  /**
   * The line between spaces next to a point of the screen.
   * @param {number} x
   * @param {number} y
   * @returns {import('../js/lines.js').GridLine}
   */
  lineUnder(x, y) {
    const [right, down] = this.spotUnder(x, y);
    const isDown = Math.abs(right - Math.round(right)) < Math.abs(down - Math.round(down));
    return isDown ? { row: Math.floor(down), col: Math.round(right), down: true } : { row: Math.round(down), col: Math.floor(right), down: false };
  }

  /**
   * Let something fly over the sheet to the end of its path.
   * @param {string} from
   * @param {string[]} path
   */
  async fly(from, path) {
    if (!mayMove()) return;
    const points = [from, ...path].map(space => { const [row, col] = rowCol(space); return { transform: `translate(${col * 100 + 50}px, ${row * 100 + 50}px)` }; });
    this.layer('ghost').innerHTML = '<g class="flying"><circle class="way-end" r="17"/><circle class="way-aim" r="26"/></g>';
    const flying = this.layer('ghost').firstElementChild;
    await flying?.animate(points, { duration: FLIGHT_STEP * path.length, easing: 'ease-in', fill: 'forwards' }).finished.catch(() => {});
    this.layer('ghost').innerHTML = '';
  }
}

/** The space or grid point that an element stands for. @param {Element | null | undefined} element */
export const placeOf = element => element?.getAttribute('data-space') ?? element?.getAttribute('data-point') ?? null;

/** Whatever lies on a sheet, to be told from one another. @param {SheetView} sheet */
const thingsOn = sheet => [
  ...sheet.drawn.map(({ space, piece, orientation }) => ({ place: space, what: `${piece}@${space}/${orientation}` })),
  ...Object.entries(sheet.signs).flatMap(([name, spaces]) => spaces.map(space => ({ place: space, what: `${name}@${space}` }))),
  ...sheet.lines.flatMap(path => linesOf(path).map(line => ({ place: lineName(line), what: `${path.name}@${lineName(line)}` }))),
];

/** The spaces and lines where something is new since an earlier sheet. @param {SheetView} sheet @param {SheetView} [earlier] @returns {Set<string>} */
export function freshOn(sheet, earlier) {
  if (!earlier) return new Set();
  const known = new Set(thingsOn(earlier).map(({ what }) => what));
  return new Set(thingsOn(sheet).filter(({ what }) => !known.has(what)).map(({ place }) => place));
}
