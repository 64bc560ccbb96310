/** What a view says about the moment: who decides, what can be done with a card, what can be chosen on the line. */
import { t } from '../js/i18n.js';
import { laneOf } from './geometry.js';
import { place, station } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Offer} Offer */
/** @typedef {import('../js/types.js').Presence} Presence */
/** @typedef {'slow' | 'second' | 'discard' | 'buy'} Mode the extra action that is being prepared */

/** Decisions for which one needs one's own hand; the others may be made on a shared device without showing it. */
export const NEEDS_HAND = new Set(['lay', 'extra', 'last']);

/** What is offered with a verb. @param {View} view @param {string} verb */
export const offers = (view, verb) => view.actions.filter(offer => offer.action.split(' ')[0] === verb);

/** @param {Offer} offer */
export const objectOf = offer => offer.action.split(' ')[1] ?? '';

/** The symbols of a station. @param {View} view @param {number | undefined} position @param {number | null} track */
export const symbolsAt = (view, position = -1, track) =>
  view.line.find(card => card.position === position)?.lanes[laneOf(position, track ?? -1)] ?? [];

/** The printed score sheet of a room. @param {import('../js/types.js').GameData} data @param {View} view @returns {import('./types.js').Sheet} */
export const sheetOf = (data, view) => view.deck?.sheet ?? data.line.sheets[String(view.options.sheet)];

/** Both sides of the start card of a room. @param {import('../js/types.js').GameData} data @param {View} view @returns {import('./types.js').Lanes[]} */
export const sidesOf = (data, view) => view.deck?.start ?? Object.values(data.line.start);

/** Where the cards come from. @param {View} view */
export const origin = view => view.deck ? t('line.own_deck', { name: view.deck.name }) : view.reconstruction;

/** Whether the seat of this view has to decide now. @param {View} view */
export const isMine = view => view.phase === 'play' && view.seat !== null && view.decider === view.seat;

/** Whether the one who has to decide has left. @param {View} view @param {Presence[]} present */
export function isAway(view, present) {
  const kind = view.seats[view.decider ?? -1]?.kind;
  return kind !== undefined && kind !== 'bot' && present.some(one => one.seat === view.decider && !one.connected);
}

/** @param {View} view @returns {import('./drawing.js').Engines[]} */
export const enginesOf = view => view.players.flatMap(({ track, slow, fast }, seat) => track === null ? [] : [{ seat, track, slow, fast }]);

/** The verb with which a card can be used now. @param {View} view @param {string} card @param {Mode | null} mode */
export function verbFor(view, card, mode) {
  const verb = view.asks === 'lay' ? 'lay' : mode === 'second' || mode === 'discard' ? mode : null;
  return isMine(view) && verb && view.actions.some(offer => offer.action === `${verb} ${card}`) ? verb : null;
}

/** A card as a ghost at the end of the line. @param {View} view @param {string | null} id @param {Mode | null} mode */
export function ghostOf(view, id, mode) {
  const card = mode === 'discard' ? undefined : [...view.hand, ...view.display].find(one => one?.card === id);
  if (!card) return null;
  const verb = verbFor(view, card.card, mode);
  return { lanes: card.lanes, action: verb ? `${verb} ${card.card}` : null, label: t('line.lay', { id: card.card }) };
}

/** Places on the line that can be chosen now. @param {View} view @param {Mode | null} mode @returns {import('./drawing.js').Stop[]} */
export function stopsOf(view, mode) {
  if (!isMine(view)) return [];
  if (view.asks === 'track') {
    return offers(view, 'track').map(offer => {
      const track = Number(objectOf(offer)) - 1;
      return { position: 0, track, action: offer.action, label: t('line.track_gives', { n: track + 1, symbols: station(symbolsAt(view, 0, track)) }) };
    });
  }
  const verb = view.asks === 'free-move' ? 'move' : mode === 'slow' ? 'slow' : null;
  const track = view.players[view.seat ?? 0]?.track ?? null;
  if (verb === null || track === null) return [];
  return offers(view, verb).flatMap(offer => offer.to === undefined ? [] : [{
    position: offer.to, track, action: offer.action, number: Number(objectOf(offer)),
    label: t('line.station', { n: Number(objectOf(offer)), where: t('line.station_here', { place: place(offer.to), symbols: station(symbolsAt(view, offer.to, track)) }) }),
  }]);
}
