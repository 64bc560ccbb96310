/** Boxes that bring nothing, in words: the server says which and why. */
import { listOf, t } from '../js/i18n.js';
import { good, inside } from './words.js';

/** @typedef {import('./types.js').IdleBox} IdleBox */
/** @typedef {import('./types.js').Score} Score */

/** @param {[string, number][]} boxes */
const named = boxes => listOf(boxes.map(([row, box]) => t('line.box_named', { good: inside(row), n: box })));

/** What is said of a box, if anything. @param {Score} score @param {string} row @param {number} box 1 the leftmost */
export const idleAt = (score, row, box) => score.idle.find(one => one.row === row && one.box === box);

/** Boxes that are marked in vain. @param {Score} score @param {Record<string, number>} marked */
export const inVain = (score, marked) => score.idle.filter(({ row, box }) => box <= (marked[row] ?? 0));

/** Why a box brings nothing, as a sentence. @param {IdleBox} idle */
export const whyIdle = ({ row, box, reason, boxes }) =>
  t(`line.idle.${reason}`, { good: good(row), n: box, boxes: named(boxes), rows: listOf([...new Set(boxes.map(([name]) => inside(name)))]), count: boxes.length });

/** The same as a few words behind the name of a box; nothing where there is nothing to say. @param {IdleBox | undefined} idle */
export const butIdle = idle => idle ? ` (${t(`line.idle.${idle.reason}.short`, { boxes: named(idle.boxes), count: idle.boxes.length })})` : '';
