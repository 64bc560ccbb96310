/** A screen in the making. */
import { h } from '../dom.js';
import { t } from '../i18n.js';

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('app.name'),
  show(root) { root.append(h('h1.title-1', {}, t('app.name'))); },
};
