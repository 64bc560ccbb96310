/** Parts of the screen of a new game: with whom one plays, and the expansions with what each of them is. */
import { expansionName } from '../ink/catalogue.js';
import { expansionTopics } from '../rules/expansions.js';
import { emblemOf } from '../rules/pictures.js';
import { button, choices } from './components.js';
import { h } from './dom.js';
import { t, textOr } from './i18n.js';

/** @typedef {import('./types.js').GameData} GameData */
/** @typedef {'alone' | 'bots' | 'friends'} Company */

/** What stands for a game without an expansion. */
const PLAIN = { piece: 'overpass' };

/** Who sits there, in one word. @param {{kind: string}[]} seats @returns {Company} */
export const companyOf = ([, ...others]) => !others.length ? 'alone' : others.every(seat => seat.kind === 'bot') ? 'bots' : 'friends';

/** One tap says with whom. @param {{kind: string}[]} seats @param {Company[]} possible @param {(company: Company) => void} onchange */
export const companyChoice = (seats, possible, onchange) => choices({
  name: 'company', label: t('new.company.title'), value: companyOf(seats), onchange: value => onchange(/** @type {Company} */ (value)),
  items: possible.map(value => ({ value, text: t(`new.company.${value}`) })),
});

/**
 * What is special about playing alone: goals with deadlines, which belong to the Challenge edition.
 * @param {boolean} taken whether it is played already
 * @param {() => void} take
 */
export const soloChallenge = (taken, take) => h('div.notice.solo', {},
  h('div', {}, h('b', {}, t('new.solo.title')), h('p', {}, t('rules.challenge.solo.1'))),
  taken ? h('span.cap', {}, t('new.solo.taken')) : button(t('new.solo.take'), { onclick: take }));

/**
 * Every expansion with its emblem and its own words.
 * @param {GameData} data
 * @param {string} value
 * @param {(name: string) => void} onchange
 */
export function expansionList(data, value, onchange) {
  const all = expansionTopics(data).map(({ id, emblem }) => ({ id, emblem, name: expansionName(id), lead: textOr(`rules.${id}.lead`, '') }));
  return h('div.expansions', { role: 'radiogroup', 'aria-label': t('new.expansion.title') },
    [{ id: '', emblem: PLAIN, name: t('new.expansion.none'), lead: t('new.expansion.none_why') }, ...all].map(({ id, emblem, name, lead }) => h('label.expansion-choice', {},
      h('input', { type: 'radio', name: 'expansion', value: id, checked: id === value, 'aria-label': name, 'aria-describedby': `about-${id}`, onchange: () => onchange(id) }),
      emblemOf(data, emblem), h('span', {}, h('b', {}, name), h('small', { id: `about-${id}` }, lead)))));
}
