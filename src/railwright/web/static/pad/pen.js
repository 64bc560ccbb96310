/** The pen of the pad: draws over the sheet with finger or mouse, or from space to space with Shift and the arrow keys. */
import { across, SIDES } from './strokes.js';

/** @typedef {import('./ink-pad.js').InkPad} InkPad */
/** @typedef {import('./strokes.js').Spot} Spot */

/** How far, in spaces, a pointer moves before it draws. */
const STILL = 0.15;
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

export class Pen {
  /** @param {InkPad} pad whose sheet is drawn on */
  constructor(pad) {
    this.pad = pad;
    /** The way of the pointer while it is down. @type {Spot[]} */
    this.spots = [];
    this.drawing = false;
    /** Where a finger went down, for a tap. @type {string | null} */
    this.space = null;
    /** Whether the click that comes belongs to a stroke or to a finger's tap. */
    this.done = false;
    const svg = pad.paper?.svg;
    svg?.addEventListener('pointerdown', event => this.down(event));
    svg?.addEventListener('pointermove', event => this.move(event));
    svg?.addEventListener('pointerup', event => this.up(event));
    svg?.addEventListener('pointercancel', () => this.lift());
    svg?.addEventListener('contextmenu', () => this.lift());
    svg?.addEventListener('click', () => { this.done = false; });
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.done = false;
    this.lift();
    if (!this.pad.stroking() || event.button !== 0 || !event.isPrimary) return;
    this.spots = this.spotsOf(event);
    // a finger's tap counts as it lifts: right after a stroke browsers give it no click
    this.space = event.pointerType !== 'mouse' && event.target instanceof Element ? event.target.getAttribute('data-space') : null;
  }

  /** @param {PointerEvent} event @returns {Spot[]} */
  spotsOf(event) {
    const spot = this.pad.paper?.spotUnder(event.clientX, event.clientY);
    return spot ? [spot] : [];
  }

  /** @param {PointerEvent} event */
  move(event) {
    const [start] = this.spots;
    if (!start || !event.isPrimary) return;
    for (const one of event.getCoalescedEvents?.() ?? []) this.spots.push(...this.spotsOf(one));
    this.spots.push(...this.spotsOf(event));
    const [x, y] = this.spots.at(-1) ?? start;
    if (!this.drawing && Math.hypot(x - start[0], y - start[1]) < STILL) return;
    if (!this.drawing) this.pad.paper?.svg.setPointerCapture(event.pointerId);
    this.drawing = true;
    this.pad.showStroke(this.spots);
  }

  /** @param {PointerEvent} event */
  up({ isPrimary }) {
    if (!isPrimary) return;
    const { spots, drawing, space } = this;
    this.lift();
    this.done = drawing || space !== null;
    if (drawing) this.pad.stroke(spots);
    else if (space) this.pad.act(space);
  }

  /** Nothing is drawn after all. */
  lift() {
    if (this.drawing) this.pad.showStroke([]);
    this.spots = [];
    this.space = null;
    this.drawing = false;
  }

  /** From the middle of a space over a side to the middle of the next. @param {string} space @param {string} key @returns {string | null} where the pen is then */
  key(space, key) {
    const number = ARROWS.indexOf(key);
    const side = SIDES[number];
    const back = SIDES[(number + 2) % 4];
    if (!side || !back) return null;
    const next = across(space, side);
    this.pad.drawAlong([{ space, from: null, to: side }, ...(next ? [{ space: next, from: back, to: null }] : [])]);
    return next ?? space;
  }
}

/** A stroke as it is under way, in units of the sheet. @param {Spot[]} spots */
export const strokeMarkup = spots => spots.length ? `<polyline class="pen-stroke" points="${spots.map(([x, y]) => `${Math.round(x * 100)},${Math.round(y * 100)}`).join(' ')}"/>` : '';

/** Lines that are no piece yet, in a space of 100 units. @param {import('./strokes.js').Lines} lines */
export function looseMarkup({ edges }) {
  const ends = ['50 0', '100 50', '50 100', '0 50'];
  return ends.map((end, side) => edges[side] === '_' ? '' : `<path class="pen-loose" d="M${end}L50 50"/>`).join('');
}
