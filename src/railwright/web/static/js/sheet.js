/**
 * What a person is about to draw: the chosen piece, the place pointed at, the turn among the legal ones.
 * Pure state, apart from the page: it is told what is legal and knows no rule.
 * Most pieces fill a space and turn by their orientation. A piece that lies on the lines between spaces has its end on
 * a grid point (js/lines.js) and turns by its path from there.
 */
import { besidePoint, isPoint, written } from './lines.js';

/** An orientation, or a path from a grid point. @typedef {number | string} Turn */
/** @typedef {{piece: string, space: string, orientation: Turn}} Placement */
/** @typedef {Record<string, Record<string, Turn[]>>} Legal piece -> space or grid point -> orientations or paths */
/**
 * @typedef {object} SheetState
 * @property {Legal} legal
 * @property {string | null} piece chosen
 * @property {string | null} space or grid point pointed at
 * @property {Turn} orientation wished for; kept while one moves from space to space
 */

/** @type {SheetState} */
export const NOTHING = { legal: {}, piece: null, space: null, orientation: 0 };

/** Where the chosen piece fits. @param {SheetState} state @returns {string[]} */
export const fitting = state => Object.keys((state.piece && state.legal[state.piece]) || {});

/** The legal orientations in the space pointed at. @param {SheetState} state @returns {Turn[]} */
export const turnsHere = state => (state.piece && state.space && state.legal[state.piece]?.[state.space]) || [];

/**
 * New rules of what is legal; a choice that is gone is dropped.
 * @param {SheetState} state
 * @param {Legal} legal
 * @returns {SheetState}
 */
export function told(state, legal) {
  const piece = state.piece && legal[state.piece] ? state.piece : null;
  return settle({ ...state, legal, piece });
}

/**
 * Choose a piece, or none.
 * @param {SheetState} state
 * @param {string | null} piece
 * @returns {SheetState}
 */
export const choose = (state, piece) => settle({ ...state, piece, orientation: piece === state.piece ? state.orientation : 0 });

/**
 * Point at a space, or at none.
 * @param {SheetState} state
 * @param {string | null} space
 * @returns {SheetState}
 */
export const pointAt = (state, space) => settle({ ...state, space });

/**
 * Turn through the legal orientations only.
 * @param {SheetState} state
 * @param {number} step 1 or -1
 * @returns {SheetState}
 */
export function turn(state, step) {
  const turns = turnsHere(state);
  if (turns.length < 2) return state;
  const next = (turns.indexOf(state.orientation) + step + turns.length) % turns.length;
  return { ...state, orientation: turns[next] ?? 0 };
}

/** What would be drawn now. @param {SheetState} state @returns {Placement | null} */
export function placement(state) {
  const { piece, space, orientation } = state;
  return piece && space && turnsHere(state).includes(orientation) ? { piece, space, orientation } : null;
}

/** The action of a placement in the notation of the game. @param {Placement} placed */
export function actionOf({ piece, space, orientation }) {
  const { point, path } = typeof orientation === 'string' ? written(space, orientation) : { point: space, path: orientation };
  return `${piece}@${point}/${path}`;
}

/**
 * Keep the wished orientation if it is legal here, else take the first that is.
 * @param {SheetState} state
 * @returns {SheetState}
 */
function settle(state) {
  const turns = turnsHere(state);
  return turns.length && !turns.includes(state.orientation) ? { ...state, orientation: turns[0] ?? 0 } : state;
}

/**
 * The space or grid point beside another, or the same at the edge.
 * @param {string} space
 * @param {'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | string} key
 */
export function beside(space, key) {
  if (isPoint(space)) return besidePoint(space, key);
  const row = space.charCodeAt(0) + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
  const col = Number(space.slice(1)) + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
  const inside = row >= 65 && row <= 71 && col >= 1 && col <= 7;
  return inside ? `${String.fromCharCode(row)}${col}` : space;
}
