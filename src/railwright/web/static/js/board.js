/** A whole Railroad Ink sheet as SVG markup from data: what is printed, what is drawn, what is scored. Knows no rule. */
import { SIGNS } from './components.js';
import { craterMarkup, middleLine, pieceMarkup, point, sideNumbers } from './pieces.js';

/** @typedef {import('./types.js').Drawn} Drawn */
/** @typedef {import('./types.js').Shape} Shape */
/** @typedef {import('./types.js').Score} Score */
/** @typedef {import('./types.js').SheetView} SheetView */
/** @typedef {import('./types.js').Board} Board */

export const SIZE = 7;
const P = 100;
const MARGIN = 36;
const SMALL_MARGIN = 16;
const ROWS = 'ABCDEFG';
const SIDES = 'NESW';
const MOST_NETWORK_COLOURS = 6;

/** @param {string} name such as D4 @returns {[number, number]} row and column */
export const rowCol = name => [ROWS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1];
/** @param {number} row @param {number} col */
export const spaceName = (row, col) => `${ROWS[row]}${col + 1}`;
/** All spaces, row by row. */
export const SPACES = Array.from({ length: SIZE * SIZE }, (_, i) => spaceName(Math.floor(i / SIZE), i % SIZE));

/**
 * Markup moved to its space.
 * @param {string} space
 * @param {string} body
 * @param {string} [className]
 */
export function at(space, body, className = '') {
  const [row, col] = rowCol(space);
  return `<g class="${className}" transform="translate(${col * P} ${row * P})">${body}</g>`;
}

/** The seed of the hand in a space: a piece looks the same whenever it is drawn there. @param {string} space */
export function handOf(space) {
  const [row, col] = rowCol(space);
  return row * 7 + col * 13 + 3;
}

/** @param {Board} board @param {number} length how far the stubs run out through the frame */
function exits(board, length) {
  return board.exits.map(({ space, side, kind }) => {
    const [row, col] = rowCol(space);
    const place = `translate(${col * P} ${row * P}) rotate(${SIDES.indexOf(side) * 90} 50 50)`;
    const body = kind === 'H'
      ? `<path class="bed" d="M50 0V${-length}"/><path class="edge" d="M37 0V${-length}M63 0V${-length}"/><path class="dash" d="M50 0V${-length}"/>`
      : `<path class="rail" d="M50 0V${-length}"/><path class="sleepers" d="M39.5-6.25H60.5${length > 18 ? 'M39.5-18.75H60.5' : ''}"/>`;
    return `<g class="piece" transform="${place}">${body}</g>`;
  }).join('');
}

/** The frame is interrupted where a route leaves the sheet. @param {Board} board */
function frame(board) {
  const end = SIZE * P;
  let d = '';
  for (const [number, side] of [...SIDES].entries()) {
    const gaps = board.exits.filter(exit => exit.side === side)
      .map(exit => (rowCol(exit.space)[number % 2 ? 0 : 1]) * P + 50).sort((a, b) => a - b);
    const line = (/** @type {number} */ a, /** @type {number} */ b) => {
      d += [`M${a} 0H${b}`, `M${end} ${a}V${b}`, `M${a} ${end}H${b}`, `M0 ${a}V${b}`][number];
    };
    let from = 0;
    for (const gap of gaps) {
      line(from, gap - 17);
      from = gap + 17;
    }
    line(from, end);
  }
  return `<path class="frame" d="${d}"/>`;
}

/** The free corner of a piece: round number first, building sign second. @param {Shape} shape @param {boolean} [second] @returns {[number, number]} */
function freeCorner(shape, second = false) {
  const bent = shape.station ? [] : shape.joins.filter(sides => sides.length === 2).map(sides => sideNumbers(sides).join(''));
  /** @type {[string, [number, number]][]} */
  const corners = [['03', [16, 17]], ['01', [84, 17]], ['12', [84, 84]], ['23', [16, 84]]];
  const free = [...corners.filter(([sides]) => !bent.includes(sides)), ...corners.filter(([sides]) => bent.includes(sides))];
  return /** @type {[string, [number, number]]} */ (free[second ? 1 : 0])[1];
}

/** A building sign in an empty space, or small beside what is drawn on it. @param {Board} board @param {Map<string, Drawn>} drawn @param {boolean} small @param {number} wet */
function buildings(board, drawn, small, wet) {
  let under = '';
  let over = '';
  for (const [kind, spaces] of Object.entries(board.buildings)) {
    for (const space of spaces) {
      const piece = drawn.get(space);
      if (!piece) under += at(space, `<g transform="translate(50 50) scale(${small ? 1.15 : 1})">${SIGNS[kind]}</g>`, 'building');
      else if (!small) {
        const [x, y] = freeCorner(board.shape(piece.piece, piece.orientation), true);
        over += at(space, `<g transform="translate(${x} ${y}) scale(.58)"><rect class="chip" x="-21" y="-21" width="42" height="42" rx="6"/>${SIGNS[kind]}</g>`, `building done${piece.round === wet ? ' fresh' : ''}`);
      }
    }
  }
  return [under, over];
}

/** Networks as bands, each in its own colour. @param {Score} score */
export function bands(score) {
  const joined = score.networks.filter(network => network.exits > 1);
  return joined.map((network, i) => `<g class="bandnet net-${i % MOST_NETWORK_COLOURS + 1}" data-network="${i}">${
    network.routes.map(([space, sides]) => at(space, `<path class="band" d="${middleLine(sideNumbers(sides))}"/>`)).join('')}</g>`).join('');
}

/**
 * One unbroken stroke along a line of routes, each with its sides in the order in which the line passes them.
 * @param {[string, string][]} routes
 * @param {(space: string) => Shape | undefined} shapeAt
 * @param {'H' | 'R'} kind
 */
export function tracePath(routes, shapeAt, kind) {
  let d = '';
  for (const [i, [space, passed]] of routes.entries()) {
    const [row, col] = rowCol(space);
    const shape = shapeAt(space);
    const sides = [...passed].map(side => SIDES.indexOf(side));
    const [first = 0, second] = sides;
    // a line that begins or ends on a plain piece runs to the far end of it
    const far = second === undefined && !shape?.station ? farSide(shape, first) : undefined;
    const begins = i === 0 && routes.length > 1;
    const [a, b] = far === undefined ? [first, second] : begins ? [far, first] : [first, far];
    const p = (/** @type {number} */ side, /** @type {number} */ along) => {
      const [x, y] = point(side, along);
      return `${col * P + x} ${row * P + y}`;
    };
    const middle = `${col * P + 50} ${row * P + 50}`;
    const pen = i ? 'L' : 'M';
    if (b === undefined && begins) d += `${pen}${middle}L${p(a, 0)}`;
    else if (b === undefined) d += `${pen}${p(a, 0)}L${middle}`;
    else if ((a + 2) % 4 === b) d += `${pen}${p(a, 0)}L${p(b, 0)}`;
    else if (shape && !shape.station && shape.joins.some(join => join.length === 2 && sideNumbers(join).includes(a) && sideNumbers(join).includes(b))) {
      d += `${pen}${p(a, 0)}A50 50 0 0 ${(a + 1) % 4 === b ? 0 : 1} ${p(b, 0)}`;
    } else if (kind === 'R' && shape && !shape.station) d += `${pen}${p(a, 0)}L${p(a, 20)}A30 30 0 0 ${(a + 1) % 4 === b ? 0 : 1} ${p(b, 20)}L${p(b, 0)}`;
    else d += `${pen}${p(a, 0)}L${p(a, 36)}Q${middle} ${p(b, 36)}L${p(b, 0)}`;
  }
  return d;
}

/** The other end of the route that one side of a piece begins, if it has just one. @param {Shape | undefined} shape @param {number} side */
function farSide(shape, side) {
  const sides = shape?.joins.map(sideNumbers).find(join => join.length === 2 && join.includes(side));
  return sides?.find(other => other !== side);
}

/** A longest line, traced. @param {'highway' | 'railway'} kind @param {Score} score @param {(space: string) => Shape | undefined} shapeAt */
export function trace(kind, score, shapeAt) {
  const { routes } = score[kind];
  if (!routes.length) return '';
  const d = tracePath(routes, shapeAt, kind === 'highway' ? 'H' : 'R');
  return `<path class="trace-casing" d="${d}"/><path class="trace ${kind === 'highway' ? 'road' : 'rail'}" pathLength="1" d="${d}"/>`;
}

/** Open ends, crossed on the border. @param {Score} score */
export const openEnds = score => score.errors.ends.map(([space, side]) => {
  const [x, y] = point(SIDES.indexOf(side), 0);
  return at(space, `<g class="error" transform="translate(${x} ${y})"><circle r="11.5"/><path d="M-4.6-4.6 4.6 4.6M4.6-4.6-4.6 4.6"/></g>`);
}).join('');

/** @param {string[]} spaces @param {string} [className] */
export const tints = (spaces, className = 'tinted') =>
  spaces.map(space => at(space, '<rect class="tint" width="100" height="100"/>', className)).join('');

/** The meteor's last hit. @param {string} space */
export const meteorMark = space => at(space, '<path class="meteor-mark" d="M86 8l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z"/>');

/** What is under, and what is over, the layers that change while one plays: [ground, drawings].
 * @param {Board} board
 * @param {SheetView} sheet
 * @param {{small?: boolean, numbers?: boolean, wet?: number, fresh?: Set<string>, drying?: number, score?: Score}} [look] drying: the round whose ink turns dark now
 * @returns {{ground: string, grid: string, drawings: string, marks: string}}
 */
export function layers(board, sheet, { small = false, numbers = true, wet = -1, fresh = new Set(), drying = -1, score } = {}) {
  const drawn = new Map(sheet.drawn.map(piece => [piece.space, piece]));
  const end = SIZE * P;
  let grid = '';
  for (let k = 1; k < SIZE; k++) grid += `M${k * P} 0V${end}M0 ${k * P}H${end}`;
  const [under = '', over = ''] = buildings(board, drawn, small, wet);
  const craters = sheet.craters.map(space => at(space, craterMarkup(handOf(space)), `piece${fresh.has(space) ? ' penned' : ''}`)).join('');
  const pieces = sheet.drawn.map(piece => {
    const state = piece.round === wet ? ' wet' : piece.round === drying ? ' drying' : '';
    return at(piece.space, pieceMarkup(board.shape(piece.piece, piece.orientation), handOf(piece.space)), `piece${state}${fresh.has(piece.space) ? ' penned' : ''}`);
  }).join('');
  let marks = '';
  if (!small && numbers) {
    for (const piece of sheet.drawn) {
      if (piece.round < 1) continue;
      const [x, y] = freeCorner(board.shape(piece.piece, piece.orientation));
      marks += at(piece.space, `<text class="round${piece.round === wet ? ' wet' : ''}" x="${x}" y="${y}">${piece.round}</text>`);
    }
  }
  let coordinates = '';
  if (!small) {
    for (let k = 0; k < SIZE; k++) {
      coordinates += `<text class="coord" x="${k * P + 13}" y="-15">${k + 1}</text><text class="coord" x="-16" y="${k * P + 14}">${ROWS[k]}</text>`;
    }
  }
  const [top = 2, bottom = 4] = board.centre;
  const [from, to] = [top * P, (bottom + 1) * P];
  return {
    ground: `<rect class="ground" width="${end}" height="${end}"/><rect class="middle" x="${from}" y="${from}" width="${to - from}" height="${to - from}"/>`,
    grid: `<path class="grid" d="${grid}"/><path class="centre-mark" d="M${from} ${from + 22}V${from}H${from + 22}M${to - 22} ${from}H${to}V${from + 22}M${to} ${to - 22}V${to}H${to - 22}M${from + 22} ${to}H${from}V${to - 22}"/>`,
    drawings: `${score ? `<g class="bands">${bands(score)}</g>` : ''}${under}${exits(board, small ? 14 : 24)}${coordinates}${craters}${pieces}${frame(board)}`,
    marks: `${marks}${over}${sheet.meteor ? meteorMark(sheet.meteor) : ''}`,
  };
}

/** The window of a sheet. @param {boolean} small */
export function viewBox(small) {
  const margin = small ? SMALL_MARGIN : MARGIN;
  return `${-margin} ${-margin} ${SIZE * P + 2 * margin} ${SIZE * P + 2 * margin}`;
}

/**
 * A sheet that only shows; with `label` it is a picture with that name, else decoration.
 * @param {Board} board
 * @param {SheetView} sheet
 * @param {{size?: 'small' | 'tiny' | 'full', label?: string, wet?: number, score?: Score, numbers?: boolean}} [look]
 */
export function sheetSvg(board, sheet, { size = 'small', label, wet, score, numbers } = {}) {
  const small = size !== 'full';
  const parts = layers(board, sheet, { small, ...(wet === undefined ? {} : { wet }), ...(score ? { score } : {}), ...(numbers === undefined ? {} : { numbers }) });
  const name = label ? `role="img" aria-label="${escape(label)}"` : 'aria-hidden="true"';
  return `<svg class="board ${small ? size : ''}" viewBox="${viewBox(small)}" ${name}>${parts.ground}${parts.grid}${parts.drawings}${parts.marks}</svg>`;
}

/** @param {string} text that goes into an attribute */
export const escape = text => text.replace(/[&"<>]/g, sign => `&#${sign.charCodeAt(0)};`);
