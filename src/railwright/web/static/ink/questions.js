/** Questions that the Railroad Ink table asks before it does something that matters. */
import { dialog } from '../js/components.js';
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';

/** Whether a bot may go on for somebody who has left. @param {string} name */
export async function maySitIn(name) {
  const choice = await dialog({
    title: t('ink.take_over_title', { name }), body: [h('p', {}, t('ink.take_over_why', { name }))],
    choices: [{ text: t('ink.take_over'), value: 'yes', kind: 'primary' }, { text: t('nav.back'), value: 'no' }],
  });
  return choice === 'yes';
}

/** Whether the person wants to leave; the game is kept. */
export async function mayLeave() {
  const choice = await dialog({
    title: t('ink.leave_title'), body: [h('p', {}, t('ink.leave_why'))],
    choices: [{ text: t('nav.leave'), value: 'yes', kind: 'primary' }, { text: t('ink.stay'), value: 'no' }],
  });
  return choice === 'yes';
}
