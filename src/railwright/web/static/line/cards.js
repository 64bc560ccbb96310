/** Hand, display and stack: cards to point at and to choose. */
import { fill, h, svg } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { cardPicture } from './drawing.js';
import { cardInHand } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Card} Card */
/**
 * @typedef {object} Dealing
 * @property {View} view
 * @property {boolean} shared whether several people play at this device
 * @property {boolean} veiled whether the hand must not be seen now
 * @property {string | null} picked
 * @property {(card: string) => boolean} able whether a card can be used now
 * @property {(card: string) => void} pick
 * @property {(card: string | null) => void} point
 */

/** @param {Dealing} dealing @param {Card} card */
function cardButton({ picked, able, pick, point }, { card, lanes }) {
  const on = picked === card;
  const byMouse = (/** @type {string | null} */ what) => (/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse') point(what); };
  return h('button.line-card', {
    type: 'button', class: `${on ? 'on' : ''}${able(card) ? ' able' : ''}`, 'aria-pressed': String(on), 'aria-label': cardInHand(card, lanes),
    dataset: { key: `card-${card}`, card },
    onclick: () => pick(card),
    onpointerenter: byMouse(card),
    onpointerleave: byMouse(null),
    onfocus: (/** @type {FocusEvent} */ event) => { if (event.target instanceof Element && event.target.matches(':focus-visible')) point(card); },
    onblur: () => point(null),
  }, svg(cardPicture(lanes)), h('span.card-id', { 'aria-hidden': 'true' }, card));
}

/** @param {Dealing} dealing */
function handOf(dealing) {
  const { view, shared, veiled } = dealing;
  const name = view.seats[view.seat ?? 0]?.name ?? '';
  return h('section.hand', { class: `seat-${view.seat}` },
    h('div.row-head', {}, h('h2.label', {}, shared ? t('line.hand_of', { name }) : t('line.hand')), h('span.cap', {}, view.hand.length ? t('line.hand_secret') : '')),
    h('div.cards', {}, veiled ? view.hand.map(() => h('span.line-card.back', { 'aria-hidden': 'true' })) : view.hand.map(card => cardButton(dealing, card)),
      view.hand.length || view.side === null ? null : h('p.cap', {}, t('line.hand_empty'))));
}

/** @param {HTMLElement} root @param {Dealing} dealing */
export function showCards(root, dealing) {
  const { view } = dealing;
  root.hidden = !view.hand.length && view.display.every(card => card === null) && view.side === null;
  fill(root, view.seat === null ? null : handOf(dealing),
    h('section.display', { class: view.seat === null ? '' : `seat-${view.seat}` },
      h('div.row-head', {}, h('h2.label', {}, t('line.display')), h('span.cap', {}, t('line.stack', { n: view.stack }))),
      h('div.cards', {}, view.display.map(card => card ? cardButton(dealing, card) : h('span.line-card.gap')),
        h('span.stack', { role: 'img', 'aria-label': t('line.stack_short', { n: view.stack }) }, String(view.stack)))));
}

/** Mark the chosen card without making the cards anew: whoever holds one by mouse or key keeps it. @param {HTMLElement} root @param {string | null} picked */
export function markPicked(root, picked) {
  for (const button of root.querySelectorAll('button.line-card')) {
    const on = button.getAttribute('data-card') === picked;
    button.classList.toggle('on', on);
    button.setAttribute('aria-pressed', String(on));
  }
}
