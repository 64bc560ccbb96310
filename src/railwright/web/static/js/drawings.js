/**
 * The drawings of pieces and signs, made by the server and asked for once: here they are only looked up, nothing is drawn.
 * One space is 100 units. A piece is drawn by several hands, so that two of a kind side by side do not look printed.
 */
import { get } from './api.js';

/** @typedef {import('./types.js').Drawings} Drawings */

/** @type {Drawings | undefined} */
let drawings;

/** @param {Drawings} told */
export function useDrawings(told) {
  drawings = told;
}

/** Ask the server for them, once. */
export async function loadDrawings() {
  if (!drawings) useDrawings(await get('api/drawings'));
}

function all() {
  if (!drawings) throw new Error('the drawings are not there yet');
  return drawings;
}

/** Those of Railroad Ink. */
export const ink = () => all().ink;

/** Those of Rail Line. */
export const line = () => all().line;

/** Those of feelings, by name. */
export const emotes = () => all().emotes;

/**
 * A piece as it is turned: its strokes by each hand, and where there is room beside it.
 * @param {string} piece @param {number} orientation
 */
export function shapeOf(piece, orientation) {
  const shape = ink().shapes[ink().pieces[piece]?.[orientation] ?? -1];
  if (!shape) throw new Error(`no piece ${piece}/${orientation}`);
  return shape;
}

/**
 * The markup of a piece, to be put into `<g class="piece">`.
 * @param {string} piece @param {number} orientation @param {number} [hand] any number
 */
export function pieceMarkup(piece, orientation, hand = 0) {
  const { strokes } = shapeOf(piece, orientation);
  return strokes[hand % strokes.length] ?? '';
}

/** A piece, or what else lies in a space, as its hand draws it there. @param {string} space @param {string} piece @param {number} orientation */
export const pieceIn = (space, piece, orientation) => pieceMarkup(piece, orientation, ink().hands[space]);

/** For what nobody has drawn yet. @type {import('./types.js').DrawnLine} */
const PLAIN_LINE = { strokes: [['', '<path class="plain" d="M0 0H100"/>']], above: '', depth: 0 };
const STAND_IN = '<circle class="plain-mark" cx="50" cy="50" r="24"/>';

/** What lies in a space besides a piece, such as a crater. @param {string} name @param {string} [space] */
export const spaceMarkup = (name, space = '') => ink().spaces[name]?.[ink().hands[space] ?? 0] ?? STAND_IN;

/** @param {string} body */
const small = body => `<svg viewBox="0 0 100 100" aria-hidden="true"><g class="piece">${body}</g></svg>`;

/** A whole small picture of a piece, as on a die. @param {string} piece @param {number} [orientation] */
export const tile = (piece, orientation = 0) => small(ink().paths[piece]?.face ?? pieceMarkup(piece, orientation));

/** Whether a piece lies on the lines between spaces. @param {string | null} piece */
export const liesOnLines = piece => Boolean(piece && ink().paths[piece]);

/** A piece that is drawn along lines in some way. @param {string} name @returns {string | null} */
export const pieceAlong = name => Object.keys(ink().paths).filter(piece => ink().paths[piece]?.name === name).at(-1) ?? null;

/** What runs along a line, as the hand draws it there. @param {string} name @param {import('./lines.js').GridLine} line */
export function onLine(name, { row, col }) {
  const { strokes, above } = ink().lines[name] ?? PLAIN_LINE;
  const [under = '', over = ''] = strokes[(ink().hands[`${row}${col}`] ?? 0) % strokes.length] ?? [];
  return { under, over, above };
}

/** A whole small picture of what lies in a space besides a piece. @param {string} name */
export const spaceTile = name => small(spaceMarkup(name));

/** The sign of Railwright: road, station, rail. */
export const logo = () => tile('station-straight', 3);
