/** The rules in short: an overview and one page with pictures for each game, expansion and way to play. */
import { gameData } from '../js/api.js';
import { button } from '../js/components.js';
import { fill, h } from '../js/dom.js';
import { t, textOr } from '../js/i18n.js';
import { expansionName } from '../ink/catalogue.js';
import { go } from '../js/app.js';
import { GUIDES } from '../guide/guides.js';
import { guideButton } from '../guide/offer.js';
import { DECISIONS, TOPICS } from './chapters.js';
import { expansionDecisions, expansionTopics } from './expansions.js';
import { emblemOf, networkTable } from './pictures.js';

/** @typedef {import('./chapters.js').Topic} Topic */
/** @typedef {import('../js/types.js').GameData} GameData */

const GROUPS = /** @type {const} */ (['games', 'expansions', 'more']);

/** @param {string} id */
const titleOf = id => textOr(`rules.${id}.title`, expansionName(id));

/** @param {string} id */
const linkTo = id => h('a', { href: `#/rules/${id}` }, titleOf(id));

/** @param {Topic[]} topics @param {string} group */
const idsOf = (topics, group) => [...topics.filter(topic => topic.group === group).map(topic => topic.id), ...(group === 'more' ? ['decisions'] : [])];

/** The list of all pages, the present one marked. @param {Topic[]} topics @param {string} [current] */
const contents = (topics, current) => h('nav.rules-contents', { 'aria-label': t('rules.title') }, GROUPS.map(group => h('div', {},
  h('h2.label', {}, t(`rules.${group}`)),
  h('ul', {}, idsOf(topics, group).map(id =>
    h('li', {}, h('a', { href: `#/rules/${id}`, 'aria-current': id === current ? 'page' : null }, titleOf(id))))))));

/** @param {GameData} data @param {Topic} topic @param {import('./chapters.js').Section} section */
function sectionOf(data, topic, section) {
  const base = `rules.${topic.id}.${section.key}`;
  const figure = section.picture ? h('figure') : null;
  // a picture may have to ask the server first: the words do not wait for it
  if (figure) void Promise.resolve(section.picture?.(data, textOr(`${base}.alt`, titleOf(topic.id)))).then(picture => { if (picture) figure.append(picture); }, () => figure.remove());
  return h('section.rule', { class: `${section.wide ? 'wide' : ''}${figure ? '' : ' plain'}` },
    h('div.words', {}, h('h2.title-2', {}, textOr(`${base}.h`, section.key === 'goals' ? t('rules.challenge.goals.h') : titleOf(topic.id))),
      section.texts === 0 ? null : section.texts === 1 ? h('p', {}, t(`${base}.1`)) : h('ul', {}, Array.from({ length: section.texts }, (_, index) => h('li', {}, t(`${base}.${index + 1}`))))),
    figure,
    topic.id === 'ink' && section.key === 'score' ? networkTable(data) : null);
}

/** @param {GameData} data @param {Topic[]} topics @param {Topic} topic */
function page(data, topics, topic) {
  const next = topics[topics.indexOf(topic) + 1]?.id ?? 'decisions';
  return [
    h('h1.title-1', {}, titleOf(topic.id)),
    h('p.lead', {}, textOr(`rules.${topic.id}.lead`, '')),
    ...topic.sections.map(section => sectionOf(data, topic, section)),
    h('div.rules-ways', {},
      topic.play ? button(t('rules.play'), { kind: 'primary', href: topic.play }) : null,
      GUIDES.includes(topic.id) ? guideButton(topic.id) : null,
      button(t('rules.next', { title: titleOf(next) }), { href: `#/rules/${next}` })),
  ];
}

/** A chapter to be read beside a game: no way leads away from it. @param {GameData} data @param {string} id */
export function chapterOf(data, id) {
  const topic = [...TOPICS, ...expansionTopics(data)].find(one => one.id === id);
  return topic ? h('article', {}, h('h3.title-1', {}, titleOf(id)), h('p.lead', {}, textOr(`rules.${id}.lead`, '')), ...topic.sections.map(section => sectionOf(data, topic, section))) : null;
}

/** The decisions of a game in the order of the rules. @param {GameData} data @param {string} game @param {Record<string, number>} texts */
const decisionsOf = (data, game, texts) => [
  ...Object.entries(texts).map(([id, number]) => ({ id, key: `rules.d.${game}.${number}` })),
  ...(game === 'ink' ? expansionDecisions(data) : []),
].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));

/** @param {GameData} data */
const decisions = data => [
  h('h1.title-1', {}, t('rules.decisions.title')),
  h('p.lead', {}, t('rules.decisions.lead')),
  ...Object.entries(DECISIONS).map(([game, texts]) => h('section.rule.plain', {}, h('div.words', {},
    h('h2.title-2', {}, t(`rules.decisions.${game}`)),
    h('ul', {}, decisionsOf(data, game, texts).map(({ id, key }) => h('li', {}, t(key), ' ', h('span.rule-id', {}, id))))))),
];

/** @param {GameData} data @param {Topic[]} topics */
const overview = (data, topics) => [
  h('h1.title-1', {}, t('rules.title')),
  h('p.lead', {}, t('rules.lead'), ' ', h('a', { href: '#/print' }, t('nav.print'))),
  ...GROUPS.map(group => h('section.rules-group', {}, h('h2.label', {}, t(`rules.${group}`)),
    h('ul', {}, idsOf(topics, group).map(id => {
      const topic = topics.find(one => one.id === id);
      return h('li', {}, topic ? emblemOf(data, topic.emblem) : null, h('div', {}, h('h3.title-2', {}, linkTo(id)), h('p', {}, textOr(`rules.${id}.lead`, ''))));
    })))),
];

/** @type {import('../js/types.js').Screen} */
export const screen = {
  texts: ['rules', 'line', 'expansion'],
  styles: ['ink/ink.css', 'line/line.css', 'rules/rules.css'],
  title: () => t('rules.title'),
  async show(root, { params }) {
    const id = params.topic;
    const data = await gameData();
    const all = [...TOPICS, ...expansionTopics(data)];
    const topics = GROUPS.flatMap(group => all.filter(topic => topic.group === group));
    const topic = topics.find(one => one.id === id);
    if (id && !topic && id !== 'decisions') {
      go('/rules');
      return;
    }
    const body = topic ? page(data, topics, topic) : id === 'decisions' ? decisions(data) : overview(data, topics);
    if (id) document.title = titleOf(id);
    fill(root, h('div.wrap.rules', { class: id ? '' : 'all' }, id ? contents(topics, id) : null, h('article', {}, body)));
  },
};
