/** The head of a report: the total, the one sentence, and the equation that every point has its place in. */
import { button, mark } from '../js/components.js';
import { h, svg } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { adding, points, sentence } from './words.js';

const ROAD = '<svg class="key" viewBox="0 0 34 14" aria-hidden="true"><path class="road" stroke-width="8" d="M2 12 32 2"/><path class="road-bed" stroke-width="4.6" d="M1 12.300 33 1.700"/><path class="road-middle" d="M2 12 32 2"/></svg>';
const DROP = '<svg class="key drop" viewBox="0 0 10 20" aria-hidden="true"><path class="loss" stroke-width="8" d="M5 0V20"/></svg>';

/**
 * @param {object} parts
 * @param {import('./types.js').SeatReport} parts.seat
 * @param {{seats: {name: string}[], you: number | null}} parts.told
 * @param {boolean} parts.small
 * @param {'ink' | 'line'} parts.game
 */
export function head({ seat, told, small, game }) {
  const { par, luck, loss } = adding(seat);
  const chance = t(game === 'line' ? 'insight.chance' : small ? 'insight.dice' : 'insight.the_dice');
  return h('div.head', {}, h('b', {}, number(seat.total)), h('div', {}, h('h1', {}, sentence(seat, told.seats, told.you, game)),
    h('p.equation', {}, h('span', {}, t('insight.par'), ' ', h('b', {}, points(par))), h('i', {}, luck < 0 ? '−' : '+'), h('span', {}, svg(ROAD), chance, ' ', h('b', {}, points(Math.abs(luck)))), h('i', {}, '−'),
      h('span.own', {}, svg(DROP), whose(seat.seat === told.you, small, game), ' ', h('b', {}, points(loss))), h('i', {}, '='), h('span', {}, h('b', {}, number(seat.total))))));
}

/** @param {boolean} yours @param {boolean} small @param {'ink' | 'line'} game */
function whose(yours, small, game) {
  if (game === 'line') return t(yours ? 'insight.your_moves' : 'insight.the_moves');
  if (small) return t(yours ? 'insight.you' : 'insight.drawing');
  return t(yours ? 'insight.your_drawing' : 'insight.the_drawing');
}

/** Whose game is told; none where one played alone. @param {import('./types.js').SeatReport[]} seats @param {string[]} names @param {number} shown @param {(seat: number) => void} onchoose */
export const seatTabs = (seats, names, shown, onchoose) => seats.length > 1 ? h('div.tabs', { role: 'group', 'aria-label': t('insight.whose') }, seats.map(({ seat, total }) =>
  button([mark(seat), `${names[seat] ?? ''} ${number(total)}`], { 'aria-pressed': String(seat === shown), 'data-seat': seat, onclick: () => onchoose(seat) }))) : null;
