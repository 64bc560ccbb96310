/** Drawing along the lines between spaces on the pad: with a pointer that is dragged or taps, or with the keys. */
import { say } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { isInner, lineName, linesBetween, POINTS } from '../js/lines.js';
import { beside } from '../js/sheet.js';
import { placeName } from '../ink/on_lines.js';
import { putLine } from './note.js';

/** @typedef {import('./ink-pad.js').InkPad} InkPad */
/** @typedef {import('./note.js').InkNote} InkNote */

export class Trace {
  /** @param {InkPad} pad whose sheet is drawn on */
  constructor(pad) {
    this.pad = pad;
    /** Where the pointer was last, while it is down. @type {string | null} */
    this.last = null;
    /** What is drawn so far without lifting the pointer. @type {InkNote} */
    this.note = pad.note;
    /** Whether the keys draw. */
    this.penDown = false;
    /** Whether the click that comes belongs to a pointer that has done its work. */
    this.done = false;
    const svg = pad.paper?.svg;
    svg?.addEventListener('pointerdown', event => this.down(event));
    svg?.addEventListener('pointermove', event => this.move(event));
    svg?.addEventListener('pointerup', event => this.up(event));
    svg?.addEventListener('pointercancel', () => { this.last = null; });
    svg?.addEventListener('click', () => { this.done = false; });
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (!this.pad.tracing() || event.button !== 0) return;
    this.last = this.pad.paper?.placeUnder(event.clientX, event.clientY, true) ?? null;
    this.note = this.pad.note;
    this.pad.paper?.svg.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    const here = this.last && this.pad.paper?.placeUnder(clientX, clientY, true);
    if (!here || here === this.last) return;
    this.note = drawnAlong(this.note, this.last ?? here, here);
    this.last = here;
    this.pad.paper?.show(this.pad.sheet(this.note), { numbers: false });
  }

  /** @param {PointerEvent} event */
  up({ clientX, clientY }) {
    if (!this.last) return;
    this.last = null;
    this.done = true;
    if (this.note !== this.pad.note) {
      this.pad.change(this.note);
      return;
    }
    const line = this.pad.paper?.lineUnder(clientX, clientY);
    if (line && isInner(line)) this.pad.change(putLine(this.pad.note, lineName(line)));
  }

  /** A click on a grid point, unless it belongs to a pointer that has drawn. @param {string} point */
  click(point) {
    if (!this.done) this.putDown(point);
  }

  /** Without a pointer the pen is put down at a grid point, or lifted. @param {string} point */
  putDown(point) {
    this.penDown = !this.penDown;
    say(t(this.penDown ? 'pad.pen_down' : 'pad.pen_up', { point: placeName(point) }));
  }

  /** @param {string} point @param {string} key @returns {boolean} whether the key was for the pen */
  key(point, key) {
    if (key === 'Enter' || key === ' ') this.putDown(point);
    else if (key === 'Delete' || key === 'Backspace') this.pad.change(withoutLinesAt(this.pad.note, point));
    else if (key.startsWith('Arrow') && this.penDown) {
      const next = beside(point, key);
      this.pad.change(drawnAlong(this.pad.note, point, next));
      this.pad.paper?.focus(next);
    } else return false;
    return true;
  }
}

/** @param {InkNote} note @param {string} from @param {string} to */
const drawnAlong = (note, from, to) => linesBetween(from, to).filter(isInner).reduce((drawn, line) => putLine(drawn, lineName(line), true), note);

/** @param {InkNote} note @param {string} point */
const withoutLinesAt = (note, point) => POINTS.filter(other => linesBetween(point, other).length === 1)
  .flatMap(other => linesBetween(point, other)).reduce((left, line) => putLine(left, lineName(line), false), note);
