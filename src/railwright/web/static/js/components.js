/** Things that every screen uses: buttons, icons, dialogs, messages, marks of players, signs of buildings, seats. */
import { byId, fill, h, say, svg } from './dom.js';
import { ink } from './drawings.js';
import { t } from './i18n.js';
import { listed } from './people.js';

/** @typedef {import('./dom.js').Child} Child */

/** 20 x 20, drawn with one pen. @type {Record<string, string>} */
const ICONS = {
  undo: 'M7 4 3 8l4 4M3 8h9a5 5 0 0 1 0 10H8',
  redo: 'm13 4 4 4-4 4M17 8H8a5 5 0 0 0 0 10h4',
  clear: 'M4 16h12M6 13l7-8 4 3.5-6 6.5H7.5Z',
  turn: 'M16 10a6 6 0 1 1-2-4.5M14.500 2v4h-4',
  play: 'M6 4v12l10-6Z',
  pause: 'M6 4v12M13 4v12',
  first: 'M15 4v12l-8-6ZM5 4v12',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  forth: 'M7.5 4.5 13 10l-5.5 5.5',
  copy: 'M7 7h9v10H7ZM4 13V3h9',
  close: 'M5 5l10 10M15 5 5 15',
  add: 'M10 4v12M4 10h12',
  help: 'M6.800 7.200a3.200 3.200 0 1 1 4.600 2.900c-1 .5-1.400 1-1.400 2.100M10 15.600v.1',
  settings: 'M3 6h6.500M14 6h3M3 14h3M10.500 14H17M11.800 8.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400ZM8.200 16.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z',
  smile: 'M10 2.500a7.500 7.500 0 1 0 .1 0M7.300 7.500v1M12.700 7.500v1M6.300 11.800c1.700 2.800 5.700 2.800 7.400 0',
  bell: 'M10 2.500c3.200 0 4.800 2.300 4.800 5.400 0 3.300 1.700 4.600 1.700 5.600h-13c0-1 1.700-2.300 1.700-5.600 0-3.100 1.600-5.400 4.800-5.400ZM8.300 16.300c.6 1.300 2.800 1.300 3.400 0',
  tick: 'm3.500 10.500 4 4L16.500 5.500',
  speak: 'M3 8v4h3l4 3.500v-11L6 8ZM13 7a4 4 0 0 1 0 6M15.500 4.500a7.500 7.500 0 0 1 0 11',
};

/** One shape per seat, 10 x 10, so that colour never stands alone. */
const MARKS = [
  '<circle cx="5" cy="5" r="4.6"/>',
  '<rect x=".7" y=".7" width="8.6" height="8.6"/>',
  '<path d="M5 .2 9.900 9.400H.1Z"/>',
  '<path d="M5-.2 10.200 5 5 10.200-.2 5Z"/>',
  '<path fill-rule="evenodd" d="M5 .2a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 0 0 0-9.600Zm0 2.600a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Z"/>',
  '<path d="M3.300 0h3.400v3.300H10v3.400H6.700V10H3.300V6.700H0V3.300h3.300Z"/>',
  '<path d="M.1 .6H9.900L5 9.800Z"/>',
  '<path d="M5-.2 6.600 3.300 10.300 3.700 7.500 6.200 8.300 10 5 8.100 1.700 10 2.500 6.200-.3 3.700 3.400 3.300Z"/>',
  '<path d="M2.500 .3h5L10.100 5 7.500 9.700h-5L-.1 5Z"/>',
  '<path d="M2.200 0 5 2.800 7.800 0 10 2.200 7.200 5 10 7.800 7.800 10 5 7.200 2.200 10 0 7.800 2.800 5 0 2.200Z"/>',
  '<path fill-rule="evenodd" d="M.4 .4h9.200v9.200H.4ZM3 3v4h4V3Z"/>',
  '<path d="M.4 .5h3.400v9H.4ZM6.200 .5h3.400v9H6.200Z"/>',
];

/** @param {string} name */
export const icon = name => svg(`<svg class="icon-${name}" viewBox="0 0 20 20" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`);

/** @param {string} kind of building @param {string} [className] */
export const sign = (kind, className = 'sign') => svg(`<svg class="sign ${className}" viewBox="-20 -20 40 40" aria-hidden="true">${ink().signs[kind]}</svg>`);

/** The shape of a seat's mark, inside 10 x 10. @param {number} seat */
export const seatMark = seat => MARKS[seat] ?? '';

/** The mark of a seat in its colour. @param {number} seat */
export const mark = seat => h('span', { class: `mark seat-${seat}`, 'aria-hidden': 'true' }, svg(`<svg viewBox="0 0 10 10">${seatMark(seat)}</svg>`));

/**
 * A button, or a link that looks like one.
 * @param {Child | Child[]} content
 * @param {{kind?: 'primary'|'accent'|'quiet', icon?: string, href?: string, onclick?: (event: Event) => void} & Record<string, unknown>} [options]
 */
export function button(content, { kind, icon: name, ...props } = {}) {
  const children = [name ? icon(name) : null, ...[content].flat()];
  const all = { ...props, class: [kind, props.class].filter(Boolean).join(' ') };
  return props.href ? h('a.btn', all, ...children) : h('button.btn', { type: 'button', ...all }, ...children);
}

/**
 * A short message at the foot of the page.
 * @param {string} text
 */
export function toast(text) {
  const note = h('div.toast', {}, text);
  byId('toasts').append(note);
  say(text);
  setTimeout(() => note.remove(), 4000 + 40 * text.length);
}

/**
 * A modal dialog; resolves with the value of the button that was chosen, or null when it was closed.
 * @param {object} parts
 * @param {string} parts.title
 * @param {(Child | Child[])[]} parts.body
 * @param {{text: string, value: string, kind?: 'primary'|'accent'|'quiet'}[]} parts.choices
 * @param {boolean} [parts.closable]
 * @param {string} [parts.className]
 * @returns {Promise<string | null>}
 */
export function dialog({ title, body, choices, closable = true, className }) {
  return new Promise(resolve => {
    const box = h('dialog', { 'aria-label': title, class: className });
    const end = (/** @type {string | null} */ value) => { box.close(); box.remove(); resolve(value); };
    fill(box, h('h2', {}, title), ...body,
      h('div.acts-row', {}, choices.map(choice => button(choice.text, { kind: choice.kind, onclick: () => end(choice.value) }))));
    box.addEventListener('cancel', event => { event.preventDefault(); if (closable) end(null); });
    document.body.append(box);
    box.showModal();
    box.scrollTop = 0; // the focus goes to the buttons at the foot, the eyes to the title
  });
}

/**
 * A group of radio buttons that look like one row of buttons.
 * @param {object} parts
 * @param {string} parts.name
 * @param {string} parts.label spoken name of the group
 * @param {{value: string, text: Child | Child[], disabled?: boolean}[]} parts.items
 * @param {string} parts.value
 * @param {(value: string) => void} parts.onchange
 */
export function choices({ name, label, items, value, onchange }) {
  return h('div.choices', { role: 'radiogroup', 'aria-label': label }, items.map(item =>
    h('label.choice', {}, h('input', {
      type: 'radio', name, value: item.value, checked: item.value === value, disabled: item.disabled,
      onchange: () => onchange(item.value),
    }), h('span', {}, ...[item.text].flat()))));
}

/**
 * Something that rises, as the stations of a little railway: those up to the chosen one are reached.
 * @param {object} parts
 * @param {string} parts.name
 * @param {string} parts.label spoken name of the group
 * @param {{value: string, text: string}[]} parts.items from the least to the most
 * @param {string} parts.value
 * @param {(value: string) => void} parts.onchange
 */
export function stations({ name, label, items, value, onchange }) {
  const chosen = items.findIndex(item => item.value === value);
  return h('div.stations', { role: 'radiogroup', 'aria-label': label }, items.map((item, i) =>
    h('label', { class: i <= chosen ? 'reached' : '' }, h('input', {
      type: 'radio', name, value: item.value, checked: i === chosen, onchange: () => onchange(item.value),
    }), h('span', {}, item.text))));
}

/**
 * A number with a button on either side.
 * @param {object} parts
 * @param {string} parts.label
 * @param {number} parts.value
 * @param {number} parts.most
 * @param {(value: number) => void} parts.onchange
 */
export const stepper = ({ label, value, most, onchange }) => h('div.stepper', { role: 'group', 'aria-label': label },
  h('span', {}, label),
  h('button.btn', { type: 'button', 'aria-label': t('step.less', { what: label }), disabled: value <= 0, onclick: () => onchange(value - 1) }, '−'),
  h('b.num', {}, String(value)),
  h('button.btn', { type: 'button', 'aria-label': t('step.more', { what: label }), disabled: value >= most, onclick: () => onchange(value + 1) }, '+'));

/**
 * Who sits where, with a word about each.
 * @param {{name: string, kind: string, bot?: string | null}[]} seats
 * @param {(seat: number) => Child | Child[]} state
 * @param {number | null} [you] the seat of who reads it
 */
export const seatsList = (seats, state, you = null) => h('ul.seats', {}, seats.map((seat, number) =>
  h('li', {}, mark(number), h('span.who', { dataset: { nameOf: number } }, seat.kind === 'open' && !seat.name ? t('seats.open') : listed(seat, number === you)), h('span.state', {}, ...[state(number)].flat()))));

/**
 * Copy a text and say so.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('app.copied'));
  } catch {
    toast(text);
  }
}

/**
 * Offer a file to the person.
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const href = URL.createObjectURL(content);
  h('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
