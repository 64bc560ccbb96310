/** A whole Railroad Ink sheet as SVG markup, put together from the drawings: what is printed, drawn, scored. Knows no rule. */
import { ink, onLine, pieceIn, shapeOf, spaceMarkup } from './drawings.js';
import { isPoint, lineName, linesOf, pointAt } from './lines.js';

/** @typedef {import('./types.js').Score} Score */
/** @typedef {import('./types.js').SheetView} SheetView */
/** @typedef {import('./types.js').Board} Board */

export const SIZE = 7;
const P = 100;
const ROWS = 'ABCDEFG';
const MOST_NETWORK_COLOURS = 6;

/** @param {string} name such as D4 @returns {[number, number]} row and column */
export const rowCol = name => [ROWS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1];
/** @param {number} row @param {number} col */
export const spaceName = (row, col) => `${ROWS[row]}${col + 1}`;
/** All spaces, row by row. */
export const SPACES = Array.from({ length: SIZE * SIZE }, (_, i) => spaceName(Math.floor(i / SIZE), i % SIZE));

/** The middle of a space, or a grid point. @param {string} place @returns {[number, number]} x and y */
export function middleOf(place) {
  const [row, col] = isPoint(place) ? pointAt(place) : rowCol(place).map(one => one + .5);
  return [(col ?? 0) * P, (row ?? 0) * P];
}

/**
 * Markup of 100 by 100 moved to its space, or about its grid point.
 * @param {string} space
 * @param {string} body
 * @param {string} [className]
 */
export function at(space, body, className = '') {
  const [x, y] = middleOf(space);
  return `<g class="${className}" transform="translate(${x - P / 2} ${y - P / 2})">${body}</g>`;
}

/** A sheet with nothing on it. @type {SheetView} */
export const BLANK = { drawn: [], signs: {}, lines: [], budget: null, villages: 0, universities: 0 };

/** Whether a sign fills a space. @param {Board} board @param {SheetView} sheet @param {string} space */
const isMarked = (board, sheet, space) => board.marks.some(name => sheet.signs[name]?.includes(space));

/** A building sign in an empty space, or small beside what lies on it. @param {Board} board @param {SheetView} sheet @param {boolean} small @param {number} wet */
function buildings(board, sheet, small, wet) {
  const { signs, chip, beside_a_crater: besideCrater } = ink();
  const drawn = new Map(sheet.drawn.map(piece => [piece.space, piece]));
  let under = '';
  let over = '';
  for (const [kind, spaces] of Object.entries(board.buildings)) {
    for (const space of spaces) {
      const piece = drawn.get(space);
      if (!piece && !isMarked(board, sheet, space)) {
        under += at(space, `<g transform="translate(50 50) scale(${small ? 1.15 : 1})">${signs[kind]}</g>`, 'building');
      } else if (!small) {
        const [x, y] = piece ? shapeOf(piece.piece, piece.orientation).sign : besideCrater;
        over += at(space, `<g transform="translate(${x} ${y}) scale(.58)">${chip}${signs[kind]}</g>`, `building done${piece?.round === wet ? ' fresh' : ''}`);
      }
    }
  }
  return [under, over];
}

/**
 * What runs along lines: below the pieces without a seam where two meet, and above them.
 * @param {import('./types.js').GridPath[]} paths
 * @param {(line: string) => string} [state] further classes of a line, such as 23S
 */
export function pathsMarkup(paths, state = () => '') {
  const parts = { under: '', over: '', above: '' };
  const deep = (/** @type {import('./types.js').GridPath} */ { name }) => ink().lines[name]?.depth ?? 0;
  for (const path of [...paths].sort((one, other) => deep(one) - deep(other))) {
    for (const line of linesOf(path)) {
      const place = `transform="translate(${line.col * P} ${line.row * P})${line.down ? ' rotate(90)' : ''}"`;
      const drawn = onLine(path.name, line);
      const laid = (/** @type {string} */ body) => body && `<g class="piece${state(lineName(line))}" ${place}>${body}</g>`;
      parts.under += laid(drawn.under);
      parts.over += laid(drawn.over);
      parts.above += laid(drawn.above);
    }
  }
  return { below: parts.under + parts.over, above: parts.above };
}

/** Networks as bands, each in its own colour. @param {Score} score */
export function bands(score) {
  const joined = score.networks.filter(network => network.exits > 1);
  return joined.map((network, i) => `<g class="bandnet net-${i % MOST_NETWORK_COLOURS + 1}" data-network="${i}"><path class="band" d="${network.path}"/></g>`).join('');
}

/** A longest line, traced. @param {'highway' | 'railway'} kind @param {Score} score */
export function trace(kind, score) {
  const { path } = score[kind];
  return path && `<path class="trace-casing" d="${path}"/><path class="trace ${kind === 'highway' ? 'road' : 'rail'}" pathLength="1" d="${path}"/>`;
}

/** Open ends, crossed on the border. @param {Score} score */
export const openEnds = score => score.errors.ends.map(([space, side]) => at(space, ink().open_ends[side] ?? '')).join('');

/** @param {string[]} spaces @param {string} [className] */
export const tints = (spaces, className = 'tinted') =>
  spaces.map(space => at(space, ink().tint, className)).join('');

/** What is under, and what is over, the layers that change while one plays: [ground, drawings].
 * @param {Board} board
 * @param {SheetView} sheet
 * @param {{small?: boolean, numbers?: boolean, wet?: number, wetLines?: import('./types.js').GridPath[], fresh?: Set<string>, drying?: number, score?: Score}} [look] drying: the round whose ink turns dark now
 * @returns {{ground: string, grid: string, drawings: string, marks: string}}
 */
export function layers(board, sheet, { small = false, numbers = true, wet = -1, wetLines = [], fresh = new Set(), drying = -1, score } = {}) {
  const { sheet: printed } = ink();
  const end = SIZE * P;
  const [under = '', over = ''] = buildings(board, sheet, small, wet);
  const penned = (/** @type {string} */ space) => fresh.has(space) ? ' penned' : '';
  const signs = (/** @type {boolean} */ under) => Object.entries(sheet.signs).filter(([name]) => board.marks.includes(name) === under)
    .map(([name, spaces]) => spaces.map(space => at(space, spaceMarkup(name, space), `piece${under ? penned(space) : ''}`)).join('')).join('');
  const wetNames = new Set(wetLines.flatMap(linesOf).map(lineName));
  const paths = pathsMarkup(sheet.lines, line => `${wetNames.has(line) ? ' wet' : ''}${penned(line)}`);
  const pieces = sheet.drawn.map(({ space, piece, orientation, round }) => {
    const state = round === wet ? ' wet' : round === drying ? ' drying' : '';
    return at(space, pieceIn(space, piece, orientation), `piece${state}${penned(space)}`);
  }).join('');
  const marks = small || !numbers ? '' : sheet.drawn.filter(({ round }) => round > 0).map(({ space, piece, orientation, round }) => {
    const [x, y] = shapeOf(piece, orientation).number;
    return at(space, `<text class="round${round === wet ? ' wet' : ''}" x="${x}" y="${y}">${round}</text>`);
  }).join('');
  return {
    ground: `<rect class="ground" width="${end}" height="${end}"/>${printed.middle}`,
    grid: printed.grid,
    drawings: `${score ? `<g class="bands">${bands(score)}</g>` : ''}${under}${printed[small ? 'small' : 'full'].exits}${small ? '' : printed.coordinates}${signs(true)}${paths.below}${pieces}${paths.above}${printed.frame}`,
    marks: `${marks}${over}${signs(false)}`,
  };
}

/** The window of a sheet. @param {boolean} small */
export function viewBox(small) {
  const { margin } = ink().sheet[small ? 'small' : 'full'];
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
