/** Words for what lies on the lines between spaces: grid points, paths from them, and what a drawing costs. */
import { sign } from '../js/components.js';
import { h } from '../js/dom.js';
import { listOf, t, textOr } from '../js/i18n.js';
import { isPoint, lineName, linesOf, pointAt, pointOf, spaceOf } from '../js/lines.js';
import { actionOf } from '../js/sheet.js';

/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {import('../js/types.js').Budget} Budget */
/** @typedef {import('../js/sheet.js').Placement} Placement */

const LAST = 7;

/** What a person calls a space, or a grid point. @param {string} place */
export function placeName(place) {
  if (!isPoint(place)) return place;
  const [row, col] = pointAt(place);
  return t(`ink.corner.${row === LAST ? 'S' : 'N'}${col === LAST ? 'E' : 'W'}`, { space: spaceOf(place) });
}

/** A path for the ear: two steps east, one step south. @param {string} path */
export const pathName = path => listOf((path.match(/(.)\1*/g) ?? []).map(run => t('ink.steps', { n: run.length, way: t(`ink.way.${run[0]}`) })));

/** Where something would be drawn. @param {Placement} placed */
export const whereOf = ({ space, orientation }) => typeof orientation === 'string' ? t('ink.path', { from: placeName(space), path: pathName(orientation) }) : space;

/** What runs along a line, in words. @param {string} name */
export const onLineName = name => textOr(`line.${name}`, name);

/** What is said of the lines that end in a point, or lie at the sides of a space. @param {SheetView} sheet @param {string} place @returns {string[]} */
export function linesAt(sheet, place) {
  const [row, col] = pointAt(isPoint(place) ? place : pointOf(place));
  const sides = isPoint(place)
    ? { N: `${row - 1}${col}S`, E: `${row}${col}E`, S: `${row}${col}S`, W: `${row}${col - 1}E` }
    : { N: `${row}${col}E`, E: `${row}${col + 1}S`, S: `${row + 1}${col}E`, W: `${row}${col}S` };
  /** @type {Map<string, string>} */
  const lying = new Map();
  for (const path of sheet.lines) for (const line of linesOf(path)) lying.set(lineName(line), path.name);
  return Object.entries(sides).flatMap(([side, line]) => {
    const name = lying.get(line);
    return name ? [t('ink.line_to', { what: onLineName(name), way: t(`ink.way.${side}`) })] : [];
  });
}

/** What a drawing costs, and of what; null where it costs nothing. @param {InkView} view @param {Placement | null} placed */
export function priceOf(view, placed) {
  const budget = view.sheets[view.seat ?? 0]?.budget;
  const amount = placed ? view.prices[actionOf(placed)] ?? 0 : 0;
  return budget && amount ? { sign: budget.name, amount } : null;
}

/** The same in words. @param {InkView} view @param {Placement | null} placed */
export function priceWords(view, placed) {
  const budget = view.sheets[view.seat ?? 0]?.budget;
  const price = priceOf(view, placed);
  if (!price || !budget) return '';
  return ` ${t('ink.price', { what: budgetName(budget), n: price.amount, left: budget.left - price.amount })}`;
}

/** What pays for drawings. @param {Budget} budget */
const budgetName = ({ name }) => textOr(`budget.${name.replaceAll(' ', '-')}`, name);

/** Boxes that are crossed off as a budget is spent. @param {Budget} budget */
export function budgetRow(budget) {
  const { name, left, of } = budget;
  const label = t('ink.budget', { what: budgetName(budget), left, of });
  return h('div.budget', { role: 'img', tabindex: '0', 'aria-label': label }, sign(name), Array.from({ length: of }, (_, i) => h('span.box', { class: i < of - left ? 'x' : '' })));
}
