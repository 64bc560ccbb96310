/** The pictures of the rules pages, drawn by the same generators as the game itself. */
import { post } from '../js/api.js';
import { bands, BLANK, escape, layers, openEnds, rowCol, sheetSvg, trace } from '../js/board.js';
import { h, svg } from '../js/dom.js';
import { spaceTile, tile } from '../js/drawings.js';
import { currentLanguage, t } from '../js/i18n.js';
import { boardOf } from '../ink/catalogue.js';
import { goalPicture } from '../ink/goals.js';
import { wayMarkup } from '../ink/question.js';
import { cardPicture, lineMarkup } from '../line/drawing.js';
import { scoreRows } from '../line/sheets.js';
import { laidCard } from '../line/words.js';

/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {import('./chapters.js').Picture} Picture */
/** @typedef {Partial<import('../js/types.js').SheetView>} SomeSheet */

const MARGIN = 30;

/** @param {'base' | 'challenge'} edition @returns {Picture} */
export const wholeSheet = edition => (data, label) => svg(sheetSvg(boardOf(data, edition), BLANK, { size: 'small', label }));

/** A row of dice, or of specials. @param {string[]} pieces @param {string} [kind] @returns {Picture} */
export const diceRow = (pieces, kind = '') => (_, label) => h('div.dice-row', { role: 'img', 'aria-label': label },
  pieces.map(piece => h('span.die', { class: kind }, svg(tile(piece)))));

/** A window on some spaces of a sheet. @param {'base' | 'challenge'} edition @param {string} from @param {string} to @param {SomeSheet} sheet @param {string[]} [way] @returns {Picture} */
export const part = (edition, from, to, sheet, way = []) => (data, label) => {
  const parts = layers(boardOf(data, edition), { ...BLANK, ...sheet }, { numbers: false, small: true });
  const [top, left] = rowCol(from);
  const [bottom, right] = rowCol(to);
  const box = `${left * 100 - MARGIN} ${top * 100 - MARGIN} ${(right - left + 1) * 100 + 2 * MARGIN} ${(bottom - top + 1) * 100 + 2 * MARGIN}`;
  return svg(`<svg class="board rules-part" viewBox="${box}" role="img" aria-label="${escape(label)}">${parts.ground}${parts.grid}${parts.drawings}${wayMarkup(null, way)}${parts.marks}</svg>`);
};

/** A small sheet whose score is asked for and shown on it. */
const COUNTED = [
  [0, 1, 'highway-straight', 0], [1, 1, 'station-curve', 0], [1, 2, 'railway-straight', 1], [1, 3, 'railway-t', 3], [0, 3, 'railway-straight', 0],
  [1, 4, 'railway-curve', 2], [2, 4, 'railway-straight', 0], [3, 4, 'overpass', 1], [4, 4, 'railway-curve', 0], [4, 5, 'railway-straight', 1],
  [4, 6, 'railway-curve', 2], [5, 6, 'railway-curve', 0], [3, 5, 'highway-straight', 1], [3, 6, 'highway-straight', 1], [3, 3, 'highway-curve', 1],
].map(([row, col, piece, orientation]) => ({ row, col, piece, orientation }));

/** @param {GameData} data @param {string} label @returns {Promise<Node>} */
export async function scorePicture(data, label) {
  const board = boardOf(data, 'base');
  const sheet = { ...BLANK, drawn: COUNTED.map(one => ({ space: `${'ABCDEFG'[Number(one.row)]}${Number(one.col) + 1}`, piece: String(one.piece), orientation: Number(one.orientation), round: 0 })) };
  // without a connection nobody counts: the sheet is shown as it is drawn
  const score = await post('api/score', { game: 'ink', edition: 'base', drawn: COUNTED }).catch(() => null);
  const parts = layers(board, sheet, { numbers: false, small: true });
  return svg(`<svg class="board small" viewBox="-16 -16 732 732" role="img" aria-label="${escape(label)}">${parts.ground}${parts.grid}${score ? `<g class="bands">${bands(score)}</g>` : ''}`
    + `${parts.drawings}${score ? trace('railway', score) + openEnds(score) : ''}</svg>`);
}

/** @param {GameData} data */
export function networkTable(data) {
  const points = data.ink.network_points.map((value, exits) => [exits, value]).slice(2);
  return h('div.network-points', { tabindex: 0, role: 'region', 'aria-label': t('rules.network_points') }, h('table', {}, h('tbody', {},
    h('tr', {}, h('th', { scope: 'row' }, t('rules.exits')), points.map(([exits]) => h('td', {}, exits))),
    h('tr', {}, h('th', { scope: 'row' }, t('rules.points')), points.map(([, value]) => h('td', {}, value))))));
}

/** The goal cards of a set. @param {string} set @returns {Picture} */
export const goalsOf = set => data => h('ul.goals.rules-goals', {}, Object.entries(data.ink.goals).filter(([, goal]) => goal.set === set)
  .map(([name, goal]) => h('li', {}, goalPicture(name), h('span', {}, goal.text[currentLanguage()], goal.further ? h('small', {}, t('rules.further')) : null), h('b', {}, name))));

/** @type {Picture} */
export const pairsPicture = (_, label) => h('div.pairs-row', { role: 'img', 'aria-label': label },
  [['highway-t', 'overpass'], ['railway-curve', 'railway-straight'], ['highway-straight', 'station-curve'], ['highway-curve', 'railway-t']]
    .map(pair => h('span.pair', {}, pair.map(piece => h('span.die', {}, svg(tile(piece)))))));

/** @param {GameData} data @param {string} id @returns {import('../line/types.js').Lanes} */
const lanesOf = (data, id) => data.line.cards[id];

/** @type {Picture} */
export function linePicture(data, label) {
  const line = [data.line.start['start-1'], lanesOf(data, 'A01'), lanesOf(data, 'B16'), lanesOf(data, 'B05')].map((lanes, position) => ({ position, lanes }));
  const drawing = { line, engines: [{ seat: 0, track: 1, slow: 1, fast: 3 }, { seat: 1, track: 2, slow: 0, fast: 3 }], open: true, still: true, goal: t('line.goal'), start: '', cardLabel: laidCard };
  return svg(`<svg class="line-drawing" viewBox="-2 -4 698 124" role="img" aria-label="${escape(label)}">${lineMarkup(drawing)}</svg>`);
}

/** @type {Picture} */
export function curvePicture(data, label) {
  const lanes = lanesOf(data, 'B10');
  const line = Array.from({ length: 10 }, (_, position) => ({ position, lanes: position === 9 ? data.line.curves['curve-1'] : lanes }));
  const drawing = { line, engines: [{ seat: 0, track: 0, slow: 8, fast: 9 }], still: true, goal: '', start: '', cardLabel: laidCard };
  return svg(`<svg class="line-drawing rules-curve" viewBox="960 -6 400 252" role="img" aria-label="${escape(label)}">${lineMarkup(drawing)}</svg>`);
}

/** @param {string[]} ids @returns {Picture} */
export const cardsPicture = ids => (data, label) => h('div.rules-cards', { role: 'img', 'aria-label': label }, ids.map(id => h('span.line-card.able', {}, svg(cardPicture(lanesOf(data, id))))));

/** @param {1 | 2} number @returns {Picture} */
export const sheetPicture = number => (data, label) => h('div.player.large.rules-sheet', { role: 'group', 'aria-label': label },
  scoreRows(data.line.sheets[String(number)], { boxes: { travellers: 4, post: 2, coal: 3, iron_ore: 1, steel: 1, wood: 2, sawmill: 3, sugar_beet: 2, sugar_factory: 1, glass: 2, factory: 0 } }));

/** A small picture that stands for a page. @param {GameData} data @param {import('./chapters.js').Emblem} emblem */
export function emblemOf(data, emblem) {
  if (emblem.card) return h('span.emblem.line-card.able', { 'aria-hidden': 'true' }, svg(cardPicture(lanesOf(data, emblem.card))));
  const picture = emblem.piece ? tile(emblem.piece) : spaceTile(emblem.sign ?? '');
  return h('span.emblem.die', { 'aria-hidden': 'true' }, svg(picture));
}
