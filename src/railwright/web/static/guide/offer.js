/** Where guided games are offered: large to newcomers, as links to everybody else. */
import { button } from '../js/components.js';
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { guideProgress, heldRooms } from '../js/store.js';
import { beginGuide, runningGuide } from './begin.js';
import { GUIDES } from './guides.js';

/** Whether somebody should be shown how to play: nothing played yet, or in the middle of a guide. */
export const isNewcomer = () => GUIDES.some(runningGuide) || (!heldRooms().length && !GUIDES.some(name => guideProgress(name).finished));

/** @param {string} name */
const words = name => t(runningGuide(name) ? 'home.guide.go_on' : 'home.guide.begin', { game: t(`home.guide.${name}`) });

/** A button that begins a guided game or goes on with it. @param {string} name @param {'primary' | 'accent' | 'quiet'} [kind] */
export const guideButton = (name, kind) => button(words(name), { ...(kind ? { kind } : {}), 'data-guide': name, onclick: () => void beginGuide(name) });

/** On the start page, for newcomers. */
export const guideBand = () => h('section.guides', { 'aria-labelledby': 'guides' },
  h('div', {}, h('h2', { id: 'guides' }, t('home.guide.title')), h('p', {}, t('home.guide.why'))),
  h('div.ways', {}, GUIDES.map((name, i) => guideButton(name, i ? undefined : 'accent'))));

/** For those who know their way: one line of links. */
export const guideLinks = () => h('p.guide-links', {}, `${t('home.guide.short')} `, GUIDES.map(name =>
  h('button.linkish', { type: 'button', 'data-guide': name, onclick: () => void beginGuide(name) }, t(`home.guide.${name}`))));
