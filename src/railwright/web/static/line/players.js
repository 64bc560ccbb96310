/** Everybody's score sheet during the game, the own one first, and what a card pointed at would bring each. */
import { fill, h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { called } from '../js/people.js';
import { botLevel } from '../js/rooms.js';
import { laneOf } from './geometry.js';
import { butIdle, idleAt } from './idle.js';
import { playerSheet } from './sheets.js';
import { inside } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Sheet} Sheet */
/** @typedef {import('./types.js').Player} Player */

/**
 * @param {HTMLElement} root
 * @param {object} shown
 * @param {import('../js/types.js').GameData} shown.data
 * @param {View} shown.view
 * @param {Sheet} shown.sheet
 * @param {{lanes: import('./types.js').Lanes, action: string | null} | null} shown.ghost
 * @param {boolean} shown.buying whether a box of the own sheet is being chosen
 * @param {number | null} shown.you the seat of who looks on alone
 * @param {(action: string) => void} shown.act
 */
export function showPlayers(root, { data, view, sheet, ghost, buying, you, act }) {
  const gives = ghost ? view.actions.find(one => one.action === ghost.action)?.gives : undefined;
  const first = view.seat ?? 0;
  const order = view.players.map((_, index) => (first + index) % view.players.length);
  fill(root, ...order.flatMap(seat => {
    const player = view.players[seat];
    if (!player) return [];
    const gains = ghost ? gives?.[seat] ?? ghost.lanes[laneOf(view.line.length, player.track ?? -1)] ?? [] : [];
    const told = view.seats[seat];
    const facts = [
      player.track === null ? t('line.coins', { n: player.coins }) : t('line.track_and_coins', { track: player.track + 1, n: player.coins }),
      seat === view.seat ? null : t('line.hand_left', { n: player.hand }),
      player.box_bought ? t('line.box_bought') : null,
    ].filter(Boolean).join(', ');
    /** @param {string} row @param {number} index */
    const onBox = (row, index) => index === (player.boxes[row] ?? 0) && view.actions.some(one => one.action === `buy ${row}`)
      ? { label: t('line.buy_box', { good: inside(row), n: index + 1 }), act: () => act(`buy ${row}`) } : null;
    return [playerSheet({
      sheet, seat, name: called(view.seats, seat, you), yours: seat === you, total: player.score.total, large: seat === first,
      about: told?.kind === 'bot' ? [botLevel(data, 'line', told.bot), `, ${facts}`] : facts,
      state: { boxes: player.boxes, score: player.score, gains, focusable: seat === first, ...(buying && seat === view.seat ? { onBox } : {}) },
      below: ghost && player.track !== null ? [h('p.gain', {}, `${t('line.this_card')} `, h('b', {}, gain(gains, player, sheet)))] : [],
    })];
  }));
}

/**
 * What symbols would bring a player as their sheet stands.
 * @param {string[]} symbols @param {Player} player @param {Sheet} sheet
 */
function gain(symbols, player, sheet) {
  if (!symbols.length) return t('line.nothing');
  /** @type {Record<string, number>} */
  const more = {};
  const gains = symbols.map(symbol => {
    if (symbol === 'move_slow') return t('line.gain_move');
    const row = sheet.rows[symbol];
    const box = (player.boxes[symbol] ?? 0) + (more[symbol] = (more[symbol] ?? 0) + 1);
    if (row && box > row.boxes.length) return t('line.gain_full', { good: inside(symbol), n: row.full_coins });
    return t('line.gain_box', { good: inside(symbol), n: box }) + butIdle(idleAt(player.score, symbol, box));
  });
  const [first = '', second] = gains;
  return second ? t('line.and', { first, second }) : first;
}
