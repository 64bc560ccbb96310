/** The sheet under the pen: shows layers, tells which space is pointed at, tapped or dropped on. Decides nothing. */
import { at, layers, rowCol, SPACES, spaceName, viewBox } from '../js/board.js';
import { h, mayMove, svg } from '../js/dom.js';
import { ink, pieceIn } from '../js/drawings.js';
import { actionOf, fitting, placement } from '../js/sheet.js';

/** @typedef {import('../js/types.js').Board} Board */
/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {import('../js/sheet.js').SheetState} SheetState */
/** @typedef {import('../js/sheet.js').Placed} Placed */
/**
 * @typedef {object} PaperHandlers
 * @property {(space: string | null) => void} point the mouse is over a space, or over none
 * @property {(space: string) => void} click by mouse
 * @property {(space: string) => void} tap by finger or pen
 * @property {(step: number) => boolean} turn whether there was something to turn
 * @property {(space: string) => void} focus by keyboard
 */

const LAYERS = ['ground', 'wash', 'grid', 'under', 'drawings', 'light', 'ghost', 'marks', 'spaces'];
const FLIGHT_STEP = 170;

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
    const under = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest?.('.space')?.getAttribute('data-space') ?? null;
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
   * @param {{refused?: string | null, waiting?: Placed | null, brings?: Record<string, Placed[]>}} [more] brings: what comes with some drawings
   */
  aim(state, { refused, waiting, brings = {} } = {}) {
    const spaces = fitting(state);
    const { wash, ticks, cross } = ink();
    const mark = (/** @type {string} */ space) => at(space, wash + ticks, `legal${space === state.space ? ' hot' : ''}`);
    this.layer('wash').innerHTML = spaces.map(mark).join('') + (refused ? at(refused, wash, 'refused') : '');
    const ghost = placement(state);
    let over = refused ? at(refused, cross, 'refused') : '';
    const placed = waiting ?? ghost;
    if (placed) {
      const brought = brings[actionOf(placed)] ?? [];
      const look = waiting ? 'piece waiting' : 'piece ghost';
      over += [...brought, placed].map(({ space, piece, orientation }) => at(space, pieceIn(space, piece, orientation), look)).join('');
    }
    this.layer('ghost').innerHTML = over;
  }

  /** Markup over and under the drawings that explains something: a part of the score, a path. @param {string} over @param {string} [under] */
  light(over, under = '') {
    this.layer('light').innerHTML = over;
    this.layer('under').innerHTML = under;
  }

  /** Spoken labels, and a sign on the spaces where the chosen piece fits. @param {(space: string) => string} label @param {Set<string>} fits */
  speak(label, fits) {
    for (const name of SPACES) {
      const space = this.space(name);
      space.setAttribute('aria-label', label(name));
      space.toggleAttribute('data-fits', fits.has(name));
    }
  }

  /** @param {string} name @returns {SVGElement} */
  space(name) {
    const space = this.svg.querySelector(`[data-space="${name}"]`);
    if (!(space instanceof SVGElement)) throw new Error(`no space ${name}`);
    return space;
  }

  /** Move the keyboard to a space. @param {string} name */
  focus(name) {
    for (const space of this.svg.querySelectorAll('[tabindex="0"]')) space.setAttribute('tabindex', '-1');
    const space = this.space(name);
    space.setAttribute('tabindex', '0');
    space.focus({ preventScroll: true });
  }

  /**
   * The space under a point of the screen, for drag and drop.
   * @param {number} x
   * @param {number} y
   * @returns {string | null}
   */
  spaceUnder(x, y) {
    const box = this.layer('ground').getBoundingClientRect();
    const col = Math.floor((x - box.left) / box.width * 7);
    const row = Math.floor((y - box.top) / box.height * 7);
    return row >= 0 && row < 7 && col >= 0 && col < 7 ? spaceName(row, col) : null;
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
