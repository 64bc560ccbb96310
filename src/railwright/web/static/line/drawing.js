/** Cards and the serpentine of Rail Line as SVG, put together from the drawings. It knows no rule: what may be chosen is told. */

import { line } from '../js/drawings.js';
import { cardNumber, curveAt, engineSpot, laneOf, lastPosition, measured, pairSpot, stationSpot } from './geometry.js';
import { engineMarkup, signMarkup } from './signs.js';

/** @typedef {import('./types.js').Lanes} Lanes */
/** @typedef {{position: number, lanes: Lanes}} LaidCard */
/** @typedef {{seat: number, track: number, slow: number, fast: number}} Engines */
/** @typedef {{position: number, track: number, label: string, action: string, number?: number}} Stop  A place to be chosen. */
/**
 * @typedef {object} LineDrawing
 * @property {LaidCard[]} line
 * @property {Engines[]} engines
 * @property {string} goal  the word on the goal card
 * @property {string} start  the word where the start card will lie
 * @property {boolean} [still]  nothing on it can be chosen: a picture only
 * @property {(position: number, lanes: Lanes) => string} cardLabel
 * @property {{lanes: Lanes, action: string | null, label: string} | null} [ghost]  a card where it would be laid
 * @property {boolean} [open]  whether the next place waits for a card
 * @property {Stop[]} [stops]
 */

/** @param {string} text */
export const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** @param {string[]} symbols @param {number} x @param {number} y */
function plate(symbols, x, y) {
  if (symbols.length === 0) return '';
  const { plates, sign_shift: shift } = line();
  const slow = symbols.length === 1 && symbols[0] === 'move_slow';
  const two = symbols.length === 2;
  const signs = symbols.map((name, k) => signMarkup(name, two ? (2 * k - 1) * shift : 0)).join('');
  return `<g class="plate${slow ? ' slow' : ''}" data-symbols="${symbols.join(' ')}" transform="translate(${x} ${y})">${plates[two ? 'two' : slow ? 'slow' : 'one']}${signs}</g>`;
}

/** A straight card at the origin, the same wherever it lies (RL-1.1). @param {Lanes} lanes */
export function cardMarkup(lanes) {
  const { card } = line();
  return card.face + lanes.map((symbols, lane) => { const [x = 0, y = 0] = card.stations[lane] ?? []; return plate(symbols, x, y); }).join('');
}

/**
 * A card as a picture of its own, for hand and display.
 * @param {Lanes} lanes
 */
export function cardPicture(lanes) {
  const { width, height } = line().card;
  return `<svg class="card-picture" viewBox="0 0 ${width} ${height}" aria-hidden="true">${cardMarkup(lanes)}</svg>`;
}

/** Something in the place of a card. @param {import('../js/types.js').Point} corner @param {string} attributes @param {string} body */
const placed = ([x, y], attributes, body) => `<g${attributes} transform="translate(${x} ${y})">${body}</g>`;

/** @param {import('../js/types.js').Point} corner @param {boolean} next @param {string} text */
function emptyPlace(corner, next, text) {
  const { card, slot } = line();
  return placed(corner, ` class="slot${next ? ' next' : ''}" aria-hidden="true"`, `${slot}<text x="${card.width / 2}" y="${card.height / 2}">${escaped(text)}</text>`);
}

/** @param {number} position @param {LaidCard | undefined} laid @param {LineDrawing} drawing */
function curve(position, laid, drawing) {
  const { tracks } = measured(position);
  if (!laid) return `<g class="future" aria-hidden="true">${tracks}</g>`;
  const plates = laid.lanes.map((symbols, lane) => {
    const { x, y } = stationSpot(position, lane);
    return plate(symbols, x, y);
  });
  return `<g role="img" aria-label="${escaped(drawing.cardLabel(position, laid.lanes))}">${tracks}${plates.join('')}</g>`;
}

/**
 * An engine where it stands. `data-engine` names it, so that the table can let it travel there.
 * @param {Engines} of @param {boolean} fast
 */
function engine(of, fast) {
  const together = of.slow === of.fast;
  const position = fast ? of.fast : of.slow;
  const { x, y, left } = together ? pairSpot(position, of.track, fast) : engineSpot(position, of.track);
  const scale = together ? ` scale(${line().pair_scale})` : '';
  return (
    `<g class="engine" data-engine="${of.seat}-${fast ? 'fast' : 'slow'}"><g transform="translate(${x} ${y})${scale}">` +
    `${engineMarkup(of.seat, fast, left)}</g></g>`
  );
}

/** The attributes of something that can be chosen. @param {string} action @param {string} label */
const chooses = (action, label) => ` role="button" tabindex="0" data-action="${escaped(action)}" data-key="on-line ${escaped(action)}" aria-label="${escaped(label)}"`;

/** @param {Stop} stop @param {boolean} still */
function stopMarkup(stop, still) {
  const { x, y } = stationSpot(stop.position, laneOf(stop.position, stop.track));
  const number = stop.number === undefined ? '' : `<g class="stop-number"><circle cx="22" cy="-18" r="10"/><text x="22" y="-17.5">${stop.number}</text></g>`;
  return (
    `<g class="stop"${still ? '' : chooses(stop.action, stop.label)} transform="translate(${x} ${y})">` +
    `<rect x="-33" y="-20" width="66" height="40" rx="8"/>${number}</g>`
  );
}

/**
 * The whole line: laid cards, empty places, curves, the goal, engines and what may be chosen on it.
 * @param {LineDrawing} drawing
 */
export function lineMarkup(drawing) {
  const laid = new Map(drawing.line.map(card => [card.position, card]));
  let next = drawing.line.length;
  if (curveAt(next)) next += 1;
  const { positions, goal, track_numbers: trackNumbers } = line();
  const parts = [trackNumbers];
  /** @type {string[]} */
  const curves = [];
  for (const [position, { corner, curve: isCurve }] of positions.entries()) {
    if (isCurve) curves.unshift(curve(position, laid.get(position), drawing));
    if (isCurve || laid.has(position)) continue;
    const isNext = position === next && Boolean(drawing.open);
    parts.push(emptyPlace(corner, isNext, isNext && drawing.ghost ? '' : position === 0 ? drawing.start : String(cardNumber(position))));
  }
  parts.push(emptyPlace(goal, false, drawing.goal), ...curves);
  for (const { position, lanes } of drawing.line) {
    if (!curveAt(position)) parts.push(placed(measured(position).corner, ` role="img" aria-label="${escaped(drawing.cardLabel(position, lanes))}"`, cardMarkup(lanes)));
  }
  if (drawing.ghost && next <= lastPosition()) {
    const { action, label, lanes } = drawing.ghost;
    const button = action && !drawing.still ? chooses(action, label) : ' aria-hidden="true"';
    parts.push(placed(measured(next).corner, ` class="ghost-card"${button}`, cardMarkup(lanes)));
  }
  for (const of of drawing.engines) parts.push(engine(of, false), engine(of, true));
  for (const stop of drawing.stops ?? []) parts.push(stopMarkup(stop, Boolean(drawing.still)));
  return parts.join('');
}

/** The part of the line that shows everything. */
export function wholeLine() {
  const { card, row_height: height } = line();
  return `-22 -4 ${10 * card.width + 23} ${2 * height + card.height + 8}`;
}

/**
 * A part of the line about a position, big enough for a telephone: some four cards wide and one row high.
 * @param {number} position
 */
export function windowOn(position) {
  const { card, row_height: rowHeight } = line();
  const width = 4.3 * card.width;
  const { row, column, curve: isCurve } = measured(Math.min(position, lastPosition()));
  const middle = isCurve === 2 ? 0.5 : column;
  // in the first row one looks back to the left, in the second to the right
  const shift = row === 1 ? -0.9 : -2.4;
  const left = Math.max(-22, Math.min((middle + shift) * card.width, 10 * card.width - width));
  const height = isCurve ? rowHeight + card.height + 10 : card.height + 10;
  return `${left.toFixed(1)} ${row * rowHeight - 5} ${width.toFixed(1)} ${height}`;
}
