/** What is kept, where, and for how long: the numbers are the ones that the server goes by. */
import { get } from '../api.js';
import { fill, h } from '../dom.js';
import { t } from '../i18n.js';

const PARTS = ['browser', 'games', 'profile', 'results', 'messages', 'addresses', 'never', 'yours'];

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['profile'],
  styles: ['css/home.css', 'css/profile.css'],
  title: () => t('privacy.tab'),
  async show(root) {
    const kept = await get('api/kept');
    fill(root, h('div.wrap.narrow.prose', {}, h('h1.title-1', {}, t('privacy.title')), h('p', {}, t('privacy.lead')),
      PARTS.map(part => h('section', {}, h('h2.label', {}, t(`privacy.${part}.title`)), h('p', {}, t(`privacy.${part}.text`, kept)))),
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')), h('a', { href: '#/profile' }, t('profile.title')), h('a', { href: '#/about' }, t('nav.about')))));
  },
};
