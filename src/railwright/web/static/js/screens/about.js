/** About: what this is, whose games they are, what is kept. */
import { gameData } from '../api.js';
import { h } from '../dom.js';
import { t } from '../i18n.js';

/** The typefaces that come with the page, by the name of their files. @type {[string, string][]} */
const TYPEFACES = [['spectral', 'Spectral'], ['fira-sans', 'Fira Sans']];

/** @type {import('../types.js').Screen} */
export const screen = {
  styles: ['css/home.css'],
  title: () => t('about.tab'),
  async show(root) {
    const data = await gameData().catch(() => null);
    root.append(h('div.wrap.narrow.prose', {}, h('h1.title-1', {}, t('about.title')),
      ['what', 'not_affiliated', 'deck', 'kept', 'free'].map(key => h('p', {}, t(`about.${key}`))),
      h('p', {}, t('about.type'), TYPEFACES.flatMap(([file, typeface]) => [' ', h('a', { href: `/fonts/${file}-LICENSE.txt`, target: '_blank' }, t('about.licence', { typeface }))])),
      data ? h('p.cap', {}, t('about.version', { version: data.version })) : null,
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')), h('a', { href: '#/rules' }, t('nav.rules')))));
  },
};
