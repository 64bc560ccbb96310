/** Where the points lie: the markup that lights one part of a score up on its sheet. */
import { at, bands, openEnds, tints, trace } from '../js/board.js';
import { ink, shapeOf } from '../js/drawings.js';

/** @typedef {import('../js/types.js').Score} Score */
/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {import('../js/types.js').Board} Board */

/** Stations stand above the traced lines. @param {SheetView} sheet */
const stations = sheet => sheet.drawn.filter(({ piece, orientation }) => shapeOf(piece, orientation).station)
  .map(({ space }) => at(space, ink().station, 'piece')).join('');

/** @typedef {Score['expansion']['areas'][number]} Area */
/** The class that gives an area its colour. @param {Area} area */
const classOf = area => `area area-${area.name.replaceAll(' ', '-')}`;
/** What tells an area without colour; areas of one name are told apart by turning it. @param {Area} area @param {number} number */
const hatch = ({ name }, number) => `<path class="hatch" transform="rotate(${number % 4 * 90} 50 50)" d="${ink().areas[name] ?? PLAIN_HATCH}"/>`;
const PLAIN_HATCH = 'M0 33L33 0M0 66L66 0M0 100L100 0M34 100L100 34M67 100L100 67';

/** Spaces that count together, or a way along lines. @param {Area} area @param {number} number of those with its name before it */
const areaMarkup = (area, number) => area.spaces.map(space => at(space, ink().tint + hatch(area, number), classOf(area))).join('')
  + (area.path && `<g class="bands ${classOf(area)}"><path class="band" d="${area.path}"/></g>`);

/** A piece of an area for a legend. @param {Area} area */
export const areaSample = area => `<svg class="board sample" viewBox="0 0 100 50" aria-hidden="true"><g class="${classOf(area)}">`
  + `${area.path ? '<g class="bands"><path class="band" d="M0 25H100"/></g>' : ink().tint + hatch(area, 0)}</g></svg>`;

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
    case 'expansion': return score.expansion.areas.map((area, i, all) => areaMarkup(area, all.slice(0, i).filter(({ name }) => name === area.name).length)).join('');
    default: return '';
  }
}
