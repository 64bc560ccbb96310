/** Whether what a guide waits for has come about, and what it lights up. Reads the view and the page; knows no rule. */
import { rowCol, SPACES } from '../js/board.js';
import { actionOf } from '../js/sheet.js';

/** @typedef {import('./types.js').Condition} Condition */
/** @typedef {import('./types.js').Moment} Moment */
/** @typedef {import('./types.js').Saying} Saying */

/** The view with the own player's values beside the others. @param {any} view @returns {Record<string, unknown>} */
const valuesOf = view => ({ ...view, ...view.players?.[view.seat] });

/** @param {any} view @returns {{space: string, piece: string, orientation: number, round: number}[]} */
const drawnOn = view => view.sheets?.[view.seat]?.drawn ?? [];

/** @param {unknown} value @param {(value: number) => boolean} test */
const isNumber = (value, test) => typeof value === 'number' && test(value);

/** Each thing that can be waited for. @type {{[Name in keyof Condition]-?: (wanted: any, moment: Moment) => boolean}} */
const TESTS = {
  seen: (wanted, { root }) => root.querySelector(wanted) !== null,
  at_least: (wanted, { view }) => Object.entries(wanted).every(([name, least]) => isNumber(valuesOf(view)[name], value => value >= Number(least))),
  at_most: (wanted, { view }) => Object.entries(wanted).every(([name, most]) => isNumber(valuesOf(view)[name], value => value <= Number(most))),
  is: (wanted, { view }) => Object.entries(wanted).every(([name, value]) => valuesOf(view)[name] === value),
  drawn: ([round, least], { view }) => view.round > round || drawnOn(view).filter(piece => piece.round === round).length >= least,
  lies: (wanted, { view }) => drawnOn(view).some(piece => actionOf(piece) === wanted),
  built: (wanted, { view, data }) => drawnOn(view).some(({ space }) => data.ink.buildings[wanted]?.includes(space)),
  not: (wanted, moment) => !holds(wanted, moment),
};

/** Whether all of it holds now. @param {Condition} wanted @param {Moment} moment @returns {boolean} */
export const holds = (wanted, moment) => Object.entries(wanted).every(([name, value]) => TESTS[/** @type {keyof Condition} */ (name)](value, moment));

/** The space of a wanted drawing. @param {string} action such as `highway-curve@D7/1` */
export const spaceOf = action => action.split('@')[1]?.split('/')[0] ?? '';

/** The names of all spaces of a kind. @param {import('../js/types.js').GameData} data @param {string} kind */
function spacesOf({ ink }, kind) {
  if (kind === 'exits') return ink.exits.map(exit => exit.space);
  if (kind !== 'centre') return ink.buildings[kind] ?? [];
  const [first = 0, last = 0] = ink.centre;
  return SPACES.filter(space => rowCol(space).every(at => at >= first && at <= last));
}

/** What a saying is about, as elements of the page. @param {Saying} saying @param {Moment} moment @returns {Element[]} */
export function litBy({ light = [], spaces, want, parts = [] }, { data, root }) {
  const named = [...(spaces ? spacesOf(data, spaces) : []), ...(want ? [spaceOf(want)] : [])];
  const selectors = [
    ...light,
    ...named.map(space => `.space[data-space="${space}"]`),
    ...parts.map(part => `[data-key="part-${part}"]`),
    ...(parts.length ? ['[data-layer="light"] > *'] : []),
  ];
  return selectors.length ? [...root.querySelectorAll(selectors.join(', '))] : [];
}
