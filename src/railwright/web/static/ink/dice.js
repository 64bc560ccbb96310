/** Dice to look at: faces of routes and of the meteor, drawn and spoken. */
import { h, svg } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { tile } from '../js/pieces.js';
import { faceOf, nameOf } from './catalogue.js';

/** @typedef {import('../js/types.js').GameData} GameData */

const ARROW = 'M50 18V82M30 40 50 18 70 40';
/** @type {Record<string, number>} */
const TURN = { N: 0, E: 90, S: 180, W: 270 };
const ANY = '<path d="M50 14v72M14 50h72M40 25l10-11 10 11M40 75l10 11 10-11M25 40 14 50l11 10M75 40l11 10-11 10"/>';

/** @param {string} face */
const isNumber = face => /^\d+$/.test(face);

/** What a face is called. @param {GameData} data @param {string} face */
export function faceName(data, face) {
  if (face in data.ink.pieces) return nameOf(data, face);
  return isNumber(face) ? t('face.distance', { n: Number(face) }) : t(`face.${face}`);
}

/** @param {GameData} data @param {string} face */
function picture(data, face) {
  if (face in data.ink.pieces) return svg(tile(faceOf(data, face)));
  if (isNumber(face)) return h('span.face.num', { 'aria-hidden': 'true' }, face);
  const way = face in TURN ? `<path transform="rotate(${TURN[face]} 50 50)" d="${ARROW}"/>` : ANY;
  return svg(`<svg class="arrow" viewBox="0 0 100 100" aria-hidden="true">${way}</svg>`);
}

/**
 * @param {GameData} data @param {string} face @param {string} [className]
 */
export const die = (data, face, className = '') => h('span.die', { role: 'img', 'aria-label': faceName(data, face), title: faceName(data, face), class: className }, picture(data, face));
