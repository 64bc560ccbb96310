/** Where the points lie: the markup that lights one part of a score up on its sheet. */
import { at, bands, openEnds, tints, trace } from '../js/board.js';
import { ink, shapeOf } from '../js/drawings.js';

/** @typedef {import('../js/types.js').Score} Score */
/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {import('../js/types.js').Board} Board */

/** Stations stand above the traced lines. @param {SheetView} sheet */
const stations = sheet => sheet.drawn.filter(({ piece, orientation }) => shapeOf(piece, orientation).station)
  .map(({ space }) => at(space, ink().station, 'piece')).join('');

/** Spaces that count together, or a way along lines. @param {Score['expansion']['areas'][number]} area @param {string} named */
const areaMarkup = ({ spaces, path }, named) => tints(spaces, `tinted ${named}`) + (path && `<g class="bands"><g class="bandnet ${named}"><path class="band" d="${path}"/></g></g>`);

/** Parts that lie under the ink, like a highlighter; the others are drawn over it. */
const UNDER = new Set(['networks', 'centre', 'villages', 'expansion']);

/**
 * Light up some parts on a sheet.
 * @param {import('./paper.js').Paper} paper
 * @param {string[]} parts
 * @param {Score} score
 * @param {SheetView} sheet
 */
export function lightUp(paper, parts, score, sheet) {
  const markup = (/** @type {boolean} */ under) => parts.filter(part => UNDER.has(part) === under).map(part => lightOf(part, score, sheet, paper.board)).join('');
  paper.light(markup(false), markup(true));
}

/**
 * @param {string} part
 * @param {Score} score
 * @param {SheetView} sheet
 * @param {Board} board
 * @returns {string}
 */
function lightOf(part, score, sheet, board) {
  switch (part) {
    case 'networks': return `<g class="bands">${bands(score)}</g>`;
    case 'highway': case 'railway': return trace(part, score) + stations(sheet);
    case 'centre': return tints(score.centre.spaces);
    case 'errors': return openEnds(score);
    case 'villages': return tints((board.buildings.village ?? []).filter(space => sheet.drawn.some(piece => piece.space === space)));
    case 'expansion': return score.expansion.areas.map((area, i) => areaMarkup(area, `net-${i % 6 + 1} area-${area.name.replaceAll(' ', '-')}`)).join('');
    default: return '';
  }
}
