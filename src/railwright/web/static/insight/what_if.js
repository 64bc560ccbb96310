/** What if: a room of one's own that goes on from a moment of a finished game, and both endings side by side. */
import { sheetSvg } from '../js/board.js';
import { get, post } from '../js/api.js';
import { go } from '../js/app.js';
import { toast } from '../js/components.js';
import { h, svg } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { heldRoom, holdRoom } from '../js/store.js';

/** @typedef {import('./types.js').Source} Source */
/** The end of the game that another one goes on from. @typedef {{total: number, sheet: import('../js/types.js').SheetView}} Ending */
/** @typedef {{seat: number, round: number, drawn?: number}} Moment */

/**
 * Open the room and go there. The browser keeps how it ended before.
 * @param {Source} source
 * @param {Moment} moment
 * @param {{options: {edition: string}, seats: {name: string}[]}} told
 * @param {Ending} before
 */
export async function playOn(source, moment, told, before) {
  try {
    const opened = await ('room' in source ? post(`api/rooms/${encodeURIComponent(source.room)}/what-if`, moment) : post('api/what-if', { ...moment, record: source.record }));
    holdRoom({
      room: opened.room, game: 'ink', edition: told.options.edition, at: 0, phase: 'draw', round: moment.round, rounds: 0, before,
      seats: opened.seats.map((/** @type {{seat: number, token: string}} */ { seat, token }) => ({ seat, token, name: told.seats[seat]?.name ?? '', local: false })),
    });
    go(`/room/${opened.room}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

/** How the game ended that this one goes on from: as the browser remembers, else as the server tells. @param {import('../js/types.js').InkView} view @returns {Promise<Ending | null>} */
async function endingBefore(view) {
  const kept = heldRoom(view.room)?.before;
  if (kept || !view.what_if?.room) return kept ?? null;
  const { seat, room } = view.what_if;
  const { steps } = await get(`api/rooms/${encodeURIComponent(room)}/replay`);
  const sheets = steps.flatMap((/** @type {{views: {sheets?: Record<string, any>}}} */ step) => step.views.sheets?.[seat] ?? []);
  return { total: steps.at(-1).views.scores[seat], sheet: sheets.at(-1) };
}

/**
 * Both endings side by side; nothing where a game goes on from no other.
 * @param {import('../js/types.js').InkView} view
 * @param {import('../js/types.js').Board} board
 */
export function bothEndings(view, board) {
  const moment = view.what_if;
  if (!moment) return null;
  const place = h('section.both-endings', { hidden: true, class: `seat-${moment.seat}` });
  void endingBefore(view).then(before => {
    const sheet = view.sheets[moment.seat];
    const now = view.ranking?.find(one => one.seat === moment.seat)?.score;
    if (!before || !sheet || !now) return;
    const figure = (/** @type {string} */ name, /** @type {number} */ total, /** @type {import('../js/types.js').SheetView} */ drawn) =>
      h('figure', {}, h('span.mini', {}, svg(sheetSvg(board, drawn, { label: name, wet: -1 }))), h('figcaption', {}, name, ' ', h('b', {}, number(total))));
    place.append(
      h('h2', {}, t('insight.both', { round: moment.round, way: now.total > before.total ? 'more' : now.total < before.total ? 'less' : 'same', n: Math.abs(now.total - before.total) })),
      h('div', {}, figure(t('insight.then'), before.total, before.sheet), figure(t('insight.now'), now.total, sheet)),
      moment.room ? h('p', {}, h('a', { href: `#/report/${moment.room}` }, t('insight.to_original'))) : '');
    place.hidden = false;
  }).catch(() => {});
  return place;
}
