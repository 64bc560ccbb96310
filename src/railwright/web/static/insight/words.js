/** The figures of a report in words: points with their sign, chances, the one sentence, marks. */
import { h, svg } from '../js/dom.js';
import { currentLanguage, t } from '../js/i18n.js';
import { called } from '../js/people.js';

/** @typedef {import('./types.js').SeatReport} SeatReport */
/** @typedef {import('./types.js').Mark} Mark */

/** Below this a figure reads as nothing. */
export const NOTHING = .05;
/** 18 x 18: a tick for what was right, strokes of a pen for what was not. @type {Record<Mark, string>} */
const SIGNS = {
  best: '<circle class="disc" cx="9" cy="9" r="8.5"/><path class="on-disc" d="m5 9.300 2.800 2.800L13 6.400"/>',
  good: '<path d="m3.500 9.600 3.600 3.600L14.500 5"/>',
  inaccuracy: '<path d="M10.500 2.500 7.500 15.500"/>',
  mistake: '<path d="M7.500 2.500 4.500 15.500M13.500 2.500 10.500 15.500"/>',
  blunder: '<path d="M5.500 2.500 2.500 15.500M10.500 2.500 7.500 15.500M15.500 2.500 12.500 15.500"/>',
};

/** @param {number} value @param {Intl.NumberFormatOptions} options */
const formatted = (value, options) => new Intl.NumberFormat(currentLanguage(), options).format(value).replace('-', '−');

/** Points to a tenth: 63.2. @param {number} value */
export const points = value => formatted(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' });

/** The same with its sign: +0.9, −1.1. @param {number} value */
export const signed = value => formatted(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** What was given away: −1.2, or 0. @param {number} loss */
export const given = loss => loss < NOTHING ? '0' : signed(-loss);

/** @param {number} chance from 0 to 1 */
export const percent = chance => formatted(chance, { style: 'percent', maximumFractionDigits: 0 });

/**
 * Par, dice and drawing in tenths that add up to the total as they are printed: a rounding too much goes to the figure that it changes least.
 * @param {SeatReport} seat
 */
export function adding(seat) {
  const exact = [seat.value[0] ?? 0, sum(seat, 'luck'), -sum(seat, 'loss')].map(one => one * 10);
  const tenths = exact.map(Math.round);
  const over = Math.round(seat.total * 10) - tenths.reduce((a, b) => a + b, 0);
  const rest = exact.map((one, i) => (one - (tenths[i] ?? 0)) * Math.sign(over));
  const at = rest.indexOf(Math.max(...rest));
  if (over) tenths[at] = (tenths[at] ?? 0) + over;
  const [par = 0, luck = 0, loss = 0] = tenths.map(one => one / 10);
  return { par, luck, loss: loss ? -loss : 0 };
}

/** @param {SeatReport} seat @param {'luck' | 'loss'} what */
export const sum = (seat, what) => seat.steps.reduce((all, step) => all + step[what], 0);

/** The round that cost most; 0 where none did. @param {SeatReport} seat */
export function costliest(seat) {
  const most = Math.max(...seat.steps.map(step => step.loss));
  return most < NOTHING ? 0 : seat.steps.find(step => step.loss === most)?.round ?? 0;
}

/**
 * The one sentence of a report.
 * @param {SeatReport} seat
 * @param {{name: string}[]} seats
 * @param {number | null} you
 * @param {'ink' | 'line'} [game]
 */
export function sentence(seat, seats, you, game = 'ink') {
  const { luck, loss } = adding(seat);
  const facts = { way: luck < 0 ? 'took' : luck > 0 ? 'gave' : 'even', luck: luck < 0 ? points(-luck) : signed(luck), lost: loss ? 'some' : 'nothing', loss: points(loss), round: costliest(seat) };
  const name = called(seats, seat.seat, you);
  if (game === 'line') return seat.seat === you ? t('insight.line_told_you', facts) : t('insight.line_told', { ...facts, name });
  return seat.seat === you ? t('insight.told_you', facts) : t('insight.told', { ...facts, name });
}

/** A mark with its word. @param {Mark} name */
export const verdict = name => h('span.verdict', { class: `v-${name}` }, svg(`<svg viewBox="0 0 18 18" aria-hidden="true">${SIGNS[name]}</svg>`), t(`insight.mark.${name}`));

/** What else is to be said of a round. @param {import('./types.js').Step} step */
export const remarks = step => [step.beats ? t('insight.beats') : '', step.proven ? t('insight.proven') : ''].filter(Boolean);
