/** Emotes and nudges: a sheet to choose from, and what others show, for a few seconds beside their names. No words. */
import { button, toast } from './components.js';
import { fill, h, say, svg } from './dom.js';
import { emotes } from './drawings.js';
import { t } from './i18n.js';
import { called } from './people.js';
import { changeSettings, settings } from './store.js';

/** @typedef {import('./types.js').Message} Message */
/** @typedef {{seats: {name: string, kind: string}[], waits_for: number[], phase: string}} GestureView */

const SHOWN_MS = 4500;
const EDGE = 8;

/** @param {string} name */
const drawing = name => svg(`<svg class="emote" viewBox="-20 -20 40 40" aria-hidden="true">${emotes()[name] ?? ''}</svg>`);

const ASKED = 'railwright-gestures';

/** Opens the sheet. Header and table each have one; it is seen where there is somebody to show something to. @param {string} [className] */
export const gestureButton = (className = '') => button('', {
  kind: 'quiet', icon: 'smile', class: `gestures ${className}`, title: t('emote.open'), 'aria-label': t('emote.open'), 'aria-haspopup': 'dialog', 'data-key': 'gestures',
  onclick: () => document.dispatchEvent(new Event(ASKED)),
});

export class Gestures {
  /**
   * @param {number[]} own seats of this device
   * @param {(message: Message) => Promise<Message>} send
   */
  constructor(own, send) {
    this.own = own;
    this.send = send;
    this.layer = h('div.emotes-layer');
    this.asked = () => this.open();
    document.addEventListener(ASKED, this.asked);
    /** @type {GestureView | undefined} */
    this.view = undefined;
    /** @type {HTMLDialogElement | undefined} */
    this.sheet = undefined;
  }

  /** @param {GestureView} view */
  show(view) {
    this.view = view;
    const people = view.seats.some((seat, number) => seat.kind === 'human' && !this.own.includes(number));
    document.body.classList.toggle('has-company', this.own.length > 0 && people);
    if (this.sheet) this.fillSheet(this.sheet);
  }

  get you() {
    return this.own.length === 1 ? this.own[0] ?? null : null;
  }

  open() {
    const sheet = this.sheet = h('dialog.gesture-sheet', { 'aria-label': t('emote.title') });
    sheet.addEventListener('close', () => { sheet.remove(); this.sheet = undefined; });
    sheet.addEventListener('click', event => { if (event.target === sheet) sheet.close(); });
    this.fillSheet(sheet);
    document.body.append(sheet);
    sheet.showModal();
  }

  /** @param {HTMLDialogElement} sheet */
  fillSheet(sheet) {
    const { view } = this;
    const seat = this.own[0];
    if (!view || seat === undefined) return;
    const muted = settings().muted;
    const focused = document.activeElement?.getAttribute('data-key');
    const waited = view.waits_for.filter(one => !this.own.includes(one) && view.seats[one]?.kind === 'human');
    fill(sheet, h('h2', {}, t('emote.title')),
      h('div.emote-grid', {}, Object.keys(emotes()).map(name => h('button', {
        type: 'button', 'data-key': name, class: `seat-${seat}`,
        onclick: () => { sheet.close(); void this.do({ type: 'emote', seat, emote: name }); },
      }, drawing(name), h('span', {}, t(`emote.${name}`))))),
      waited.length ? h('div.nudges', {}, waited.map(to => button(t('emote.nudge', { name: view.seats[to]?.name ?? '' }), {
        icon: 'bell', 'data-key': `nudge-${to}`, onclick: () => { sheet.close(); void this.nudge(seat, to); },
      })), h('p.cap', {}, t('emote.nudge_why'))) : null,
      h('div.acts-row', {},
        button(t('emote.close'), { kind: 'primary', 'data-key': 'close', onclick: () => sheet.close() }),
        button(t(muted ? 'emote.unmute' : 'emote.mute'), { kind: 'quiet', 'data-key': 'mute', onclick: () => { changeSettings({ muted: !muted }); this.fillSheet(sheet); } })),
      muted ? h('p.cap', { role: 'status' }, t('emote.muted')) : null);
    if (focused) /** @type {HTMLElement | null} */ (sheet.querySelector(`[data-key="${focused}"]`))?.focus();
  }

  /** @param {Message} message @returns {Promise<boolean>} */
  async do(message) {
    const answer = await this.send(message);
    if (answer.type === 'refused') toast(answer.text);
    return answer.type !== 'refused';
  }

  /** @param {number} seat @param {number} to */
  async nudge(seat, to) {
    if (await this.do({ type: 'nudge', seat, to })) toast(t('emote.nudge_sent', { name: this.view?.seats[to]?.name ?? '' }));
  }

  /** Somebody shows something; ourselves too, so that we see what the others see. @param {number} seat @param {string} emote */
  emoted(seat, emote) {
    const { view } = this;
    if (!view || settings().muted && !this.own.includes(seat) || !emotes()[emote]) return;
    const name = called(view.seats, seat, this.you);
    const bubble = h('div.emote-bubble', { class: `seat-${seat}`, dataset: { emoteOf: seat } }, drawing(emote), h('span', {}, h('b', {}, name), ' ', t(`emote.${emote}`)));
    this.layer.querySelector(`[data-emote-of="${seat}"]`)?.remove();
    this.layer.append(bubble);
    this.place(bubble, seat);
    say(seat === this.you ? t('emote.said_you', { emote: t(`emote.${emote}`) }) : t('emote.said', { name, emote: t(`emote.${emote}`) }));
    setTimeout(() => bubble.remove(), SHOWN_MS);
  }

  /** Beside the player's name where it stands on the page; our own, and names out of sight, under the header. @param {HTMLElement} bubble @param {number} seat */
  place(bubble, seat) {
    const names = [...document.querySelectorAll(`main [data-name-of="${seat}"]`)].map(name => name.getBoundingClientRect());
    const seen = names.find(box => box.width && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.left < innerWidth);
    const opener = [...document.querySelectorAll('.gestures')].find(one => one.checkVisibility());
    const at = seen ?? opener?.getBoundingClientRect() ?? new DOMRect(innerWidth, 0);
    const { offsetWidth: width, offsetHeight: height } = bubble;
    const left = Math.min(Math.max(EDGE, seen ? at.left : at.right - width), innerWidth - width - EDGE);
    const below = at.bottom + EDGE + height <= innerHeight;
    bubble.style.setProperty('--left', `${Math.max(EDGE, left)}px`);
    bubble.style.setProperty('--top', `${below ? at.bottom + EDGE / 2 : at.top - height - EDGE / 2}px`);
  }

  close() {
    this.sheet?.close();
    this.layer.remove();
    document.removeEventListener(ASKED, this.asked);
    document.body.classList.remove('has-company');
  }
}
