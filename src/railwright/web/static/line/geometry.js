/** Where things lie on the serpentine (RL-1.1): positions 0 (start) to 26, with curves at 9 and 18, then the goal. */

export const CARD_WIDTH = 138;
export const CARD_HEIGHT = 116;
export const ROW_HEIGHT = 124;
export const FIRST_CURVE = 9;
export const SECOND_CURVE = 18;
export const LAST_POSITION = 26;
export const GOAL_COLUMN = 9;
const LANES = [22, 58, 94];
/** The radius of each lane in a curve: the top lane of the upper row runs outside (RL-1.1). */
const RADII = [98, 62, 26];
const CURVE_MIDDLE = 120;
export const STATION_FROM_EDGE = 48;
const ENGINE_FROM_EDGE = 110;

/** @typedef {{x: number, y: number, left: boolean}} Spot  A point and whether one travels to the left there. */

/** @param {number} position */
export const isCurve = position => position === FIRST_CURVE || position === SECOND_CURVE;

/**
 * How many track cards lie up to a position, the start card and the curves not counted.
 * @param {number} position
 */
export const cardNumber = position => position - (position >= FIRST_CURVE ? 1 : 0) - (position >= SECOND_CURVE ? 1 : 0);

/**
 * Column and row of a position that is no curve.
 * @param {number} position
 * @returns {{column: number, row: number}}
 */
export function cell(position) {
  if (position < FIRST_CURVE) return { column: position, row: 0 };
  if (position < SECOND_CURVE) return { column: SECOND_CURVE - position, row: 1 };
  return { column: position - SECOND_CURVE, row: 2 };
}

/**
 * The lane, 0 the top one, on which a track runs at a position: a curve is a plain U-turn, so in the second row the outer
 * tracks run on each other's lanes (RL-1.1, `lane_of` of the engine).
 * @param {number} position @param {number} track
 */
export const laneOf = (position, track) => position > FIRST_CURVE && position <= SECOND_CURVE ? 2 - track : track;

/** The height of a lane inside a card. @param {number} lane */
export const laneHeight = lane => LANES[lane] ?? 0;

/**
 * The middle and radius of a lane in a curve.
 * @param {number} position @param {number} lane
 */
export function arc(position, lane) {
  const first = position === FIRST_CURVE;
  return {
    x: first ? 9 * CARD_WIDTH : CARD_WIDTH,
    y: (first ? 0 : ROW_HEIGHT) + CURVE_MIDDLE,
    radius: RADII[lane] ?? 0,
    outward: first ? 1 : -1,
  };
}

/**
 * A point on a curve; angle 0 is its outermost point, negative before it.
 * @param {number} position @param {number} lane @param {number} angle
 * @returns {Spot}
 */
function onCurve(position, lane, angle) {
  const { x, y, radius, outward } = arc(position, lane);
  return {
    x: x + outward * radius * Math.cos(angle),
    y: y + radius * Math.sin(angle),
    left: position === FIRST_CURVE ? angle > 0 : angle < 0,
  };
}

/**
 * The middle of a station.
 * @param {number} position @param {number} lane
 * @returns {Spot}
 */
export function stationSpot(position, lane) {
  if (isCurve(position)) return onCurve(position, lane, arc(position, lane).radius < 30 ? 0 : -0.5);
  const { column, row } = cell(position);
  return { x: column * CARD_WIDTH + STATION_FROM_EDGE, y: row * ROW_HEIGHT + laneHeight(lane), left: row === 1 };
}

/**
 * Where an engine stands: beside the station of its card. `shift` moves it on (or back) for a second engine there.
 * @param {number} position @param {number} track @param {number} [shift]
 * @returns {Spot}
 */
export function engineSpot(position, track, shift = 0) {
  const lane = laneOf(position, track);
  if (isCurve(position)) {
    const { radius } = arc(position, lane);
    const angle = radius < 30 ? 1.25 : 0.5;
    const spot = onCurve(position, lane, angle + shift / Math.max(radius, 45));
    return { ...spot, y: spot.y - 5 };
  }
  const { column, row } = cell(position);
  const left = row === 1;
  return {
    x: column * CARD_WIDTH + ENGINE_FROM_EDGE + (left ? -shift : shift),
    y: row * ROW_HEIGHT + laneHeight(lane) - 5,
    left,
  };
}

/**
 * The way of an engine from one position to another, card by card.
 * @param {number} from @param {number} to @param {number} track
 * @returns {Spot[]}
 */
export function journey(from, to, track) {
  const spots = [];
  for (let position = from; position <= to; position++) {
    if (isCurve(position) && position !== from && position !== to) {
      for (const angle of [-0.9, 0, 0.9]) spots.push(onCurve(position, laneOf(position, track), angle));
    } else {
      spots.push(engineSpot(position, track));
    }
  }
  return spots;
}

/**
 * The position that lies at a point of the line.
 * @param {number} x @param {number} y
 */
export function positionAt(x, y) {
  const row = Math.max(0, Math.min(2, Math.floor(y / ROW_HEIGHT)));
  const column = Math.floor(x / CARD_WIDTH);
  if (row === 0) return Math.min(Math.max(column, 0), FIRST_CURVE);
  if (row === 1) return Math.max(FIRST_CURVE, Math.min(SECOND_CURVE - column, SECOND_CURVE));
  return Math.max(SECOND_CURVE, Math.min(SECOND_CURVE + column, LAST_POSITION));
}
