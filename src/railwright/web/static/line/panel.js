/** What has to be decided now, as clear choices: sides, tracks, cards, extra actions with their price, stations, symbols. */
import { button } from '../js/components.js';
import { h, svg } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { cardPicture } from './drawing.js';
import { butIdle, idleAt } from './idle.js';
import { objectOf, offers, symbolsAt } from './reading.js';
import { signPicture } from './signs.js';
import { cardInHand, good, inside, place, station } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('../js/dom.js').Child} Child */
/** @typedef {import('./reading.js').Mode} Mode */
/**
 * @typedef {object} Desk what the table lends to the panel
 * @property {View} view
 * @property {Mode | null} mode
 * @property {Sheet} sheet
 * @property {string | null} picked the card that is chosen
 * @property {import('./types.js').Lanes[]} sides of the start card
 * @property {(action: string) => void} act
 * @property {(mode: Mode | null) => void} enter
 */
/** @typedef {{key: string, act: () => void, element: HTMLElement}} Choice */

/** Prices in coins; a minus is a gain (RL-4). @type {[Mode, number][]} */
const EXTRAS = [['slow', 1], ['second', 1], ['discard', -1], ['buy', 2]];

/** @param {number} coins */
const coin = coins => h('span.coin', { 'aria-hidden': 'true' }, coins < 0 ? `+${-coins}` : String(coins));

/**
 * @param {string} key @param {() => void} act @param {Child[]} content @param {string} [className]
 * @returns {Choice}
 */
function choice(key, act, content, className = '') {
  const element = h('button.pick', { type: 'button', class: className, onclick: act, dataset: { key } }, ...content.flatMap(part => [' ', part]));
  return { key, act, element };
}

/** @param {Desk} desk @returns {Choice[]} */
function sides({ view, sides: faces, act }) {
  return offers(view, 'side').map((offer, index) => {
    const lanes = faces[index] ?? [[], [], []];
    const picked = choice(offer.action, () => act(offer.action),
      [svg(cardPicture(lanes)), h('span.sr', {}, cardInHand(t('line.side', { n: index + 1 }), lanes)), h('span', { 'aria-hidden': 'true' }, t('line.side', { n: index + 1 }))], 'face');
    return picked;
  });
}

/** @param {Desk} desk @returns {Choice[]} */
const tracks = ({ view, act }) => offers(view, 'track').map(offer => {
  const track = Number(objectOf(offer)) - 1;
  const symbols = symbolsAt(view, 0, track);
  return choice(offer.action, () => act(offer.action), [...symbols.map(symbol => svg(signPicture(symbol))), h('span', {}, t('line.track_gives', { n: track + 1, symbols: station(symbols) }))]);
});

/** @param {Desk} desk @param {'slow' | 'move'} verb @returns {Choice[]} */
function stations({ view, act }, verb) {
  const track = view.players[view.decider ?? 0]?.track ?? null;
  return offers(view, verb).map(offer => {
    const symbols = symbolsAt(view, offer.to, track);
    const where = offer.to === undefined ? offer.text
      : t('line.station_here', { place: place(offer.to), symbols: station(symbols) });
    return choice(offer.action, () => act(offer.action),
      [h('b.steps', { 'aria-hidden': 'true' }, objectOf(offer)), h('span', {}, h('span.sr', {}, t('line.station', { n: Number(objectOf(offer)), where })), h('span', { 'aria-hidden': 'true' }, where)), h('span.signs', {}, symbols.map(symbol => svg(signPicture(symbol))))]);
  });
}

/** @param {Desk} desk @returns {Choice[]} */
const symbols = ({ view, act }) => offers(view, 'choose').map(offer => {
  const name = objectOf(offer);
  return choice(offer.action, () => act(offer.action), [svg(signPicture(name)), h('span', {}, good(name))]);
});

/** The box that would be marked, and why it would bring nothing. @param {string} name @param {Player | undefined} player */
function nextBox(name, player) {
  const next = (player?.boxes[name] ?? 0) + 1;
  return h('small', {}, t('line.mark_next', { n: next }), player ? butIdle(idleAt(player.score, name, next)) : '');
}

/** What it means to use a symbol: a move, a box, or the coins of a full row. @param {string} name @param {Player | undefined} player @param {Sheet} sheet */
function use(name, player, sheet) {
  const row = sheet.rows[name];
  if (!row) return [h('span', {}, t('line.use_move'))];
  if ((player?.boxes[name] ?? 0) >= row.boxes.length) return [h('span', {}, t('line.use_full', { n: row.full_coins }))];
  return [h('span', {}, t('line.mark_box', { good: inside(name) })), nextBox(name, player)];
}

/** @param {Desk} desk @returns {Choice[]} */
function markOrCoin({ view, sheet, act }) {
  const name = view.asked_symbol ?? '';
  const player = view.players[view.decider ?? 0];
  return view.actions.map(offer => offer.action === 'mark'
    ? choice('mark', () => act('mark'), [svg(signPicture(name)), ...use(name, player, sheet)])
    : choice(offer.action, () => act(offer.action), [coin(-1), h('span', {}, t('line.take_coin')), h('small', {}, t('line.coins_instead', { n: player?.coins_instead ?? 0 }))]));
}

/** @param {Desk} desk @returns {Choice[]} */
const boxes = ({ view, act }) => offers(view, 'buy').map(offer => {
  const name = objectOf(offer);
  return choice(offer.action, () => act(offer.action), [svg(signPicture(name)), h('span', {}, good(name)), nextBox(name, view.players[view.decider ?? 0])]);
});

/** @param {Desk} desk @returns {Choice[]} */
function extras({ view, enter }) {
  return EXTRAS.filter(([mode]) => mode !== 'second' || view.asks !== 'last').map(([mode, price]) => {
    const able = offers(view, mode).length > 0;
    const spoken = t(price < 0 ? 'line.extra.gain' : 'line.extra.price', { n: Math.abs(price) });
    const made = choice(`extra-${mode}`, () => { if (able) enter(mode); },
      [h('span', {}, t(`line.extra.${mode}`)), h('span.sr', {}, able ? spoken : `${spoken}, ${t('line.extra.not_now')}`), coin(price)], 'extra');
    if (!able) made.element.setAttribute('aria-disabled', 'true');
    return made;
  });
}

/** The button that carries out what a chosen card is for. @param {Desk} desk @param {string} verb @param {string} word @param {string} otherwise */
function confirm({ view, picked, act }, verb, word, otherwise) {
  const action = picked && view.actions.find(offer => offer.action === `${verb} ${picked}`)?.action;
  return action
    ? button(t(word, { id: picked ?? '' }), { kind: 'accent', onclick: () => act(action), dataset: { key: 'confirm' } })
    : button(t(otherwise), { 'aria-disabled': 'true', dataset: { key: 'confirm' } });
}

/**
 * The choices of the moment and the buttons below them.
 * @param {Desk} desk
 * @returns {{choices: Choice[], buttons: HTMLElement[]}}
 */
export function panel(desk) {
  const { view, mode, act, enter } = desk;
  /** @type {HTMLElement[]} */
  const buttons = [];
  /** @type {Choice[]} */
  let choices = [];
  if (view.asks === 'extra' || view.asks === 'last') {
    if (mode === 'slow') choices = stations(desk, 'slow');
    else if (mode === 'buy') choices = boxes(desk);
    else if (mode === 'second') buttons.push(confirm(desk, 'second', 'line.lay_second', 'line.lay_none'));
    else if (mode === 'discard') buttons.push(confirm(desk, 'discard', 'line.discard', 'line.discard_none'));
    else choices = extras(desk);
    if (mode) buttons.push(button(t('line.back'), { onclick: () => enter(null), dataset: { key: 'back' } }));
    else buttons.push(button(t(view.asks === 'last' ? 'line.extra.pass' : 'line.extra.end_turn'), { kind: 'primary', onclick: () => act('pass'), dataset: { key: 'pass' } }));
  } else if (view.asks === 'lay') {
    buttons.push(confirm(desk, 'lay', 'line.lay', 'line.lay_none'));
    // with the line full only an extra action is left (RL-5.1)
    if (view.actions.some(offer => offer.action === 'pass')) buttons.push(button(t('line.extra.end_turn'), { kind: 'primary', onclick: () => act('pass'), dataset: { key: 'pass' } }));
  } else if (view.asks === 'side') choices = sides(desk);
  else if (view.asks === 'track') choices = tracks(desk);
  else if (view.asks === 'free-move') choices = stations(desk, 'move');
  else if (view.asks === 'which-first' || view.asks === 'which-one') choices = symbols(desk);
  else if (view.asks === 'mark-or-coin') choices = markOrCoin(desk);
  return { choices, buttons };
}
