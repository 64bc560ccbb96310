/**
 * A stroke of the pen over the sheet, as what it draws in each space; and which piece that becomes. It knows the pieces
 * by their sides, as the server tells them, and no rule. Points are measured in spaces from the top left corner of the sheet.
 */
import { SIZE, spaceName } from '../js/board.js';
import { beside } from '../js/sheet.js';

/** @typedef {'N' | 'E' | 'S' | 'W'} Side */
/** @typedef {[number, number]} Spot x and y */
/** What a stroke does in a space: from a side or the middle to a side or the middle. @typedef {{space: string, from: Side | null, to: Side | null}} Pass */
/** Lines in a space: a letter or _ for each side, clockwise from north, and which sides are one route. @typedef {{edges: string, joins: string[]}} Lines */
/** @typedef {import('./note.js').Placed} Placed */
/** A piece as it may lie in a space. @typedef {Lines & Placed & {marks: string[]}} Variant */

/** @type {Side[]} */
export const SIDES = ['N', 'E', 'S', 'W'];
const ARROWS = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' };
export const NONE = '_';
/** @type {Lines} */
export const EMPTY = { edges: '____', joins: [] };
/** Where a line from a side to the middle would meet what is there: the sides to which it hardly goes on; null where it meets nothing. @typedef {(space: string, from: Side) => string | null} Meets */
/** How near to a side, in spaces, a stroke begins or ends there and not in the middle; and how near where it hardly goes so far. */
const NEAR = 0.3;
const NEAR_BEHIND = 0.24;
/** How far from a side a stroke is in a space and no slip of the hand; and how far where it meets something. */
const DEEP = 0.2;
const DEEP_BEFORE = 0.18;
const STEP = 0.04;

/** @param {Side} side @returns {Side} */
export const opposite = side => /** @type {Side} */ (SIDES[(SIDES.indexOf(side) + 2) % 4]);

/** The space on the other side, or null at the edge of the sheet. @param {string} space @param {Side} side */
export function across(space, side) {
  const next = beside(space, ARROWS[side]);
  return next === space ? null : next;
}

/** How far a point of a space is from each side. @param {Spot} spot @returns {number[]} */
function distances([x, y]) {
  const [right, down] = [x - Math.floor(x), y - Math.floor(y)];
  return [down, 1 - right, 1 - down, right];
}

/** The nearest side next to a point of a space, if it is near. @param {Spot} spot @param {(side: Side) => number} [near] @returns {Side | null} */
function nearSide(spot, near = () => NEAR) {
  const far = distances(spot);
  const [first] = SIDES.map((side, index) => ({ side, distance: far[index] ?? 1 })).filter(({ side, distance }) => distance <= near(side)).sort((one, other) => one.distance - other.distance);
  return first?.side ?? null;
}

/**
 * Where a stroke ends that came over a side: at another one, in the middle, or where it came from, if it only dips into the space.
 * @param {Spot} spot @param {Side} from @param {string | null} met
 * @returns {Side | null}
 */
function endOf(spot, from, met) {
  const deep = distances(spot)[SIDES.indexOf(from)] ?? 0;
  if (deep < (met === null ? DEEP : DEEP_BEFORE)) return from;
  return nearSide(spot, side => side === from ? 0 : met?.includes(side) ? NEAR_BEHIND : NEAR);
}

/** Points so close that a space is left by one side at a time. @param {Spot[]} spots @returns {Spot[]} */
function dense(spots) {
  /** @type {Spot[]} */
  const found = spots.slice(0, 1);
  for (const [x, y] of spots.slice(1)) {
    const [fromX, fromY] = found.at(-1) ?? [x, y];
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP);
    for (let k = 1; k <= steps; k++) {
      const [lastX, lastY] = found.at(-1) ?? [x, y];
      const next = /** @type {Spot} */ ([fromX + (x - fromX) * k / steps, fromY + (y - fromY) * k / steps]);
      if (Math.floor(next[0]) !== Math.floor(lastX) && Math.floor(next[1]) !== Math.floor(lastY)) found.push([next[0], lastY]);
      found.push(next);
    }
  }
  return found;
}

/** The side by which one leaves a space for the one beside it. @param {Spot} from @param {Spot} to @returns {Side} */
function leftBy(from, to) {
  if (Math.floor(to[0]) !== Math.floor(from[0])) return to[0] > from[0] ? 'E' : 'W';
  return to[1] > from[1] ? 'S' : 'N';
}

/**
 * What a stroke draws in each space that it passes; what only dips into a space draws nothing there.
 * @param {Spot[]} spots
 * @param {Meets} [meets] nothing is met where it is not given
 * @returns {Pass[]}
 */
export function passes(spots, meets = () => null) {
  const way = dense(spots);
  const first = way[0];
  const last = way.at(-1);
  if (!first || !last) return [];
  /** @type {{spot: Spot, from: Side | null, to: Side | null}[]} */
  const visits = [{ spot: first, from: null, to: null }];
  for (const [index, spot] of way.entries()) {
    const before = way[index - 1];
    if (!before || (Math.floor(before[0]) === Math.floor(spot[0]) && Math.floor(before[1]) === Math.floor(spot[1]))) continue;
    const side = leftBy(before, spot);
    const visit = visits.at(-1);
    if (visit) visit.to = side;
    visits.push({ spot, from: opposite(side), to: null });
  }
  const [begin, end] = [visits[0], visits.at(-1)];
  /** What a stroke reaches that is in the space by this side, if by any. @type {(spot: Spot, by: Side | null) => Side | null} */
  const reached = (spot, by) => by ? endOf(spot, by, meets(spaceOf(spot), by)) : nearSide(spot);
  if (begin && end) {
    begin.from = reached(first, begin.to);
    end.to = reached(last, end.from);
    if (begin === end && !end.from) end.from = reached(first, end.to);
  }
  return visits.filter(({ spot: [x, y], from, to }) => from !== to && x >= 0 && x < SIZE && y >= 0 && y < SIZE)
    .map(({ spot, from, to }) => ({ space: spaceOf(spot), from, to }));
}

/** @param {Spot} spot */
const spaceOf = ([x, y]) => spaceName(Math.floor(y), Math.floor(x));

/** The spaces that a stroke crosses; one that stays in a space has that. @param {Spot[]} spots */
export function spacesOf(spots) {
  const crossed = passes(spots).map(({ space }) => space);
  const [[x, y] = [-1, -1]] = spots;
  const inside = x >= 0 && x < SIZE && y >= 0 && y < SIZE;
  return crossed.length || !inside ? crossed : [spaceOf([x, y])];
}

/** @param {string} edges @param {Side} side */
export const edgeAt = (edges, side) => edges[SIDES.indexOf(side)] ?? NONE;

/** @param {string} edges @param {Side} side @param {string} kind */
const withEdge = (edges, side, kind) => SIDES.map(one => one === side ? kind : edgeAt(edges, one)).join('');

/** @param {string} sides */
const sorted = sides => SIDES.filter(side => sides.includes(side)).join('');

/** @param {string} sides */
const isStraight = sides => sides === 'NS' || sides === 'EW';

/**
 * The lines of a space with one more: a line to the middle meets what is there of its kind, and so do two straight ones that cross.
 * @param {Lines} lines
 * @param {{from: Side | null, to: Side | null}} pass
 * @param {(side: Side) => string} kindAt the kind of an end there
 * @returns {Lines}
 */
export function withLine(lines, { from, to }, kindAt) {
  const sides = [from, to].filter(side => side !== null);
  const edges = sides.reduce((drawn, side) => withEdge(drawn, side, kindAt(side)), lines.edges);
  const line = sorted(sides.join(''));
  const kinds = new Set(sides.map(kindAt));
  const alike = (/** @type {string} */ join) => SIDES.some(side => join.includes(side) && kinds.has(edgeAt(edges, side)));
  const meets = (/** @type {string} */ join) => sides.some(side => join.includes(side)) || (alike(join) && (sides.length === 1 || (isStraight(line) && isStraight(join))));
  const joined = sorted([...lines.joins.filter(meets), line].join(''));
  return { edges, joins: [...lines.joins.filter(join => !meets(join)), joined].sort() };
}

/**
 * The pieces that have just these ends, those whose routes are joined in the same way first.
 * @param {Variant[]} variants
 * @param {Lines} lines
 */
export function piecesWith(variants, { edges, joins }) {
  const same = (/** @type {Variant} */ one) => one.joins.join() === joins.join();
  const found = variants.filter(one => one.edges === edges);
  return [...found.filter(same), ...found.filter(one => !same(one))];
}

/** Whether some piece has all these ends and more. @param {Variant[]} variants @param {string} edges */
export const canBecome = (variants, edges) => variants.some(one => SIDES.every(side => edgeAt(edges, side) === NONE || edgeAt(edges, side) === edgeAt(one.edges, side)));
