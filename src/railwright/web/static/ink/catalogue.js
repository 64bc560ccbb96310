/** The printed sheet and the pieces out of `/api/data`. */
import { currentLanguage } from '../js/i18n.js';

/** @typedef {import('../js/types.js').Board} Board */
/** @typedef {import('../js/types.js').GameData} GameData */

/**
 * The board of an edition.
 * @param {GameData} data
 * @param {'base' | 'challenge'} edition
 * @returns {Board}
 */
export function boardOf(data, edition) {
  return { buildings: edition === 'challenge' ? data.ink.buildings : {} };
}

/** The name of a piece in the person's language. @param {GameData} data @param {string} piece @returns {string} */
export const nameOf = (data, piece) => data.ink.pieces[piece]?.name[currentLanguage()] ?? piece;
