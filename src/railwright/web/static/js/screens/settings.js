/** Settings: language, look, motion, sound. They take effect at once and stay in this browser. */
import { speak } from '../app.js';
import { choices } from '../components.js';
import { fill, h } from '../dom.js';
import { currentLanguage, languages, t } from '../i18n.js';
import { askToNotify, canNotify, canPush, mayNotify, stopNotifying } from '../notify.js';
import { turnSound } from '../sound.js';
import { changeSettings, settings } from '../store.js';

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['turn'],
  title: () => t('settings.tab'),
  show(root) {
    const now = settings();
    const option = (/** @type {string} */ key, /** @type {string[] | [string, string][]} */ values, /** @type {string} */ value, /** @type {(value: string) => void} */ onchange) => h('div.option', {},
      h('div.about', {}, h('span.label', {}, t(`settings.${key}.title`)), t(`settings.${key}.why`)),
      choices({ name: key, label: t(`settings.${key}.title`), value, onchange, items: values.map(one => typeof one === 'string' ? { value: one, text: t(`settings.${key}.${one}`) } : { value: one[0], text: one[1] }) }));
    root.append(h('div.wrap.narrow', {}, h('h1.title-1', {}, t('settings.title')),
      option('language', languages(), currentLanguage(), value => void speak(value)),
      option('theme', ['auto', 'light', 'dark'], now.theme, value => changeSettings({ theme: /** @type {typeof now.theme} */ (value) })),
      option('palette', ['plain', 'distinct'], now.palette, value => changeSettings({ palette: /** @type {typeof now.palette} */ (value) })),
      option('motion', ['auto', 'full', 'none'], now.motion, value => changeSettings({ motion: /** @type {typeof now.motion} */ (value) })),
      option('sound', ['off', 'on'], now.sound ? 'on' : 'off', value => { changeSettings({ sound: value === 'on' }); turnSound(); }),
      notifyOption(),
      option('emotes', ['shown', 'muted'], now.muted ? 'muted' : 'shown', value => changeSettings({ muted: value === 'muted' })),
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')), h('a', { href: '#/profile' }, t('nav.profile')), h('a', { href: '#/privacy' }, t('nav.privacy')), h('a', { href: '#/about' }, t('nav.about')))));
  },
};

/** Asked of the browser only when the person taps; says what came of it. */
function notifyOption() {
  const row = h('div.option');
  const show = async (/** @type {'blocked' | 'unable' | ''} */ fault) => {
    const on = mayNotify();
    const told = fault ? t(`settings.notify.${fault}`) : on ? t(await canPush() ? 'settings.notify.push' : 'settings.notify.page_only') : '';
    const change = async (/** @type {string} */ value) => {
      const came = value === 'on' ? await askToNotify() : (await stopNotifying(), 'on');
      await show(came === 'on' ? '' : came);
      /** @type {HTMLElement | null} */ (row.querySelector('input:checked'))?.focus();
    };
    fill(row, h('div.about', {}, h('span.label', {}, t('settings.notify.title')), t('settings.notify.why')),
      h('div', {}, choices({ name: 'notify', label: t('settings.notify.title'), value: on ? 'on' : 'off', onchange: value => void change(value), items: ['off', 'on'].map(value => ({ value, text: t(`settings.notify.${value}`) })) }),
        h('p.reason', { role: 'status' }, told)));
  };
  void show(canNotify() ? '' : 'unable');
  return row;
}
