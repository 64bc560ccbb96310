/** What is that? Pointing at something, going there with the keyboard or pressing it long says what it does and what it is worth. */
import { h, loadStyles, say } from './dom.js';
import { loadTexts, t } from './i18n.js';
import { placeNote } from './placing.js';

/** What is said of a thing: rules of the game, and how it stands now. @typedef {{title: string, text: string, now: string}} Told */
/**
 * @typedef {object} Telling
 * @property {string} things selector of what can be pointed at
 * @property {string[]} texts areas of texts that it takes
 * @property {string} [keep] selector of what says more about it meanwhile and stays in sight
 * @property {(thing: Element) => Told | null | Promise<Told | null>} tell
 */

const REST_MS = 500;
const PRESS_MS = 500;
const SLACK = 10;
/** Nobody waits for what they have reached by key. */
const AT_ONCE = 0;

export class Pointing {
  /** @param {HTMLElement} root @param {Telling} telling */
  constructor(root, telling) {
    this.root = root;
    this.telling = telling;
    this.title = h('b');
    this.text = h('span');
    this.now = h('span.now');
    this.box = h('div.tell', { id: 'tell', role: 'tooltip', hidden: true }, this.title, this.text, this.now);
    document.body.append(this.box);
    this.styled = loadStyles('css/tell.css');
    /** What is being pointed at. @type {Element | null} */
    this.thing = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Whether the finger that lies there has been answered: its click is not meant. */
    this.pressed = false;
    this.ending = new AbortController();
    /** Where the mouse was seen last. */
    this.mouse = { x: -1, y: -1 };
    // a table draws things anew while the mouse rests on them
    this.gone = new MutationObserver(() => { if (this.thing && !this.thing.isConnected) this.comeTo(document.elementFromPoint(this.mouse.x, this.mouse.y)?.closest(this.telling.things) ?? null, REST_MS); });
    this.gone.observe(root, { childList: true, subtree: true });
    this.listen();
  }

  listen() {
    const { signal } = this.ending;
    const thingOf = (/** @type {Event} */ event) => event.target instanceof Element ? event.target.closest(this.telling.things) : null;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act, capture = false) => this.root.addEventListener(name, act, { signal, capture });
    on('pointermove', event => {
      if (event.pointerType !== 'mouse') return;
      this.mouse = { x: event.clientX, y: event.clientY };
      if (thingOf(event) !== this.thing) this.comeTo(thingOf(event), REST_MS);
    });
    on('pointerleave', event => {
      if (event.pointerType !== 'mouse') return;
      this.mouse = { x: -1, y: -1 };
      this.rest();
    });
    on('focusin', event => { if (event.target instanceof Element && event.target.matches(':focus-visible')) this.comeTo(thingOf(event), AT_ONCE); });
    // a finger that is lifted takes the focus along: what it has asked for stays to be read
    on('focusout', () => { if (!this.pressed) this.rest(); });
    on('pointerdown', event => {
      this.rest();
      this.pressed = false;
      if (event.pointerType !== 'mouse') this.press(thingOf(event), event);
    }, true);
    on('click', event => {
      if (this.pressed) {
        event.preventDefault();
        event.stopPropagation();
      } else this.rest();
      this.pressed = false;
    }, true);
    on('contextmenu', event => { if (this.pressed) event.preventDefault(); }, true);
    document.addEventListener('keydown', event => {
      this.pressed = false;
      if (event.key === 'Escape') this.rest();
    }, { signal, capture: true });
    document.addEventListener('pointerdown', event => { if (!this.root.contains(/** @type {Node} */ (event.target))) this.rest(); }, { signal });
    addEventListener('scroll', () => this.rest(), { signal, passive: true, capture: true });
  }

  /** A finger lies on something: if it stays, it is told what that is. @param {Element | null} thing @param {PointerEvent} down */
  press(thing, { clientX, clientY, pointerId }) {
    if (!thing) return;
    const following = new AbortController();
    const { signal } = following;
    const timer = setTimeout(() => {
      following.abort();
      this.pressed = true;
      void this.comeTo(thing, AT_ONCE);
    }, PRESS_MS);
    const giveUp = () => { clearTimeout(timer); following.abort(); };
    addEventListener('pointermove', move => { if (move.pointerId === pointerId && Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLACK) giveUp(); }, { signal });
    for (const name of ['pointerup', 'pointercancel', 'scroll']) addEventListener(name, giveUp, { signal, capture: true });
  }

  /** @param {Element | null} thing @param {number} wait */
  comeTo(thing, wait) {
    this.rest();
    this.thing = thing;
    if (!thing) return;
    if (wait) this.timer = setTimeout(() => void this.show(thing), wait);
    else void this.show(thing);
  }

  /** @param {Element} thing */
  async show(thing) {
    await Promise.all([loadTexts(this.telling.texts), this.styled]);
    const told = await this.telling.tell(thing);
    if (this.thing !== thing || !told) return;
    this.title.textContent = told.title;
    this.text.textContent = told.text;
    this.now.textContent = told.now;
    this.box.hidden = false;
    const kept = this.telling.keep ? [...this.root.querySelectorAll(this.telling.keep)].map(one => one.getBoundingClientRect()) : [];
    const { x, y } = placeNote({ width: this.box.offsetWidth, height: this.box.offsetHeight }, { width: document.documentElement.clientWidth, height: innerHeight }, [thing.getBoundingClientRect()], kept);
    this.box.style.setProperty('--x', `${x}px`);
    this.box.style.setProperty('--y', `${y}px`);
    thing.setAttribute('aria-describedby', 'tell');
    if (this.pressed || thing.matches(':focus-visible')) say([told.title, told.text, told.now].filter(Boolean).join(' '));
  }

  /** Say nothing more. */
  rest() {
    clearTimeout(this.timer);
    this.thing?.removeAttribute('aria-describedby');
    this.thing = null;
    this.box.hidden = true;
  }

  end() {
    this.rest();
    this.ending.abort();
    this.gone.disconnect();
    this.box.remove();
  }
}

/** A sentence that begins with a large letter. @param {string} text */
export const sentence = text => text.charAt(0).toUpperCase() + text.slice(1);

/** What something brings now, or takes. @param {number} points */
export const pointsNow = points => points < 0 ? t('tell.lost', { n: -points }) : t('tell.now', { n: points });

/** Sentences in a row; empty ones are left out. @param {(string | null | undefined | false)[]} parts */
export const sentences = parts => parts.filter(Boolean).join(' ');
