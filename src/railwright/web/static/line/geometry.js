/** Where things lie on the serpentine, as the server has measured it: positions 0 (start) to 26 with two curves, then the goal. */
import { line } from '../js/drawings.js';

/** @typedef {import('../js/types.js').Spot} Spot */

/** The last position before the goal. */
export const lastPosition = () => line().positions.length - 1;

/** @param {number} position */
export function measured(position) {
  const found = line().positions[position];
  if (!found) throw new Error(`no position ${position}`);
  return found;
}

/** Which curve lies at a position, 1 or 2; 0 for none. @param {number} position */
export const curveAt = position => line().positions[position]?.curve ?? 0;

/** How many track cards lie up to a position, the start card and the curves not counted. @param {number} position */
export const cardNumber = position => measured(position).number;

/** The lane, 0 the top one, on which a track runs at a position; beyond the last card as on it. @param {number} position @param {number} track */
export const laneOf = (position, track) => measured(Math.min(position, lastPosition())).lanes[track] ?? track;

/** The middle of a station. @param {number} position @param {number} lane @returns {Spot} */
export const stationSpot = (position, lane) => /** @type {Spot} */ (measured(position).stations[lane]);

/** Where an engine stands beside the station of its card. @param {number} position @param {number} track @returns {Spot} */
export const engineSpot = (position, track) => /** @type {Spot} */ (measured(position).engines[laneOf(position, track)]);

/** Where it stands if the player's other engine is there, too. @param {number} position @param {number} track @param {boolean} fast @returns {Spot} */
export const pairSpot = (position, track, fast) => /** @type {Spot} */ (measured(position).pairs[laneOf(position, track)]?.[fast ? 1 : 0]);

/**
 * The way of an engine from one position to another, card by card.
 * @param {number} from @param {number} to @param {number} track
 * @returns {Spot[]}
 */
export function journey(from, to, track) {
  const spots = [];
  for (let position = from; position <= to; position++) {
    const passes = curveAt(position) && position !== from && position !== to;
    spots.push(...(passes ? measured(position).through[laneOf(position, track)] ?? [] : [engineSpot(position, track)]));
  }
  return spots;
}

/**
 * The position that lies at a point of the line: in its row the nearest one, a curve belonging to both of its rows.
 * @param {number} x @param {number} y
 */
export function positionAt(x, y) {
  const { positions, card, row_height: height } = line();
  const row = Math.max(0, Math.min(2, Math.floor(y / height)));
  const inRow = positions.flatMap((one, position) => one.row === row || (one.curve && one.row + 1 === row) ? [position] : []);
  const distance = (/** @type {number} */ position) => Math.abs((measured(position).column + 0.5) * card.width - x);
  return inRow.reduce((best, position) => distance(position) < distance(best) ? position : best);
}
