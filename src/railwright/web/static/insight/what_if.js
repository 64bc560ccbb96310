/** What if: a room of one's own that goes on from a moment of a finished game, and both endings side by side. */
import { get, post } from '../js/api.js';
import { go } from '../js/app.js';
import { toast } from '../js/components.js';
import { h } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { heldRoom, holdRoom } from '../js/store.js';

/** @typedef {import('./types.js').Source} Source */
/** The end of the game that another one goes on from, for the seat that plays on. @typedef {{total: number}} Ending */
/** @typedef {{seat: number, round: number, drawn?: number}} Moment in Rail Line the round is a decision */

/**
 * Open the room and go there. The browser keeps how it ended before.
 * @template {Ending} E
 * @param {Source} source
 * @param {Moment} moment
 * @param {{options: {edition?: string, sheet?: number}, seats: {name: string}[]}} told
 * @param {E} before
 */
export async function playOn(source, moment, told, before) {
  const { edition } = told.options;
  try {
    const opened = await ('room' in source ? post(`api/rooms/${encodeURIComponent(source.room)}/what-if`, moment) : post('api/what-if', { ...moment, record: source.record }));
    holdRoom({
      room: opened.room, ...(edition ? { game: 'ink', edition, phase: 'draw', round: moment.round } : { game: 'line', phase: 'play', round: 0 }), at: 0, rounds: 0, before,
      seats: opened.seats.map((/** @type {{seat: number, token: string}} */ { seat, token }) => ({ seat, token, name: told.seats[seat]?.name ?? '', local: false })),
    });
    go(`/room/${opened.room}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

/**
 * Both endings side by side; nothing where a game goes on from no other.
 * @template {Ending} E
 * @param {object} parts
 * @param {{game: 'ink' | 'line', room: string, what_if: {room: string, seat: number, round: number} | null}} parts.view
 * @param {(seat: number) => E | null} parts.ending of this game
 * @param {(steps: any[], seat: number) => E | null} parts.endingIn of a game as its replay tells it
 * @param {(ending: E, name: string) => (Node | null)[]} parts.draw what lies above and below the points
 */
export function bothEndings({ view, ending, endingIn, draw }) {
  const moment = view.what_if;
  if (!moment) return null;
  const place = h('section.both-endings', { hidden: true, class: `seat-${moment.seat} of-${view.game}` });
  /** As the browser remembers, else as the server tells. @returns {Promise<E | null>} */
  const before = async () => {
    const kept = /** @type {E | undefined} */ (heldRoom(view.room)?.before);
    if (kept || !moment.room) return kept ?? null;
    return endingIn((await get(`api/rooms/${encodeURIComponent(moment.room)}/replay`)).steps, moment.seat);
  };
  void before().then(first => {
    const now = ending(moment.seat);
    if (!first || !now) return;
    const figure = (/** @type {string} */ name, /** @type {E} */ one) => {
      const [above, below] = draw(one, name);
      return h('figure', {}, above, h('figcaption', {}, name, ' ', h('b', {}, number(one.total))), below);
    };
    const way = now.total > first.total ? 'more' : now.total < first.total ? 'less' : 'same';
    place.append(
      h('h2', {}, t('insight.both', { game: view.game, round: moment.round, way, n: Math.abs(now.total - first.total) })),
      h('div', {}, figure(t('insight.then'), first), figure(t('insight.now'), now)),
      moment.room ? h('p', {}, h('a', { href: `#/report/${moment.room}` }, t('insight.to_original'))) : '');
    place.hidden = false;
  }).catch(() => {});
  return place;
}
