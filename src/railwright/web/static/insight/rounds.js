/** A report round by round: a table under the curve, or a list on a phone; and what the curve says, as a table for the ear. */
import { icon } from '../js/components.js';
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { die } from '../ink/dice.js';
import { adding, given, NOTHING, percent, points, remarks, signed, verdict } from './words.js';

/** @typedef {import('./types.js').SeatReport} SeatReport */
/**
 * @typedef {object} Rounds
 * @property {SeatReport} seat
 * @property {string[]} titles what each round is called
 * @property {string[][]} dice
 * @property {import('../js/types.js').GameData} data
 * @property {string[]} [said] what was done, where no dice can be shown
 * @property {string} [chance] the name of the column of chance
 * @property {number} chosen counted from 0
 * @property {string} who the name of the row of what was given away
 * @property {(k: number) => void} onchoose
 */

/** @param {number} loss */
const nothing = loss => loss < NOTHING ? 'zero' : '';

/** @param {Rounds} told */
const diceOf = ({ dice, data }) => dice.map(faces => h('span.faces', {}, faces.map(face => die(data, face, 'tiny-die'))));

/** @param {Rounds} told */
export function roundsTable(told) {
  const { seat, titles, chosen, who, onchoose } = told;
  const { luck, loss } = adding(seat);
  const on = (/** @type {number} */ k) => k === chosen ? 'on' : '';
  const faces = diceOf(told);
  /** @param {string} name @param {string} head @param {(step: import('./types.js').Step, k: number) => (Node | string | (Node | string)[])} cell @param {string} [total] */
  const row = (name, head, cell, total = '') => h('tr', { class: name }, h('th', { scope: 'row' }, head), seat.steps.map((step, k) => h('td', { class: on(k), onclick: () => onchoose(k) }, cell(step, k))), h('td.sum', {}, total));
  return h('table.rounds', {},
    h('caption.sr', {}, t('insight.rounds')),
    h('thead', {}, h('tr', {}, h('td'), seat.steps.map((_, k) => h('th', { scope: 'col', class: on(k), onclick: () => onchoose(k) },
      h('button', { type: 'button', 'aria-pressed': String(k === chosen), 'data-round': k + 1 }, titles[k] ?? ''), faces[k] ?? '')), h('th.sum', { scope: 'col' }, h('span.sr', {}, t('insight.sum'))))),
    h('tbody', {},
      row('figures', t('insight.dice'), step => signed(step.luck), signed(luck)),
      row('figures own', who, step => h('span', { class: nothing(step.loss) }, given(step.loss)), given(loss)),
      row('marks', t('insight.marks'), step => [verdict(step.mark), ...remarks(step).map(note => h('small', {}, note))]),
      seat.win ? row('figures', t('insight.to_win'), (_, k) => percent(seat.win?.[k + 1] ?? 0)) : null));
}

/** @param {Rounds} told @param {HTMLElement | null} detail the chosen round, where it opens in the list */
export function roundsList(told, detail) {
  const { seat, titles, chosen, who, onchoose, said, chance = t('insight.dice') } = told;
  const faces = diceOf(told);
  return h('div.rounds-list', { class: said ? 'said' : '' },
    h('div.heads', { 'aria-hidden': 'true' }, h('span', {}, chance), h('span', {}, who)),
    h('ol', {}, seat.steps.map((step, k) => h('li', { class: k === chosen ? 'on' : '' },
      h('button', { type: 'button', ...(detail ? { 'aria-expanded': String(k === chosen) } : { 'aria-pressed': String(k === chosen) }), 'data-round': k + 1, onclick: () => onchoose(detail && k === chosen ? -1 : k) },
        h('span.sr', {}, titles[k] ?? ''), h('b', { 'aria-hidden': 'true' }, step.round), said ? h('span.done', {}, ' ', said[k] ?? '') : faces[k] ?? '', verdict(step.mark),
        h('span.figure', {}, h('span.sr', {}, chance), ' ', signed(step.luck)),
        h('span.figure.own', { class: nothing(step.loss) }, h('span.sr', {}, who), ' ', given(step.loss)), icon('forth')),
      k === chosen ? detail : null))));
}

/** What the curve says, for the ear: everybody's expected score before each round and in the end. @param {SeatReport[]} seats @param {string[]} names @param {string[]} titles */
export const curveTable = (seats, names, titles) => h('div.sr', {}, h('table', {}, h('caption', {}, t('insight.curve')),
  h('thead', {}, h('tr', {}, h('td'), titles.map(title => h('th', { scope: 'col' }, t('insight.before', { round: title }))), h('th', { scope: 'col' }, t('insight.final')))),
  h('tbody', {}, seats.map(seat => h('tr', {}, h('th', { scope: 'row' }, names[seat.seat] ?? ''), seat.value.map(value => h('td', {}, points(value))))))));
