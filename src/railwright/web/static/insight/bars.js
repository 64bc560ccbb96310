/** Where the points differ between what was done and what would have been better, as bars. */
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { NOTHING, signed } from './words.js';

/** @typedef {import('./types.js').Step} Step */

/** The parts of the score that differ, the largest gain first. @param {Step} step */
export const partsIn = step => Object.entries(step.parts).filter(([, value]) => Math.abs(value) >= NOTHING).sort(([, a], [, b]) => b - a);

/** @param {Step} step @param {(part: string) => string} nameOf */
export function bars(step, nameOf) {
  const parts = partsIn(step);
  const most = Math.max(...parts.map(([, value]) => Math.abs(value)), NOTHING);
  return parts.length ? h('dl.bars', {}, parts.map(([part, value]) => h('div', { class: value < 0 ? 'minus' : 'plus', vars: { '--share': Math.abs(value) / most } }, h('dt', {}, nameOf(part)), h('dd', {}, h('i'), h('b', {}, signed(value))))),
    h('div.all', {}, h('dt', {}, t('insight.better')), h('dd', {}, h('i'), h('b', {}, signed(step.loss))))) : null;
}
