/** One round of a report: the sheet with what was drawn and what would have been better, and where the points differ. */
import { button } from '../js/components.js';
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { isPoint, lineName, linesOf } from '../js/lines.js';
import { Paper } from '../ink/paper.js';
import { moments } from '../ink/replay.js';
import { partName } from '../ink/side.js';
import { bars, partsIn } from './bars.js';
import { NOTHING, points, remarks, signed, verdict } from './words.js';

/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./types.js').Told} Told */
/** @typedef {import('../js/types.js').SheetView} SheetView */

const DRAWING = /^(.+)@(..)\/(\d|[NESW]+)$/;

/** What an action draws; none for one that draws nothing. @param {string} action @returns {import('../js/sheet.js').Placement[]} */
function drawingIn(action) {
  const [, piece = '', space = '', turned = ''] = DRAWING.exec(action) ?? [];
  return piece ? [{ piece, space, orientation: isPoint(space) ? turned : Number(turned) }] : [];
}

/** A seat's sheet before and after what it did in each round, and the dice of the round. @param {Told} told @param {number} seat */
export function sheetsOf(told, seat) {
  const all = moments(told);
  const rounds = Math.max(...told.steps.map(step => step.round));
  return Array.from({ length: rounds }, (_, k) => {
    const of = (/** @type {number} */ i) => told.steps[i]?.round === k + 1;
    const indices = told.steps.map((_, i) => i).filter(of);
    const acting = indices.find(i => told.steps[i]?.seat === seat && told.steps[i]?.action);
    const last = /** @type {import('../ink/replay.js').Moment} */ (all[indices.at(-1) ?? 0]);
    const after = /** @type {SheetView} */ (last.sheets[seat]);
    return { before: acting === undefined ? after : all[acting - 1]?.sheets[seat] ?? after, after, dice: told.options.draft ? [] : last.dice };
  });
}

/** The lines that are new on a sheet, one by one. @param {SheetView} before @param {SheetView} after @returns {import('../js/types.js').GridPath[]} */
function newLines(before, after) {
  const known = new Set(before.lines.flatMap(linesOf).map(lineName));
  return after.lines.flatMap(path => linesOf(path).filter(line => !known.has(lineName(line))).map(({ row, col, down }) => ({ name: path.name, row, col, path: down ? 'S' : 'E' })));
}

/**
 * @param {object} parts
 * @param {Step} parts.step
 * @param {{before: SheetView, after: SheetView}} parts.sheets
 * @param {import('../js/types.js').Board} parts.board
 * @param {Told} parts.told
 * @param {string} parts.title
 * @param {boolean} parts.yours
 * @param {number | undefined} parts.master what Master made of these dice
 * @param {(() => void) | null} parts.onplay
 */
export function roundShown({ step, sheets, board, told, title, yours, master, onplay }) {
  const paper = new Paper(board, t('insight.sheet', { round: title }), { point() {}, click() {}, tap() {}, turn: () => false, focus() {} });
  paper.still();
  const better = step.loss >= NOTHING ? step.best.filter(action => !step.drawn.includes(action)).flatMap(drawingIn) : [];
  const shown = { drawn: true, better: true };

  function draw() {
    paper.show(shown.drawn ? sheets.after : sheets.before, { numbers: false, ...(shown.drawn ? { wet: step.round, wetLines: newLines(sheets.before, sheets.after) } : {}) });
    paper.propose(shown.better ? better : [], 'better');
  }
  /** @param {'drawn' | 'better'} what @param {(Node | string)[]} words */
  const toggle = (what, words) => {
    const made = h('button', { type: 'button', class: `of-${what}`, 'aria-pressed': 'true', onclick: () => {
      shown[what] = !shown[what];
      made.setAttribute('aria-pressed', String(shown[what]));
      draw();
    } }, h('i'), h('span', {}, words));
    return made;
  };
  const [most] = partsIn(step);
  const nameOf = (/** @type {string} */ part) => partName(part === 'exits' ? 'networks' : part, told.options.expansion);
  draw();
  const notes = remarks(step);
  return [
    h('div.paper', {}, paper.element, h('div.two', {},
      toggle('drawn', [t(yours ? 'insight.you_drew' : 'insight.was_drawn')]),
      better.length ? toggle('better', [most && most[1] > 0 ? t('insight.better_most', { points: points(step.loss), part: nameOf(most[0]), more: signed(most[1]) }) : t('insight.better_by', { points: points(step.loss) })]) : h('span.none-better', {}, verdict(step.mark), notes.length ? ` (${notes.join(', ')})` : ''))),
    bars(step, nameOf),
    step.standard_error > .005 ? h('p.cap', {}, t('insight.error', { points: `±${points(step.standard_error)}` })) : null,
    onplay ? h('div.go-on', {}, button(t('insight.play_on'), { kind: 'primary', onclick: onplay }), h('p', {}, t('insight.play_on_why', { round: title }), master === undefined ? '' : ` ${t('insight.master_made', { n: master })}`)) : null,
  ];
}
