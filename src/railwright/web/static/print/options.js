/** The options of prints: one control for each part of an order that a kind looks at. */
import { expansionChoices } from '../ink/catalogue.js';
import { deckChoice } from '../line/deck_choice.js';
import { button, choices } from '../js/components.js';
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { heldRooms } from '../js/store.js';

/** @typedef {import('../js/types.js').GameData} GameData */
/**
 * What is to be printed. room: a finished game of this site; files: the names of the files that deck and record come from.
 * @typedef {{
 *   kind: string, size: string, ink: string, language: string, edition: string, expansion: string | null,
 *   up: number, score_sheet: number, deck: string | null, record: string | null, names: string[], day: string,
 *   room: string | null, files: {deck?: string, record?: string, fault?: string},
 * }} Order
 */
/** @typedef {(change: Partial<Order>) => void} Change */

const ALL = 'all';
const MOST_GAMES = 6;

/** @param {Date} moment */
export const dayOf = moment => `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;

/** @param {string} name @param {string} value @param {{value: string, text: string}[]} items @param {(value: string) => void} onchange */
const row = (name, value, items, onchange) => choices({ name: `print-${name}`, label: t(`print.option.${name}`), items, value, onchange });

/** @param {number[]} numbers @param {(n: number) => string} text */
const numbered = (numbers, text) => numbers.map(n => ({ value: String(n), text: text(n) }));

/** A finished game: one that this browser has played, or the record in a file. @param {Order} order @param {Change} change */
function gameChoice(order, change) {
  const over = heldRooms().filter(held => held.phase === 'over').slice(0, MOST_GAMES);
  const rooms = order.room && !over.some(held => held.room === order.room) ? [{ room: order.room, at: 0, game: '', edition: undefined }, ...over] : over;
  const input = h('input', {
    type: 'file', accept: '.txt,text/plain', hidden: true, 'aria-label': t('print.file'),
    onchange: async () => {
      const [file] = input.files ?? [];
      if (file) change({ room: null, record: await file.text(), files: { ...order.files, record: file.name } });
    },
  });
  return h('div.print-games', {},
    rooms.length ? row('record', order.room ?? '', rooms.map(held => ({
      value: held.room,
      text: held.at ? t('print.game_of', { game: t(held.game === 'line' ? 'game.line' : `game.${held.edition ?? 'base'}`), day: new Date(held.at).toLocaleDateString(), room: held.room }) : held.room,
    })), room => change({ room, record: null, day: dayOf(new Date(over.find(held => held.room === room)?.at ?? Date.now())) })) : null,
    h('div.choices', {}, input, button(t('print.file'), { onclick: () => input.click() }), order.record ? h('span.cap', {}, order.files.record ?? '') : null));
}

/** @type {Record<string, (order: Order, data: GameData, change: Change, note: Change) => HTMLElement | null>} */
export const OPTIONS = {
  edition: (order, _, change) => row('edition', order.edition, ['base', 'challenge'].map(value => ({ value, text: t(`game.${value}`) })), edition => change({ edition })),
  expansion: (order, data, change) => row('expansion', order.expansion ?? '', [...expansionChoices(data, t('pad.no_expansion')), { value: ALL, text: t('print.all') }], value => change({ expansion: value || null })),
  up: (order, data, change) => row('up', String(order.up), numbered(data.print.ups, n => t('print.ups', { n })), value => change({ up: Number(value) })),
  score_sheet: (order, data, change) => row('score_sheet', String(order.score_sheet), numbered(data.print.score_sheets, n => t(`pad.sheets.${n}`)), value => change({ score_sheet: Number(value) })),
  deck: (order, data, change) => order.kind === 'game' ? null : h('div', {},
    deckChoice(order.deck === null ? null : { name: order.files.deck ?? '', text: order.deck }, data.line.deck, ({ deck, deckFault }) => change({ deck: deck?.text ?? null, files: { ...order.files, deck: deck?.name, fault: deckFault ?? undefined } })),
    order.files.fault ? h('p.print-note', { role: 'alert' }, order.files.fault) : null),
  record: (order, _, change) => gameChoice(order, change),
  names: (order, _, __, note) => order.room ? null : h('input.field', {
    name: 'print-names', 'aria-label': t('print.option.names'), placeholder: t('print.names'), value: order.names.join(', '), maxlength: 400,
    oninput: (/** @type {Event} */ event) => note({ names: /** @type {HTMLInputElement} */ (event.target).value.split(',').map(name => name.trim()) }),
  }),
  day: (order, _, __, note) => h('input.field', {
    name: 'print-day', type: 'date', 'aria-label': t('print.option.day'), value: order.day,
    oninput: (/** @type {Event} */ event) => note({ day: /** @type {HTMLInputElement} */ (event.target).value }),
  }),
};
