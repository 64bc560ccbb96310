/** A saved record is opened: chosen or dropped, checked by the server, shown as a replay. */
import { post } from '../api.js';
import { button } from '../components.js';
import { fill, h, loadStyles, say } from '../dom.js';
import { loadTexts, t } from '../i18n.js';
import { showReplay } from './replay.js';

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('open.tab'),
  styles: ['css/replay.css'],
  async show(root) {
    /** @type {(() => void) | void} */
    let leave;
    const fault = h('p.notice.bad', { role: 'alert', hidden: true });
    /** @param {File | undefined} file */
    const open = async file => {
      if (!file) return;
      try {
        const record = await file.text();
        const game = await post('api/replay', { record });
        /** @type {any} */
        const told = { ...game, you: null, record, onreport: () => void report() };
        const replay = async () => {
          leave?.();
          const place = h('div');
          leave = await showReplay(place, null, told);
          fill(root, place);
        };
        const report = async () => {
          leave?.();
          const { waitAndShow, TEXTS, STYLES } = await import('../../insight/screen.js');
          await Promise.all([loadTexts(TEXTS), ...STYLES.map(loadStyles)]);
          leave = waitAndShow(root, { record }, told, {}, [button(t('ink.replay'), { icon: 'play', onclick: () => void replay() }), button(t('nav.home'), { kind: 'quiet', href: '#/' })]);
        };
        await replay();
      } catch (error) {
        fill(fault, error instanceof DOMException ? t('open.unreadable') : /** @type {Error} */ (error).message);
        fault.hidden = false;
        say(fault.textContent ?? '');
      }
    };
    const input = h('input', { type: 'file', accept: '.txt,text/plain', hidden: true, 'aria-label': t('open.choose'), onchange: () => void open(input.files?.[0]) });
    fill(root, h('div.wrap.center-screen.drop', {
      ondragover: (/** @type {Event} */ event) => event.preventDefault(),
      ondrop: (/** @type {DragEvent} */ event) => { event.preventDefault(); void open(event.dataTransfer?.files[0]); },
    }, h('h1.title-1', {}, t('open.tab')), h('p', {}, t('open.lead')), fault, input,
    h('div', {}, button(t('open.choose'), { kind: 'primary', onclick: () => input.click() }), ' ', button(t('nav.home'), { href: '#/' }))));
    return () => leave?.();
  },
};
