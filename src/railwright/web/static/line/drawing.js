/** Cards and the serpentine of Rail Line as SVG, drawn from their data. It knows no rule: what may be chosen is told. */

import {
  CARD_HEIGHT,
  CARD_WIDTH,
  FIRST_CURVE,
  GOAL_COLUMN,
  LAST_POSITION,
  ROW_HEIGHT,
  SECOND_CURVE,
  STATION_FROM_EDGE,
  arc,
  cardNumber,
  cell,
  engineSpot,
  isCurve,
  laneHeight,
  laneOf,
  stationSpot,
} from './geometry.js';
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

const SLEEPER_GAP = 11.5;
/** How far apart two engines of one player stand on the same card, and how small they are then. */
const PAIR_SHIFT = 16;
const PAIR_SCALE = 0.74;

/** @param {number} value */
const round = value => Math.round(value * 10) / 10;

/** @param {string} text */
export const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** @param {number} y */
function straightTrack(y) {
  let sleepers = '';
  for (let x = SLEEPER_GAP / 2; x < CARD_WIDTH; x += SLEEPER_GAP) sleepers += `M${round(x)} ${y - 6}v12`;
  return `<path class="rail-line" d="M0 ${y}H${CARD_WIDTH}"/><path class="rail-ties" d="${sleepers}"/>`;
}

/** @param {number} position @param {number} lane */
function curvedTrack(position, lane) {
  const { x, y, radius, outward } = arc(position, lane);
  const count = Math.round((Math.PI * radius) / SLEEPER_GAP);
  let sleepers = '';
  for (let k = 0; k < count; k++) {
    const angle = -Math.PI / 2 + (Math.PI * (k + 0.5)) / count;
    const across = Math.cos(angle) * outward;
    const down = Math.sin(angle);
    const [near, far] = [radius - 6, radius + 6];
    sleepers += `M${round(x + across * near)} ${round(y + down * near)}L${round(x + across * far)} ${round(y + down * far)}`;
  }
  const sweep = outward > 0 ? 1 : 0;
  const rail = `M${x} ${y - radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${y + radius}`;
  return `<path class="rail-line" d="${rail}"/><path class="rail-ties" d="${sleepers}"/>`;
}

/** @param {string[]} symbols @param {number} x @param {number} y */
function plate(symbols, x, y) {
  if (symbols.length === 0) return '';
  const width = symbols.length === 2 ? 56 : 31;
  const slow = symbols.length === 1 && symbols[0] === 'move_slow';
  const signs = symbols.map((name, k) => signMarkup(name, symbols.length === 2 ? x - 13 + 26 * k : x, y)).join('');
  const corner = slow ? 15.5 : 2.5;
  return `<g class="plate${slow ? ' slow' : ''}"><rect x="${x - width / 2}" y="${y - 15.5}" width="${width}" height="31" rx="${corner}"/>${signs}</g>`;
}

/** A straight card at the origin, the same wherever it lies (RL-1.1). @param {Lanes} lanes */
export function cardMarkup(lanes) {
  let markup = `<rect class="card" width="${CARD_WIDTH}" height="${CARD_HEIGHT}"/>`;
  lanes.forEach((symbols, lane) => {
    markup += straightTrack(laneHeight(lane)) + plate(symbols, STATION_FROM_EDGE, laneHeight(lane));
  });
  return markup;
}

/** The numbers of the tracks, beside the start card. */
const trackNumbers = () => [0, 1, 2].map(track => `<text class="track-number" aria-hidden="true" x="-12" y="${laneHeight(track)}">${track + 1}</text>`).join('');

/**
 * A card as a picture of its own, for hand and display.
 * @param {Lanes} lanes
 */
export function cardPicture(lanes) {
  return `<svg class="card-picture" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" aria-hidden="true">${cardMarkup(lanes)}</svg>`;
}

/** @param {number} position @param {boolean} next @param {string} text */
function emptyPlace(position, next, text) {
  const { column, row } = position > LAST_POSITION ? { column: GOAL_COLUMN, row: 2 } : cell(position);
  return (
    `<g class="slot${next ? ' next' : ''}" aria-hidden="true" transform="translate(${column * CARD_WIDTH} ${row * ROW_HEIGHT})">` +
    `<rect x="3" y="3" width="${CARD_WIDTH - 6}" height="${CARD_HEIGHT - 6}" rx="3"/>` +
    `<text x="${CARD_WIDTH / 2}" y="${CARD_HEIGHT / 2}">${escaped(text)}</text></g>`
  );
}

/** @param {number} position @param {LaidCard | undefined} laid @param {LineDrawing} drawing */
function curve(position, laid, drawing) {
  const tracks = [0, 1, 2].map(lane => curvedTrack(position, lane)).join('');
  if (!laid) return `<g class="future" aria-hidden="true">${tracks}</g>`;
  const plates = laid.lanes.map((symbols, lane) => {
    const { x, y } = stationSpot(position, lane);
    return plate(symbols, round(x), round(y));
  });
  return `<g role="img" aria-label="${escaped(drawing.cardLabel(position, laid.lanes))}">${tracks}${plates.join('')}</g>`;
}

/**
 * An engine where it stands. `data-engine` names it, so that the table can let it travel there.
 * @param {Engines} of @param {boolean} fast
 */
function engine(of, fast) {
  const together = of.slow === of.fast;
  const shift = together ? (fast ? PAIR_SHIFT - 3 : -PAIR_SHIFT + 1) : 0;
  const { x, y, left } = engineSpot(fast ? of.fast : of.slow, of.track, shift);
  const scale = together ? ` scale(${PAIR_SCALE})` : '';
  return (
    `<g class="engine" data-engine="${of.seat}-${fast ? 'fast' : 'slow'}"><g transform="translate(${round(x)} ${round(y + (together ? 2 : 0))})${scale}">` +
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
    `<g class="stop"${still ? '' : chooses(stop.action, stop.label)} transform="translate(${round(x)} ${round(y)})">` +
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
  if (isCurve(next)) next += 1;
  const parts = [trackNumbers()];
  for (let position = 0; position <= LAST_POSITION; position++) {
    if (isCurve(position) || laid.has(position)) continue;
    const isNext = position === next && Boolean(drawing.open);
    parts.push(emptyPlace(position, isNext, isNext && drawing.ghost ? '' : position === 0 ? drawing.start : String(cardNumber(position))));
  }
  parts.push(emptyPlace(LAST_POSITION + 1, false, drawing.goal));
  parts.push(curve(SECOND_CURVE, laid.get(SECOND_CURVE), drawing), curve(FIRST_CURVE, laid.get(FIRST_CURVE), drawing));
  for (const { position, lanes } of drawing.line) {
    if (isCurve(position)) continue;
    const { column, row } = cell(position);
    const label = escaped(drawing.cardLabel(position, lanes));
    parts.push(
      `<g role="img" aria-label="${label}" transform="translate(${column * CARD_WIDTH} ${row * ROW_HEIGHT})">${cardMarkup(lanes)}</g>`,
    );
  }
  if (drawing.ghost && next <= LAST_POSITION) {
    const { column, row } = cell(next);
    const { action, label, lanes } = drawing.ghost;
    const button = action && !drawing.still ? chooses(action, label) : ' aria-hidden="true"';
    parts.push(
      `<g class="ghost-card"${button} transform="translate(${column * CARD_WIDTH} ${row * ROW_HEIGHT})">${cardMarkup(lanes)}</g>`,
    );
  }
  for (const of of drawing.engines) parts.push(engine(of, false), engine(of, true));
  for (const stop of drawing.stops ?? []) parts.push(stopMarkup(stop, Boolean(drawing.still)));
  return parts.join('');
}

/** The part of the line that shows everything. */
export const WHOLE_LINE = `-22 -4 ${10 * CARD_WIDTH + 23} ${2 * ROW_HEIGHT + CARD_HEIGHT + 8}`;

/**
 * A part of the line about a position, big enough for a telephone: some four cards wide and one row high.
 * @param {number} position
 */
export function windowOn(position) {
  const width = 4.3 * CARD_WIDTH;
  const row = position <= FIRST_CURVE ? 0 : position <= SECOND_CURVE ? 1 : 2;
  const middle = isCurve(position) ? (position === FIRST_CURVE ? 9 : 0.5) : cell(Math.min(position, LAST_POSITION)).column;
  // in the first row one looks back to the left, in the second to the right
  const shift = row === 1 ? -0.9 : -2.4;
  const left = Math.max(-22, Math.min((middle + shift) * CARD_WIDTH, 10 * CARD_WIDTH - width));
  const top = row * ROW_HEIGHT - 5;
  const height = isCurve(position) ? ROW_HEIGHT + CARD_HEIGHT + 10 : CARD_HEIGHT + 10;
  return `${round(left)} ${top} ${round(width)} ${height}`;
}
