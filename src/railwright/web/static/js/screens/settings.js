/** Settings: language, look, motion, sound. They take effect at once and stay in this browser. */
import { speak } from '../app.js';
import { choices } from '../components.js';
import { h } from '../dom.js';
import { currentLanguage, LANGUAGES, t } from '../i18n.js';
import { penSound } from '../sound.js';
import { changeSettings, settings } from '../store.js';

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('settings.tab'),
  show(root) {
    const now = settings();
    const option = (/** @type {string} */ key, /** @type {string[]} */ values, /** @type {string} */ value, /** @type {(value: string) => void} */ onchange) => h('div.option', {},
      h('div.about', {}, h('span.label', {}, t(`settings.${key}.title`)), t(`settings.${key}.why`)),
      choices({ name: key, label: t(`settings.${key}.title`), value, onchange, items: values.map(one => ({ value: one, text: key === 'language' ? t(`language.${one}`) : t(`settings.${key}.${one}`) })) }));
    root.append(h('div.wrap.narrow', {}, h('h1.title-1', {}, t('settings.title')),
      option('language', [...LANGUAGES], currentLanguage(), value => void speak(/** @type {import('../i18n.js').Language} */ (value))),
      option('theme', ['auto', 'light', 'dark'], now.theme, value => changeSettings({ theme: /** @type {typeof now.theme} */ (value) })),
      option('palette', ['plain', 'distinct'], now.palette, value => changeSettings({ palette: /** @type {typeof now.palette} */ (value) })),
      option('motion', ['auto', 'full', 'none'], now.motion, value => changeSettings({ motion: /** @type {typeof now.motion} */ (value) })),
      option('sound', ['off', 'on'], now.sound ? 'on' : 'off', value => { changeSettings({ sound: value === 'on' }); penSound(); }),
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')), h('a', { href: '#/about' }, t('nav.about')))));
  },
};
