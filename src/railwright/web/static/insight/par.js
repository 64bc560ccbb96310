/** The par of the dice: what the four players make of exactly these, and everybody who has drawn with them here. */
import { escape } from '../js/board.js';
import { seatMark } from '../js/components.js';
import { h, svg } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { botWords } from '../js/rooms.js';
import { percent, points, sum } from './words.js';

/** @typedef {import('./types.js').SeatReport} SeatReport */
/** @typedef {import('./types.js').Among} Among */

const PAD = 40;
const ROW = 18;
/** How high the hill of all results is. */
const HILL = 46;

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

/** @param {[number, number][]} curve */
const players = curve => curve.reduce((all, [, many]) => all + many, 0);

/** Where somebody stands among all others with the same dice, in words. @param {number} total @param {Among} among @param {'ink' | 'line'} game */
function standing(total, { curve, counted }, game) {
  const others = players(curve) - (counted ? 1 : 0);
  if (others < 1) return t('insight.among_nobody', { game });
  const behind = players(curve.filter(([made]) => made < total));
  return t('insight.among', { share: percent(behind / others), n: others, best: number(curve.at(-1)?.[0] ?? total), game });
}

/**
 * @param {object} parts
 * @param {SeatReport} parts.seat
 * @param {SeatReport[]} parts.seats all who had these dice at the same table
 * @param {import('../js/types.js').Bot[]} parts.bots
 * @param {Among | null} parts.among
 * @param {number} parts.width
 * @param {'ink' | 'line'} parts.game
 */
export function parOf({ seat, seats, bots, among, width, game }) {
  const made = bots.filter(bot => seat.players[bot.id] !== undefined).map(bot => ({ name: botWords(bot).name, total: seat.players[bot.id] ?? 0 })).sort((a, b) => a.total - b.total);
  const hill = among?.curve ?? [];
  if (!made.length && !hill.length) return null;
  const table = seats.filter(one => one !== seat);
  const ahead = made.filter(one => one.total < seat.total).length;
  const told = [
    among ? standing(seat.total, among, game) : table.length ? t('insight.best_here', { best: number(Math.max(...seats.map(one => one.total))) }) : '',
    made.length ? t('insight.ahead_of', { n: ahead, of: made.length }) : '',
  ];
  return h('section.par', {},
    h('div', {}, h('h2', {}, t(game === 'line' ? 'insight.these_cards' : 'insight.these_dice', { par: points((seat.value[0] ?? 0) + sum(seat, 'luck')) })),
      told.filter(Boolean).map(line => h('p', {}, line)), among ? h('p', {}, h('a', { href: among.results }, t('insight.results'))) : null),
    drawing({ seat, table, made, hill, width }));
}

/** @param {{seat: SeatReport, table: SeatReport[], made: {name: string, total: number}[], hill: [number, number][], width: number}} parts */
function drawing({ seat, table, made, hill, width }) {
  const all = [seat.total, ...[...made, ...table].map(one => one.total), ...hill.map(([total]) => total)];
  const [low, high] = [Math.min(...all) - 2, Math.max(...all) + 2];
  const unit = (width - 2 * PAD) / (high - low);
  const x = (/** @type {number} */ value) => Math.round(PAD + (value - low) * unit);
  const labels = made.map((one, i) => {
    const width = (String(one.name).length + 3) * 7.4;
    const pin = made[i + 1] ? x(made[i + 1]?.total ?? 0) : Infinity;
    return { at: Math.min(x(one.total), Math.max(width / 2, pin - 6 - width / 2)), width }; // the next pin goes down beside it
  });
  const rows = rowsOf(labels);
  const base = hill.length ? 52 + HILL : 52;
  const height = base + 30 + ROW * Math.max(0, ...rows);
  const most = Math.max(1, ...hill.map(([, many]) => many));
  const own = hill.find(([total]) => total === seat.total);
  const top = own ? Math.max(12, HILL * own[1] / most) : 10;
  let markup = `<path class="axis" d="M8 ${base}H${width - 8}"/>`;
  if (hill.length) {
    const stroke = Math.max(2, Math.min(5, unit * .6));
    for (const [total, many] of hill) markup += `<path class="post${total < seat.total ? '' : total > seat.total ? ' above' : ' own'}" stroke-width="${stroke}" d="M${x(total)} ${base - 4}V${base - Math.max(6, HILL * many / most)}"/>`;
  } else {
    for (let value = Math.ceil(low); value <= high; value++) markup += `<path class="${value % 5 ? 'tick' : 'tick five'}" d="M${x(value)} ${base}v${value % 5 ? -4 : -8}"/>`;
  }
  for (const one of table) markup += `<g class="seat-${one.seat} at-table" transform="translate(${x(one.total) - 5} ${base - 16})">${seatMark(one.seat)}</g>`;
  markup += `<path class="lead" d="M${x(seat.total)} ${base - top}V${hill.length ? 30 : base - 22}"/><text class="own" x="${x(seat.total)}" y="25">${number(seat.total)}</text>`
    + (own ? '' : `<rect class="own" x="${x(seat.total) - 6}" y="${base - 6}" width="12" height="12" rx="1"/>`);
  let words = '';
  made.forEach((one, i) => {
    const drop = ROW * (rows[i] ?? 0);
    markup += `<path class="pin" d="M${x(one.total)} ${base}v${8 + drop}"/><rect class="stop" x="${x(one.total) - 3.5}" y="${base - 3.5}" width="7" height="7"/>`;
    words += `<text x="${labels[i]?.at ?? 0}" y="${base + 22 + drop}">${escape(String(one.name))} <tspan>${number(one.total)}</tspan></text>`;
  });
  if (!made.length) for (const value of [Math.min(...all), Math.max(...all)]) words += `<text x="${x(value)}" y="${base + 20}">${number(value)}</text>`;
  const told = [...made.map(one => t('insight.made', { name: one.name, n: one.total })), ...(hill.length ? [t('insight.hill', { n: players(hill), least: number(hill[0]?.[0] ?? 0), most: number(hill.at(-1)?.[0] ?? 0) })] : [])];
  return svg(`<svg class="stops" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(told.join(', '))}">${markup}${words}</svg>`);
}
