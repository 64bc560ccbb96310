/** Dice to look at: pieces and what else their faces show, drawn and spoken. */
import { h, svg } from '../js/dom.js';
import { ink, tile } from '../js/drawings.js';
import { t, textOr } from '../js/i18n.js';
import { nameOf } from './catalogue.js';

/** @typedef {import('../js/types.js').GameData} GameData */

/** @param {string} face */
const isNumber = face => /^\d+$/.test(face);

/** Whether a face is drawn, in a space or on lines. @param {GameData} data @param {string} face */
const isDrawn = (data, face) => face in data.ink.pieces || face in data.ink.paths;

/** What a face is called. @param {GameData} data @param {string} face */
export function faceName(data, face) {
  if (isDrawn(data, face)) return nameOf(data, face);
  return isNumber(face) ? t('face.distance', { n: Number(face) }) : textOr(`face.${face}`, face);
}

/** @param {GameData} data @param {string} face */
function picture(data, face) {
  if (isDrawn(data, face)) return svg(tile(face));
  if (!ink().faces[face]) return h('span.face.num', { 'aria-hidden': 'true' }, face);
  return svg(`<svg class="arrow" viewBox="0 0 100 100" aria-hidden="true">${ink().faces[face]}</svg>`);
}

/**
 * @param {GameData} data @param {string} face @param {string} [className]
 */
export const die = (data, face, className = '') => h('span.die', { role: 'img', 'aria-label': faceName(data, face), title: faceName(data, face), class: className }, picture(data, face));
