/** The printed sheet and the pieces out of `/api/data`. */
import { currentLanguage, textOr } from '../js/i18n.js';
import { pathsOf } from '../js/lines.js';
import { actionOf } from '../js/sheet.js';

/** @typedef {import('../js/types.js').Board} Board */
/** @typedef {import('../js/types.js').GameData} GameData */

/**
 * The board of an edition.
 * @param {GameData} data
 * @param {'base' | 'challenge'} edition
 * @returns {Board}
 */
export function boardOf(data, edition) {
  return { buildings: edition === 'challenge' ? data.ink.buildings : {}, marks: data.ink.expansions.flatMap(one => one.marks) };
}

/** What the server tells of an expansion. @param {GameData} data @param {string | null} name */
export const expansionOf = (data, name) => data.ink.expansions.find(one => one.name === name);

/** What an expansion is called. @param {string} name */
export const expansionName = name => textOr(`expansion.${name}`, name);

/** What the roll after the last round is called. @param {string | null} expansion */
export const lastRollName = expansion => textOr(`last_roll.${expansion}`, expansionName(expansion ?? ''));

/** What lies on a sheet besides the pieces, in words. @param {string} sign */
export const signName = sign => textOr(`sign.${sign}`, sign);

/** No expansion and every one there is, to choose from. @param {GameData} data @param {string} none @returns {{value: string, text: string}[]} */
export const expansionChoices = (data, none) => [{ value: '', text: none }, ...data.ink.expansions.map(({ name }) => ({ value: name, text: expansionName(name) }))];

/** The name of a piece in the person's language. @param {GameData} data @param {string} piece @returns {string} */
export const nameOf = (data, piece) => (data.ink.pieces[piece] ?? data.ink.paths[piece])?.name[currentLanguage()] ?? piece;

const SPACES = 49;
const SIZE = 7;
/** Each piece turned in each way that looks different, at the place of its number; made once. @type {[string, number][]} */
const variants = [];

/**
 * Everything that may be drawn now, in spaces and on the lines between them.
 * @param {GameData} data
 * @param {import('../js/types.js').ToldInkView} view
 * @returns {import('../js/sheet.js').Legal}
 */
export const legalOf = (data, { legal, actions }) => ({ ...drawingsOf(data, legal), ...pathsOf(actions) });

/**
 * The drawing behind a number (49 × variant + space, docs/notation.md).
 * @param {GameData} data
 * @param {number} number
 * @returns {{piece: string, space: string, orientation: number}}
 */
function drawingOf(data, number) {
  if (!variants.length) for (const [piece, { canonical }] of Object.entries(data.ink.pieces)) variants.push(...canonical.map(turned => /** @type {[string, number]} */ ([piece, turned])));
  const [piece, orientation] = /** @type {[string, number]} */ (variants[Math.floor(number / SPACES)]);
  const place = number % SPACES;
  return { piece, space: `${String.fromCharCode(65 + Math.floor(place / SIZE))}${place % SIZE + 1}`, orientation };
}

/**
 * The legal drawings behind their numbers.
 * @param {GameData} data
 * @param {number[]} numbers
 * @returns {Record<string, Record<string, number[]>>}
 */
export function drawingsOf(data, numbers) {
  /** @type {Record<string, Record<string, number[]>>} */
  const legal = {};
  for (const number of numbers) {
    const { piece, space, orientation } = drawingOf(data, number);
    ((legal[piece] ??= {})[space] ??= []).push(orientation);
  }
  return legal;
}

/**
 * What some drawings bring with them, by their action.
 * @param {GameData} data
 * @param {Record<string, number[]>} brings by number
 */
export const broughtOf = (data, brings) => Object.fromEntries(Object.entries(brings)
  .map(([number, brought]) => [actionOf(drawingOf(data, Number(number))), brought.map(one => drawingOf(data, one))]));
