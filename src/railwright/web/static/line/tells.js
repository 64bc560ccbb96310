/** What the rows of a score sheet and the symbols of cards do and what they are worth now: words from the catalogues, values from the view. */
import { number, t, textOr } from '../js/i18n.js';
import { pointsNow, sentences } from '../js/pointing.js';
import { butIdle, idleAt, whyIdle } from './idle.js';
import { sheetOf } from './reading.js';
import { good, rowsOf } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('../js/pointing.js').Told} Told */

/**
 * @param {import('../js/types.js').GameData} data
 * @param {() => View | undefined} viewNow
 * @returns {import('../js/pointing.js').Telling}
 */
export const lineTelling = (data, viewNow) => ({
  things: '.plate, .line-card, .row[data-row]',
  keep: '.line-card:is(:hover, :focus-visible), .player.large .rows, .player .gain',
  texts: ['tell'],
  tell(thing) {
    const view = viewNow();
    if (!view || view.phase === 'over') return null;
    const sheet = sheetOf(data, view);
    if (thing.matches('.row')) {
      const seat = Number(thing.closest('[data-seat]')?.getAttribute('data-seat') ?? 0);
      return tellRow(view, sheet, seat, thing.getAttribute('data-row') ?? '');
    }
    const plates = thing.matches('.plate') ? [thing] : [...thing.querySelectorAll('.plate')];
    const symbols = [...new Set(plates.flatMap(plate => (plate.getAttribute('data-symbols') ?? '').split(' ')))];
    return tellSymbols(view, sheet, symbols);
  },
});

/** What a row does on this sheet. @param {View} view @param {string} row */
const rule = (view, row) => textOr(`tell.line.${view.options.sheet}.${row}`, t(`tell.line.${row}`));

/** How far a row is: what its next box is worth, the coins of a full row, and what keeps it from counting. @param {Player} player @param {Sheet} sheet @param {string} name */
function nextBox(player, sheet, name) {
  const row = sheet.rows[name];
  if (!row) return '';
  const marked = player.boxes[name] ?? 0;
  if (marked >= row.boxes.length) return t('tell.row_full', { n: row.full_coins });
  const rate = name === 'factory' ? sheet.coin_rates?.[marked] : undefined;
  const worth = rate ? t('line.row_next_rate', { coins: rate.coins, points: rate.points_each }) : t('line.row_next', { points: number(row.boxes[marked] ?? 0) });
  return t('tell.boxes', { n: marked, of: row.boxes.length, worth: worth + butIdle(idleAt(player.score, name, marked + 1)) });
}

/** The points that a row brings now, alone or with another. @param {Player} player @param {string} row */
function pointsOf(player, row) {
  const part = Object.keys(player.score.points).find(one => rowsOf(one).includes(row));
  return part === undefined ? '' : pointsNow(player.score.points[part] ?? 0);
}

/** @param {View} view @param {Sheet} sheet @param {number} seat @param {string} row @returns {Told | null} */
function tellRow(view, sheet, seat, row) {
  const player = view.players[seat];
  if (!player) return null;
  const idle = player.score.idle.filter(one => one.row === row && one.box <= (player.boxes[row] ?? 0)).map(whyIdle);
  return { title: good(row), text: rule(view, row), now: sentences([nextBox(player, sheet, row), pointsOf(player, row), ...idle]) };
}

/** @param {View} view @param {Sheet} sheet @param {string[]} symbols @returns {Told | null} */
function tellSymbols(view, sheet, symbols) {
  const [only, ...more] = symbols;
  const player = view.players[view.seat ?? 0];
  if (!only || !player) return null;
  if (!more.length) return { title: good(only), text: rule(view, only), now: sentences([nextBox(player, sheet, only), pointsOf(player, only)]) };
  return { title: t('tell.card'), text: '', now: symbols.map(symbol => t('tell.symbol', { symbol: good(symbol), text: nextBox(player, sheet, symbol) || rule(view, symbol) })).join(' ') };
}
