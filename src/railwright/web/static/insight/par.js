/** What the four players make of exactly these dice, and where everybody at this table stands among them. */
import { escape } from '../js/board.js';
import { h, svg } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { botWords } from '../js/rooms.js';
import { points, sum } from './words.js';

const PAD = 40;
const ROW = 18;

/** Rows for labels on a line so that none touches its neighbour. @param {{at: number, width: number}[]} labels */
function rowsOf(labels) {
  /** @type {number[]} */
  const ends = [];
  return labels.map(({ at, width }) => {
    const row = ends.findIndex(end => end < at - width / 2);
    const found = row < 0 ? ends.length : row;
    ends[found] = at + width / 2 + 8;
    return found;
  });
}

/**
 * @param {import('./types.js').SeatReport} seat
 * @param {import('../js/types.js').Bot[]} bots
 * @param {number} width
 */
export function parOf(seat, bots, width) {
  const made = bots.filter(bot => seat.players[bot.id] !== undefined).map(bot => ({ name: botWords(bot).name, total: seat.players[bot.id] ?? 0 })).sort((a, b) => a.total - b.total);
  if (!made.length) return null;
  const all = [seat.total, ...made.map(one => one.total)];
  const [low, high] = [Math.min(...all) - 2, Math.max(...all) + 2];
  const x = (/** @type {number} */ value) => Math.round(PAD + (value - low) / (high - low) * (width - 2 * PAD));
  const labels = made.map(one => ({ at: x(one.total), width: (String(one.name).length + 3) * 7.4 }));
  const rows = rowsOf(labels);
  const base = 52;
  const height = base + 30 + ROW * Math.max(...rows);
  let markup = `<path class="axis" d="M8 ${base}H${width - 8}"/>`;
  for (let value = Math.ceil(low); value <= high; value++) markup += `<path class="${value % 5 ? 'tick' : 'tick five'}" d="M${x(value)} ${base}v${value % 5 ? -4 : -8}"/>`;
  markup += `<path class="lead" d="M${x(seat.total)} ${base - 10}V${base - 22}"/><rect class="own" x="${x(seat.total) - 6}" y="${base - 6}" width="12" height="12" rx="1"/><text class="own" x="${x(seat.total)}" y="${base - 27}">${number(seat.total)}</text>`;
  let words = '';
  made.forEach((one, i) => {
    const drop = ROW * (rows[i] ?? 0);
    markup += `<path class="pin" d="M${x(one.total)} ${base}v${8 + drop}"/><rect class="stop" x="${x(one.total) - 3.5}" y="${base - 3.5}" width="7" height="7"/>`;
    words += `<text x="${x(one.total)}" y="${base + 22 + drop}">${escape(String(one.name))} <tspan>${number(one.total)}</tspan></text>`;
  });
  const told = made.map(one => t('insight.made', { name: one.name, n: one.total }));
  const ahead = made.filter(one => one.total < seat.total).length;
  return h('section.par', {},
    h('div', {}, h('h2', {}, t('insight.these_dice', { par: points((seat.value[0] ?? 0) + sum(seat, 'luck')) })), h('p', {}, t('insight.ahead_of', { n: ahead, of: made.length }))),
    svg(`<svg class="stops" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(told.join(', '))}">${markup}${words}</svg>`));
}
