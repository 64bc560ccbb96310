/** The points of goals, a tap for each goal that was met: four, two or one. */
import { button } from '../js/components.js';
import { h } from '../js/dom.js';
import { number, t } from '../js/i18n.js';

const GOALS = 3;

/**
 * @param {number} points so far
 * @param {number[]} values of a goal, the first to meet it first
 * @param {(points: number) => void} change
 */
export const goalsMet = (points, values, change) => h('div.stepper.pad-goals', { role: 'group', 'aria-label': t('pad.goals') },
  h('span', {}, t('pad.goals')),
  h('b.num', {}, number(points)),
  values.map(value => button(`+${value}`, { 'aria-label': t('pad.goal_met', { n: value }), disabled: points + value > GOALS * Math.max(...values), onclick: () => change(points + value) })),
  button([], { icon: 'close', kind: 'quiet', 'aria-label': t('pad.no_goals'), disabled: !points, onclick: () => change(0) }));
