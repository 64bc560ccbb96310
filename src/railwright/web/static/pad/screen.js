/** The score pad for owners of the paper games. What is written stays in this browser; a link carries it elsewhere. */
import { postForText } from '../js/api.js';
import { button, choices, copy } from '../js/components.js';
import { h, fill } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { save } from '../js/saving.js';
import { inkPad } from './ink-pad.js';
import { linePad } from './line-pad.js';
import { blank, fromQuery, toQuery } from './note.js';

/** @typedef {import('./note.js').Note} Note */

const KEPT = 'railwright.pad';

/** @returns {Note} */
function kept() {
  try {
    return fromQuery(new URLSearchParams(localStorage.getItem(KEPT) ?? '')) ?? blank();
  } catch {
    return blank();
  }
}

/** @param {Note} note */
function keep(note) {
  try {
    localStorage.setItem(KEPT, toQuery(note));
    localStorage.setItem(`${KEPT}.${note.game}`, toQuery(note));
  } catch {
    // Without a store the pad still counts; it only forgets.
  }
}

/** What was last written for a game. @param {'ink' | 'line'} game @returns {Note} */
function keptFor(game) {
  try {
    return fromQuery(new URLSearchParams(localStorage.getItem(`${KEPT}.${game}`) ?? '')) ?? { ...blank(), game };
  } catch {
    return { ...blank(), game };
  }
}

/** @type {import('../js/types.js').Screen} */
export const screen = {
  texts: ['pad', 'ink', 'line', 'expansion'],
  styles: ['ink/ink.css', 'line/line.css', 'pad/pad.css'],
  title: () => t('pad.title'),
  async show(root, { query }) {
    let note = fromQuery(query) ?? kept();
    keep(note);
    const place = h('div.pad-place');
    /** @type {Awaited<ReturnType<typeof inkPad>> | Awaited<ReturnType<typeof linePad>>} */
    let pad;
    const open = async () => {
      pad = note.game === 'ink'
        ? await inkPad(place, note.ink, ink => { note = { ...note, ink }; keep(note); })
        : await linePad(place, note.line, line => { note = { ...note, line }; keep(note); });
    };
    await open();
    fill(root, h('div.wrap.pad', {},
      h('header.pad-head', {}, h('div', {}, h('h1.title-1', {}, t('pad.title')), h('p', {}, t('pad.lead'))),
        choices({
          name: 'pad-game', label: t('pad.which'), value: note.game, items: [{ value: 'ink', text: t('pad.ink') }, { value: 'line', text: t('pad.line') }],
          onchange: value => {
            pad.close();
            note = keptFor(value === 'line' ? 'line' : 'ink');
            keep(note);
            void open();
          },
        })),
      place,
      h('div.pad-acts', {},
        button(t('pad.count'), { kind: 'primary', icon: 'play', onclick: () => pad.count() }),
        button(t('pad.undo'), { icon: 'undo', onclick: () => pad.undo() }),
        button(t('pad.clear'), { icon: 'clear', onclick: () => void pad.clear() }),
        button(t('pad.share'), { icon: 'copy', onclick: () => void copy(`${location.href.split('#')[0]}#/pad?${toQuery(note)}`) }),
        button(t('pad.picture'), { onclick: () => void save({ name: 'railwright-sheet', picture: theme => postForText(`api/picture?theme=${theme}`, pad.body()) }) }))));
    return () => pad.close();
  },
};
