/** A profile comes to this device: the key stood in the link, behind the #, and goes out of the address at once. */
import { post } from '../api.js';
import { go } from '../app.js';
import { button, toast } from '../components.js';
import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { takeProfile } from '../profile.js';
import { keptProfile } from '../store.js';

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['profile'],
  styles: ['css/profile.css'],
  title: () => t('profile.tab'),
  async show(root, { params }) {
    const key = (params.key ?? '').toLowerCase();
    history.replaceState(null, '', '#/profile');
    /** @type {import('../profile.js').Profile} */
    const found = await post('api/profile', { key });
    const kept = keptProfile();
    const take = () => takeProfile(key).then(() => { toast(t('profile.moved', { name: found.name })); go('/profile'); }).catch((/** @type {Error} */ error) => toast(error.message));
    fill(root, h('div.wrap.narrow.profile', {}, h('h1.title-1', {}, t('profile.take', { name: found.name })), h('p.lead', {}, t('profile.take_why')),
      kept && kept.key !== key ? h('p.notice', {}, t('profile.take_instead', { name: kept.name })) : null,
      h('div.acts', {}, button(t('profile.take_go'), { kind: 'primary', onclick: () => void take() }), button(t('nav.home'), { kind: 'quiet', href: '#/' }))));
  },
};
