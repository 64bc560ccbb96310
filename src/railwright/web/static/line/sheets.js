/** A player's score sheet: rows of boxes with their values, what is marked, the next box, coins of a full row. */
import { h, svg } from '../js/dom.js';
import { mark } from '../js/components.js';
import { number, t } from '../js/i18n.js';
import { line } from '../js/drawings.js';
import { idleAt, inVain, whyIdle } from './idle.js';
import { signPicture } from './signs.js';
import { good } from './words.js';

/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('./types.js').Row} Row */
/**
 * @typedef {object} SheetState
 * @property {Record<string, number>} boxes how many are marked in each row
 * @property {string[]} [gains] symbols that a card pointed at would give
 * @property {boolean} [over] no box is next any more
 * @property {import('./types.js').Score} [score] knows which boxes bring nothing, and why
 * @property {[string, number][]} [scoring] boxes that are being counted, 1 the leftmost
 * @property {boolean} [focusable] whether the keyboard reaches the rows, to be told about them
 * @property {(row: string, box: number) => ({label: string, act: () => void} | null)} [onBox] what a tap on a box does
 */

/**
 * What is printed in a box.
 * @param {Sheet} sheet @param {string} name @param {number} index
 */
function printed(sheet, name, index) {
  const rate = name === 'factory' ? sheet.coin_rates?.[index] : undefined;
  return rate ? `${rate.coins}×${rate.points_each}` : number(sheet.rows[name]?.boxes[index] ?? 0);
}

/** After which boxes a section ends. @param {Sheet} sheet @param {string} name */
function sectionEnds(sheet, name) {
  let count = 0;
  const sections = name === 'sugar_beet' ? sheet.beet_sections ?? [] : [];
  return new Set(sections.slice(0, -1).map(size => (count += size)));
}

/** @param {Sheet} sheet @param {string} name @param {Row} row @param {number} marked @param {SheetState} state */
function spokenRow(sheet, name, row, marked, { over, score }) {
  const parts = [t('line.row_says', { good: good(name), n: marked, all: row.boxes.length })];
  const rate = name === 'factory' ? sheet.coin_rates?.[marked] : undefined;
  if (!over && rate) parts.push(t('line.row_next_rate', { coins: rate.coins, points: rate.points_each }));
  else if (!over && marked < row.boxes.length) parts.push(t('line.row_next', { points: number(row.boxes[marked] ?? 0) }));
  else if (!over) parts.push(t('line.row_full', { n: row.full_coins }));
  const idle = (score?.idle ?? []).filter(one => one.row === name && one.box <= (over ? marked : marked + 1));
  return [parts.join(', '), ...idle.map(whyIdle)].join('. ');
}

/** @param {Sheet} sheet @param {string} name @param {SheetState} state */
function rowOf(sheet, name, state) {
  const row = sheet.rows[name];
  if (!row) return null;
  const marked = state.boxes[name] ?? 0;
  const ends = sectionEnds(sheet, name);
  const gained = (state.gains ?? []).filter(symbol => symbol === name).length;
  const line = h('div.row', { role: state.onBox ? 'group' : 'img', 'aria-label': spokenRow(sheet, name, row, marked, state), ...(state.focusable ? { tabindex: '0', 'data-key': `row-${name}` } : {}), dataset: { row: name } },
    svg(signPicture(name)));
  let column = 0;
  row.boxes.forEach((_, index) => {
    const at = row.columns?.[index] ?? index + 1;
    for (column += 1; column < at; column++) line.append(h('span.box.void'));
    const free = index - marked;
    const classes = [
      index < marked ? 'marked' : '',
      free === 0 && !state.over ? 'next' : '',
      free >= 0 && free < gained ? 'gained' : '',
      ends.has(index + 1) ? 'section' : '',
      index < marked && state.score && idleAt(state.score, name, index + 1) ? 'idle' : '',
      state.scoring?.some(([scored, box]) => scored === name && box === index + 1) ? 'counted' : '',
    ].filter(Boolean).join(' ');
    const act = state.onBox?.(name, index);
    const text = printed(sheet, name, index);
    const wide = text.includes('×') ? ' wide' : '';
    line.append(act
      ? h('button.box', { type: 'button', class: classes + wide + ' tap', 'aria-label': act.label, onclick: act.act, dataset: { key: `box-${name}-${index}` } }, text)
      : h('span.box', { class: classes + wide, 'aria-hidden': 'true' }, text));
  });
  const full = gained && marked + gained > row.boxes.length ? ' gained' : '';
  line.append(h('span.full', { class: full, 'aria-hidden': 'true' }, `+${row.full_coins}`));
  return line;
}

/**
 * The rows of a sheet in two columns.
 * @param {Sheet} sheet @param {SheetState} state
 */
export const scoreRows = (sheet, state) => h('div.rows', {},
  line().columns.map(names => h('div.rows-column', {}, names.map(name => rowOf(sheet, name, state)))));

/**
 * A sheet with its player's name, track, coins and points.
 * @param {object} parts
 * @param {Sheet} parts.sheet
 * @param {SheetState} parts.state
 * @param {number} parts.seat
 * @param {string} parts.name
 * @param {boolean} parts.yours
 * @param {import('../js/dom.js').Child | import('../js/dom.js').Child[]} parts.about
 * @param {number} parts.total
 * @param {boolean} parts.large
 * @param {import('../js/dom.js').Child[]} [parts.below]
 */
export const playerSheet = ({ sheet, state, seat, name, yours, about, total, large, below = [] }) =>
  h('section.player', { class: `seat-${seat}${large ? ' large' : ''}`, 'aria-label': yours ? t('line.your_sheet') : t('line.sheet_of', { name }), dataset: { seat } },
    h('h2', {}, mark(seat), h('span.name', { dataset: { nameOf: seat } }, name), h('small', {}, about),
      h('b.num', {}, h('span', { 'aria-hidden': 'true' }, number(total)), h('span.sr', {}, t('line.points', { n: total })))),
    scoreRows(sheet, state), ...below,
    state.score && (large || state.over) ? idleList(state.score, state.boxes) : null);

/** Why boxes that are marked bring nothing, one line each. @param {import('./types.js').Score} score @param {Record<string, number>} boxes */
export function idleList(score, boxes) {
  const idle = inVain(score, boxes);
  return idle.length ? h('ul.idle-boxes', {}, idle.map(one => h('li', {}, whyIdle(one)))) : null;
}
