/** What a companion shows, at one table or on everybody's own screen: rounds, dice, pairs, goals, earlier rolls. */
import { mark } from '../js/components.js';
import { h } from '../js/dom.js';
import { currentLanguage, t } from '../js/i18n.js';
import { expansionOf } from '../ink/catalogue.js';
import { die, faceName } from '../ink/dice.js';
import { goalPicture } from '../ink/goals.js';
import { blank, toQuery, withExpansion } from '../pad/note.js';

/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {{route: string[], expansion: string[], pairs: [string, string][]}} Dice */
/** @typedef {{name: string, worth: number, deadline: number | null}} Goal */

/** Rounds as stations of a line. @param {number} now @param {number} all */
export const track = (now, all) => h('ol.round-stations', { 'aria-hidden': 'true' }, Array.from({ length: all }, (_, index) => h('li', { class: index + 1 < now ? 'past' : index + 1 === now ? 'now' : '' }, index + 1 === now ? String(now) : null)));

/**
 * The dice of a round, in a draft with the pairs in place of the route dice.
 * @param {GameData} data @param {Dice} rolled @param {number} round @param {boolean} fresh whether they have just been rolled
 * @param {HTMLElement | null} pairs
 */
export const diceOf = (data, rolled, round, fresh, pairs) => h('div.companion-dice', { class: fresh ? 'fresh' : '', dataset: { round } },
  rolled.route.length ? h('div.big-dice', { role: 'group', 'aria-label': t('companion.route') }, rolled.route.map(face => die(data, face))) : pairs,
  rolled.expansion.length ? h('div.big-dice.more', { role: 'group', 'aria-label': t('companion.expansion_dice') }, rolled.expansion.map(face => die(data, face, 'expansion'))) : null);

/**
 * @param {GameData} data @param {Dice['pairs']} pairs
 * @param {string} hint
 * @param {(pair: number) => {gone: boolean, owner?: number | undefined, press: (() => void) | null}} state whether a pair is taken, by which player where that is known, and what a tap does
 */
export const pairsOf = (data, pairs, hint, state) => h('section', {}, h('div.row-head', {}, h('h2.label', {}, t('companion.pairs')), h('span.cap', {}, hint)),
  h('div.big-pairs', {}, pairs.map(([first, second], index) => {
    const { gone, owner, press } = state(index);
    const name = t('companion.pair', { first: faceName(data, first), second: faceName(data, second) });
    const told = owner === undefined ? t('companion.taken') : t('companion.taken_by', { n: owner + 1 });
    return h('button.big-pair', { type: 'button', class: gone ? 'gone' : '', disabled: !press, 'aria-pressed': String(gone), 'aria-label': gone ? `${name}, ${told}` : name, onclick: press ?? (() => {}) },
      die(data, first), die(data, second), owner === undefined ? null : h('span.owner', {}, mark(owner), told));
  })));

/**
 * @param {GameData} data @param {Goal[]} goals a deadline is that of a game alone, where nobody races
 * @param {string} hint
 * @param {(goal: number) => (() => void) | null} press what a tap does
 */
export const goalsOf = (data, goals, hint, press) => goals.length ? h('section.companion-goals', {}, h('div.row-head', {}, h('h2.label', {}, t('companion.goals')), h('span.cap', {}, hint)),
  h('ul.goals', {}, goals.map(({ name, worth, deadline }, index) => {
    const text = data.ink.goals[name]?.text[currentLanguage()] ?? name;
    const content = [goalPicture(name), h('span', {}, text, deadline === null ? null : h('small', {}, t('companion.goal_solo', { n: deadline }))),
      deadline === null ? h('b.num', { 'aria-label': t('companion.goal_worth', { n: worth }) }, String(worth)) : null];
    const tap = press(index);
    return h('li', {}, tap ? h('button.goal', { type: 'button', onclick: tap }, content) : h('div.goal', {}, content));
  }))) : null;

/** @param {GameData} data @param {Dice[]} past */
export const earlier = (data, past) => past.length ? h('details.companion-past', {}, h('summary', {}, t('companion.earlier')), h('ol', {}, past.map((rolled, index) =>
  h('li', {}, h('span.num', {}, String(index + 1)), [...rolled.route, ...rolled.pairs.flat(), ...rolled.expansion].map(face => die(data, face, 'little')))))) : null;

/** The score pad for the sheets of this game, the first of them blank. @param {GameData} data @param {{edition: 'base' | 'challenge', expansion: string | null}} options @param {string} table whose dice they had */
export function padLink(data, { edition, expansion }, table) {
  const { ink, ...others } = blank();
  return `#/pad?${toQuery({ ...others, ink: withExpansion({ ...ink, edition }, undefined, expansionOf(data, expansion)) })}&begin=1&table=${table}`;
}
