/** What an expansion asks before anything may be drawn: answers that take a way over the sheet, and answers that cost a special route. */
import { at, rowCol } from '../js/board.js';
import { button } from '../js/components.js';
import { h, svg } from '../js/dom.js';
import { tile } from '../js/drawings.js';
import { t, textOr } from '../js/i18n.js';
import { expansionName, nameOf } from './catalogue.js';

/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {import('../js/types.js').Question} Question */
/** @typedef {import('../js/types.js').Option} Option */

/** @param {string} space @returns {[number, number]} */
function middleOf(space) {
  const [row, col] = rowCol(space);
  return [col * 100 + 50, row * 100 + 50];
}

/** The way of an answer on the sheet, its end ringed. @param {string | null} start @param {string[]} path */
export function wayMarkup(start, path) {
  const end = path.at(-1);
  if (!end) return '';
  const points = [...(start ? [start] : []), ...path].map(space => middleOf(space).join(' '));
  return `<path class="way-path" d="M${points.join('L')}"/>${at(end, '<circle class="way-aim" cx="50" cy="50" r="34"/><circle class="way-end" cx="50" cy="50" r="9"/>')}`;
}

/** The spaces that the answers are about, framed. @param {Question} question */
const stakes = question => question.at_stake.map(space => at(space, '<rect class="stake" x="5" y="5" width="90" height="90" rx="12"/>')).join('');

/** All ways that can be chosen, and what is at stake. @param {Question} question */
export const allWays = question => stakes(question) + question.options.map(option => wayMarkup(question.start, option.path)).join('');

/** The answer whose way ends in a space. @param {Question} question @param {string} space */
export const answerIn = (question, space) => question.options.find(option => option.path.at(-1) === space);

/** An answer in words. @param {GameData} data @param {string} name of the expansion @param {Option} option */
export function optionName(data, name, { action, path, special }) {
  if (special) {
    const piece = nameOf(data, special);
    return textOr(`question.${name}.special`, t('ink.question_special', { piece }), { piece });
  }
  const words = textOr(`action.${action}`, action);
  const space = path.at(-1);
  if (!space) return words;
  const facts = { action: words, space };
  return textOr(`question.${name}.path`, t('ink.question_path', facts), facts);
}

/** An arrow that points where the way begins. @param {string | null} start @param {string[]} path */
function arrow(start, path) {
  const [from, to] = start ? [start, path[0]] : path;
  if (!from || !to) return null;
  const [[x1, y1], [x2, y2]] = [middleOf(from), middleOf(to)];
  const angle = Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI;
  return svg(`<svg viewBox="0 0 20 20" aria-hidden="true"><path transform="rotate(${angle} 10 10)" d="M4 10h12M11 5l5 5-5 5"/></svg>`);
}

/**
 * The question with all its answers.
 * @param {GameData} data
 * @param {Question} question
 * @param {(option: Option | null) => void} onPoint
 * @param {(action: string) => void} onAct
 */
export function questionBox(data, question, onPoint, onAct) {
  const { name, facts, start, options } = question;
  const title = textOr(`question.${name}.title`, expansionName(name));
  const specials = options.filter(option => option.special);
  return h('div.question', { role: 'group', 'aria-label': title },
    h('h2.label', {}, title),
    h('p.hint', {}, textOr(`question.${name}.asked`, '', facts)),
    h('div.ways', {}, options.filter(option => !option.special).map(option =>
      button([arrow(start, option.path), optionName(data, name, option)], {
        'data-key': option.action, onclick: () => onAct(option.action),
        onpointerenter: () => onPoint(option), onpointerleave: () => onPoint(null), onfocus: () => onPoint(option), onblur: () => onPoint(null),
      }))),
    specials.length ? h('p.hint', {}, textOr(`question.${name}.specials`, t('ink.question_specials'))) : null,
    specials.length ? h('div.specials', {}, specials.map(option => {
      const words = optionName(data, name, option);
      return h('button.sp', { type: 'button', 'data-key': option.action, 'aria-label': words, title: words, onclick: () => onAct(option.action) }, svg(tile(option.special ?? '')));
    })) : null);
}
