/** Rail Line in words: symbols, cards, places, what a card gives. Sentences come from the catalogue alone. */
import { t, textOr } from '../js/i18n.js';
import { cardNumber, curveAt, laneOf } from './geometry.js';

/** @typedef {import('./types.js').Lanes} Lanes */

/** @param {string} name of a symbol */
export const good = name => t(`line.good.${name}`);

/** The same inside a sentence. @param {string} name of a symbol */
export const inside = name => t(`symbol.${name}`);

/** @param {string[]} symbols of one station */
export function station(symbols) {
  const [first, second] = symbols.map(symbol => inside(symbol));
  if (!first) return t('line.no_station');
  return second ? t('line.and', { first, second }) : first;
}

/** @param {number} position */
export function place(position) {
  if (position === 0) return t('line.start_card');
  const curve = curveAt(position);
  if (curve) return t('line.curve', { n: curve });
  return t('line.card_number', { n: cardNumber(position) });
}

/** A card of the line, by its tracks. @param {number} position @param {Lanes} lanes */
export function laidCard(position, lanes) {
  const tracks = [0, 1, 2].map(track => t('line.track_says', { n: track + 1, symbols: station(lanes[laneOf(position, track)] ?? []) }));
  return t('line.card_says', { card: place(position), tracks: tracks.join(', ') });
}

/** A card that does not lie yet, by its lanes. @param {string} id @param {Lanes} lanes */
export function cardInHand(id, lanes) {
  const [top = '', middle = '', bottom = ''] = lanes.map(station);
  return t('line.card_says', { card: t('line.card_id', { id }), tracks: t('line.lanes_say', { top, middle, bottom }) });
}

/** The rows in which a part of the score lies. @type {Record<string, string[]>} */
const ROWS = { wood_sawmill: ['wood', 'sawmill'], coins: ['factory'] };

/** @param {string} part of a score */
export const rowsOf = part => ROWS[part] ?? [part];

/** @param {string} part of a score */
export const part = part => t(part === 'wood_sawmill' || part === 'coins' ? `line.part.${part}` : `line.good.${part}`);

/** An action as records write it, in words. @param {string} notation such as "lay A11" or "slow 2" */
export function actionWords(notation) {
  const [verb = '', object = ''] = notation.split(' ');
  const told = ['buy', 'choose'].includes(verb) ? inside(object) : object;
  return textOr(`line.action.${verb}`, notation, { object: told, n: Number(object) || 1 });
}
