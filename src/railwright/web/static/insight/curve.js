/** The expected final score over the rounds: what the dice did slopes as an open road, what was given away falls plumb and solid. */
import { seatMark } from '../js/components.js';
import { escape } from '../js/board.js';
import { svg } from '../js/dom.js';
import { number } from '../js/i18n.js';
import { given, NOTHING, points, signed } from './words.js';

/** @typedef {import('./types.js').SeatReport} SeatReport */
/** left and right: what is kept free for labels; labelled, fall: from how many points on luck and loss are written, and from how far down a loss has room for it. @typedef {{width: number, height: number, left: number, right: number, labelled: number, fall: number, names: boolean, road: number}} Look */

/** @type {Look} */
const WIDE = { width: 872, height: 284, left: 64, right: 108, labelled: 1, fall: 16, names: true, road: 8 };
/** @type {Look} */
const NARROW = { width: 390, height: 226, left: 44, right: 46, labelled: 3, fall: 26, names: false, road: 7 };
/** Of the totals at the end. */
const OWN_DIGIT = 16;
const DIGIT = 13;
const TOP = 20;
const FOOT = 12;
/** The dice's part of a round's width. */
const LEG = .6;
const LABEL_HEIGHT = 22;
const LETTER = 7.5;

/** On a phone a total of three digits takes its room from the curve, else from the name beside it. @param {boolean} small @param {SeatReport[]} seats @returns {Look} */
export function lookFor(small, seats) {
  const digits = Math.max(...seats.map(({ total }) => number(total).length));
  return small ? { ...NARROW, right: NARROW.right + OWN_DIGIT * Math.max(0, digits - 2) } : WIDE;
}

/** Heights of labels that do not lie over one another, in the order given. @param {number[]} wanted @param {number} most */
export function apart(wanted, most) {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.forEach((one, i) => { if (i) placed[one] = Math.max(placed[one] ?? 0, (placed[order[i - 1] ?? 0] ?? 0) + LABEL_HEIGHT); });
  const over = Math.max(0, ...placed.map(y => y - most));
  return over ? placed.map((y, i) => Math.max(Math.min(y, wanted[i] ?? y), y - over)) : placed;
}

/**
 * @param {object} parts
 * @param {SeatReport[]} parts.seats
 * @param {number} parts.shown the seat with its strokes
 * @param {number} parts.chosen the round, counted from 0
 * @param {string[]} parts.names
 * @param {string} parts.label
 * @param {string} parts.par the word before the first value
 * @param {Look} parts.look
 */
export function curve({ seats, shown, chosen, names, label, par, look }) {
  const seat = /** @type {SeatReport} */ (seats[shown]);
  const rounds = seat.steps.length;
  const { width, height, left, right, road } = look;
  const column = (width - left - right) / rounds;
  const leg = column * LEG;
  const all = [...seats.flatMap(one => one.value), ...seat.steps.map((step, k) => (seat.value[k] ?? 0) + step.luck)];
  const [low, high] = [Math.min(...all) - 1, Math.max(...all) + 1];
  const x = (/** @type {number} */ k) => left + k * column;
  const y = (/** @type {number} */ value) => Math.round((TOP + (high - value) / (high - low) * (height - TOP - FOOT)) * 10) / 10;
  const value = (/** @type {number} */ k) => y(seat.value[k] ?? 0);
  const first = seat.value[0] ?? 0;

  let markup = `<rect class="column" x="${x(chosen)}" y="0" width="${column}" height="${height}"/>`;
  for (const line of gridOf(low, high)) {
    markup += `<path class="hair" d="M${left} ${y(line)}H${x(rounds)}"/>`;
    if (Math.abs(y(line) - y(first)) > 14) markup += `<text x="${left - 10}" y="${y(line) + 4.5}" text-anchor="end">${line}</text>`;
  }
  markup += `<path class="par-line" d="M${left} ${y(first)}H${x(rounds)}"/>`;
  for (const other of seats) {
    if (other !== seat) markup += `<path class="other seat-${other.seat}" d="M${other.value.map((one, k) => `${x(k)} ${y(one)}`).join('L')}"/>`;
  }
  let labels = '';
  seat.steps.forEach((step, k) => {
    const [from, top, to, turn] = [value(k), y((seat.value[k] ?? 0) + step.luck), value(k + 1), x(k) + leg];
    const slope = (top - from) / leg;
    markup += `<path class="flat" d="M${turn} ${to}H${x(k + 1)}"/><path class="road" stroke-width="${road}" d="M${x(k)} ${from}L${turn} ${top}"/>`
      + `<path class="road-bed" stroke-width="${road - 3.4}" d="M${x(k)} ${from}L${turn + 1} ${top + slope}"/><path class="road-middle" d="M${x(k) + 4} ${from + 4 * slope}L${turn} ${top}"/>`;
    if (step.loss >= NOTHING) markup += `<path class="loss" stroke-width="${road}" d="M${turn} ${top - road / 2}V${to}"/>`;
    const ground = k === chosen ? ' class="on"' : '';
    if (look.names && Math.abs(step.luck) >= look.labelled) labels += `<g${ground}><text class="of-luck" x="${x(k) + leg * .6}" y="${(from + top) / 2 + (step.luck > 0 ? 25 : -12)}" text-anchor="middle">${signed(step.luck)}</text></g>`;
    // the total is on the right of the end
    const [side, anchor] = k === rounds - 1 && LETTER * given(step.loss).length > column - leg - 18 ? [-9, 'end'] : [9, 'start'];
    if (step.loss >= look.labelled && to - top >= look.fall) labels += `<g${ground}><text class="of-loss" x="${turn + side}" y="${(top + to) / 2 + 4}" text-anchor="${anchor}">${given(step.loss)}</text></g>`;
  });
  seat.value.forEach((_, k) => {
    const half = k === rounds ? 6.5 : 5;
    markup += `<rect class="node${k === rounds ? ' end' : ''}" x="${x(k) - half}" y="${value(k) - half}" width="${2 * half}" height="${2 * half}" rx="1"/>`;
  });
  const heights = apart(seats.map(one => y(one.total)), height - 4);
  seats.forEach((one, i) => {
    const [own, at] = [one === seat, heights[i] ?? 0];
    const from = x(rounds) + 14;
    if (!own) markup += `<g class="seat-${one.seat} at-end" transform="translate(${x(rounds) - 5} ${y(one.total) - 5})">${seatMark(one.seat)}</g>`;
    const total = number(one.total);
    const name = 6 + Math.max(2, total.length) * (own ? OWN_DIGIT : DIGIT);
    labels += `<text class="end-total${own ? ' own' : ''}" x="${from}" y="${at + (own ? 10 : 7)}">${total}</text>`;
    if (look.names) labels += `<text class="name${own ? ' own' : ''}" x="${from + name}" y="${at + 5}">${escape(shortened(names[one.seat] ?? '', total.length > 2 ? 5 : 8))}</text>`;
  });
  labels += `<text class="par" x="${left - 10}" y="${y(first) + 4.5}" text-anchor="end">${escape(par)}${points(first)}</text>`;
  return svg(`<svg class="curve" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(label)}">${markup}${labels}</svg>`);
}

/** Lines across at whole steps of 2, 5 or 10 points. @param {number} low @param {number} high */
function gridOf(low, high) {
  const step = [2, 5, 10, 20].find(one => (high - low) / one <= 5) ?? 50;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** A name that has room at the end of a curve. @param {string} name @param {number} most */
const shortened = (name, most) => name.length > most ? `${name.slice(0, most - 1)}…` : name;
