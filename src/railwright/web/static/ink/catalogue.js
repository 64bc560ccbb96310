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
  const { pieces, exits, buildings, centre } = data.ink;
  return {
    exits,
    centre,
    buildings: edition === 'challenge' ? buildings : {},
    shape: (piece, orientation) => {
      const shape = pieces[piece]?.orientations[orientation];
      if (!shape) throw new Error(`no piece ${piece}/${orientation}`);
      return shape;
    },
  };
}

/**
 * How a die shows a piece.
 * @param {GameData} data
 * @param {string} piece
 * @returns {import('../js/types.js').Shape}
 */
export function faceOf(data, piece) {
  const known = data.ink.pieces[piece];
  const shape = known?.orientations[known.canonical[0] ?? 0];
  if (!shape) throw new Error(`no piece ${piece}`);
  return shape;
}

/** The name of a piece in the person's language. @param {GameData} data @param {string} piece @returns {string} */
export const nameOf = (data, piece) => data.ink.pieces[piece]?.name[currentLanguage()] ?? piece;
