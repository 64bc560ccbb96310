/** Help at the table: its keys and its rules in short, in place, so that nobody has to leave the game for them. */
import { gameData } from './api.js';
import { dialog } from './components.js';
import { h, loadStyles } from './dom.js';
import { loadTexts, t } from './i18n.js';

/**
 * What a screen tells of itself: chapters of the rules, keys with what they do, what a finger does.
 * @typedef {object} Help
 * @property {string[]} topics
 * @property {[string, string][]} keys names of keys, and the key of a text
 * @property {string[]} [touch] keys of texts
 */

/** A key's own name is its sign; those that differ from language to language have a text. @param {string} names such as `Shift+R` or `Home End` */
const caps = names => names.split(' ').map(name => name === '…' ? name : h('kbd', {}, name.length > 2 && !name.includes('+') ? t(`key.${name.toLowerCase()}`) : name));

/** @param {Help} help */
function keysOf({ keys, touch = [] }) {
  if (!keys.length) return null;
  const finger = matchMedia('(pointer: coarse)').matches;
  return h('section.help-keys', { tabindex: -1, 'data-part': 'keys' },
    finger && touch.length ? [h('h3.title-2', {}, t('help.touch')), h('ul.help-touch', {}, touch.map(key => h('li', {}, t(key))))] : null,
    h('h3.title-2', {}, t('help.keys')),
    h('dl', {}, [...keys, /** @type {[string, string]} */ (['?', 'help.key'])].map(([names, text]) => h('div', {}, h('dt', {}, caps(names)), h('dd', {}, t(text))))));
}

/**
 * Keys first, rules below; whoever wants the rules is led there.
 * @param {Help} help
 * @param {'keys' | 'rules'} part
 */
export async function openHelp(help, part) {
  if (document.querySelector('dialog[open]')) return;
  const [{ chapterOf }, data] = await Promise.all([import('../rules/screen.js'), gameData(), loadTexts(['rules', 'line', 'expansion']), loadStyles('rules/rules.css')]);
  const rules = help.topics.length ? h('section.help-rules.rules.all', { tabindex: -1, 'data-part': 'rules' }, help.topics.map(id => chapterOf(data, id))) : null;
  void dialog({ title: t('help.title'), body: [keysOf(help), rules], choices: [{ text: t('help.close'), value: 'close', kind: 'primary' }], className: 'help' });
  const shown = /** @type {HTMLElement | null} */ (document.querySelector(`dialog.help [data-part="${part}"]`));
  shown?.focus({ preventScroll: true });
  if (part === 'rules') shown?.scrollIntoView();
}
