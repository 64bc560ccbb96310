/** After a puzzle: one's own drawing and the proven best over one another, counted side by side. */
import { boardOf, lastRollName } from '../ink/catalogue.js';
import { Paper } from '../ink/paper.js';
import { partsOf, pointsOf } from '../ink/side.js';
import { at, openEnds, pathsMarkup } from '../js/board.js';
import { button } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { ink, pieceIn } from '../js/drawings.js';
import { number, t } from '../js/i18n.js';
import { meanMissed, RECENT, record, rowUntil } from './record.js';
import { levelText, pointsText } from './words.js';

/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {import('../js/types.js').Drawn} Drawn */
/** @typedef {{sheet: SheetView, score: import('../js/types.js').Score, worth: number}} Solution */
/** @typedef {{puzzle: string, level: string, rating: number, missed: number, yours: Solution, best: Solution, solver: import('./record.js').Solver | null}} PuzzleAnswer */
/**
 * @typedef {object} ResultSetup
 * @property {PuzzleAnswer} answer
 * @property {import('../js/types.js').ToldInkView} start the view before the round was drawn
 * @property {import('./record.js').Solver} before the rating before it
 * @property {string | null} date of the puzzle of the day
 * @property {() => void} again
 * @property {() => void} next
 */
/** @typedef {'yours' | 'best' | 'both'} Shown */

/** @param {Drawn} one */
const nameOfDrawing = ({ space, piece, orientation }) => `${piece}@${space}/${orientation}`;

/** What a solution has drawn in the last round. @param {SheetView} sheet @param {SheetView} start */
function newOn(sheet, start) {
  const known = new Set(start.drawn.map(nameOfDrawing));
  return sheet.drawn.filter(one => !known.has(nameOfDrawing(one)));
}

/** @param {SheetView} sheet @param {SheetView} other */
function linesBeside(sheet, other) {
  const known = new Set(other.lines.map(line => JSON.stringify(line)));
  return sheet.lines.filter(line => !known.has(JSON.stringify(line)));
}

/** The better drawing over the own one: a ghost in another ink, each space framed. @param {Drawn[]} better @param {import('../js/types.js').GridPath[]} lines */
function ghosts(better, lines) {
  const { below, above } = pathsMarkup(lines, () => ' better');
  return better.map(({ space, piece, orientation }) => at(space, pieceIn(space, piece, orientation), 'piece better') + at(space, ink().ticks, 'better-ticks')).join('') + below + above;
}

/**
 * @param {HTMLElement} root
 * @param {import('../js/types.js').GameData} data
 * @param {ResultSetup} setup
 */
export async function showResult(root, data, { answer, start, before, date, again, next }) {
  const { yours, best } = answer;
  const first = /** @type {SheetView} */ (start.sheets[0]);
  const drawn = newOn(yours.sheet, first);
  const bestDrawn = newOn(best.sheet, first);
  const mine = new Set(drawn.map(nameOfDrawing));
  const better = bestDrawn.filter(one => !mine.has(nameOfDrawing(one)));
  const alike = bestDrawn.length - better.length;
  const found = answer.missed === 0;
  const paper = new Paper(boardOf(data, start.options.edition), t('ink.your_sheet'), { point() {}, click() {}, tap() {}, turn: () => false, focus() {} });
  paper.still();
  const see = h('div.segs', { role: 'group', 'aria-label': t('puzzles.see') });

  /** @param {Shown} shown */
  const show = shown => {
    const solution = shown === 'best' ? best : yours;
    paper.element.classList.toggle('shows-best', shown === 'best');
    paper.svg.setAttribute('aria-label', t(`puzzles.sheet.${shown}`, { list: (shown === 'both' ? better : shown === 'best' ? bestDrawn : drawn).map(one => one.space).join(', ') }));
    paper.show(solution.sheet, { numbers: false, wet: start.wet_round, wetLines: linesBeside(solution.sheet, first) });
    const over = shown === 'both' ? ghosts(better, linesBeside(best.sheet, yours.sheet)) : '';
    paper.light(over + openEnds(solution.score), shown === 'both' ? better.map(({ space }) => at(space, ink().tint, 'better-tint')).join('') : '');
    fill(see, /** @type {Shown[]} */ (['yours', 'best', 'both']).map(one => h('button', { type: 'button', 'data-key': one, 'aria-pressed': String(one === shown), onclick: () => { show(one); /** @type {HTMLElement | null} */ (see.querySelector(`[data-key=${one}]`))?.focus(); } }, t(`puzzles.see_${one}`))));
  };

  const title = h('h1', { tabindex: '-1' }, found ? t('puzzles.found') : t('puzzles.missed', { n: Math.ceil(answer.missed) }));
  const verdict = found ? t('puzzles.found_why') : t('puzzles.missed_why', { best: pointsText(best.worth) });
  fill(root, h('div.seat-0', {}, h('div.end-grid.puzzle-end', {},
    h('section.paper', { 'aria-label': t('puzzles.both_sheets') }, paper.element, h('div.see', {}, see, h('span.cap', {}, t('puzzles.alike', { n: alike, of: bestDrawn.length })))),
    h('section.score', {},
      h('div.head', {}, h('b.big', {}, pointsText(yours.worth)), h('div', {}, title, h('p', {}, verdict))),
      counted(answer, start),
      rates(answer, before, date),
      h('div.ends', {}, button(t('puzzles.again'), { onclick: again }), button(t('puzzles.next'), { kind: 'primary', onclick: next }), button(t('puzzles.all'), { kind: 'quiet', href: '#/puzzles' }))))));
  show(found ? 'yours' : 'both');
  scrollTo(0, 0);
  title.focus({ preventScroll: true });
  say(`${title.textContent} ${verdict}`);
}

/** Both scores side by side; what differs stands out. @param {PuzzleAnswer} answer @param {import('../js/types.js').ToldInkView} start */
function counted({ yours, best }, start) {
  const rows = (/** @type {Solution} */ solution) => {
    const parts = partsOf(pointsOf(solution.score), start.options).map(({ name, points }) => ({ name, points }));
    const loss = solution.worth - solution.score.total;
    return rolls ? [...parts, { name: t('puzzles.on_average', { what: lastRollName(start.options.expansion) }), points: loss }] : parts;
  };
  const rolls = yours.worth !== yours.score.total || best.worth !== best.score.total;
  const others = rows(best);
  return h('table', {},
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('ink.counted')), h('th', { scope: 'col' }, h('i.y'), t('puzzles.see_yours')), h('th', { scope: 'col' }, h('i.z'), t('puzzles.see_best')))),
    h('tbody', {}, rows(yours).map(({ name, points }, i) => {
      const more = others[i]?.points ?? 0;
      return h('tr', {}, h('th', { scope: 'row' }, name), h('td', { class: points === more ? 'same' : '' }, pointsText(points)), h('td', { class: points === more ? 'same' : 'differs' }, pointsText(more)));
    })),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('ink.total')), h('td.mine', {}, pointsText(yours.worth)), h('td.bst', {}, pointsText(best.worth)))));
}

/** @param {PuzzleAnswer} answer @param {import('./record.js').Solver} before @param {string | null} date */
function rates({ solver, level, rating }, before, date) {
  const mean = meanMissed();
  const row = (/** @type {string} */ name, /** @type {import('../js/dom.js').Child[]} */ ...value) => h('div', {}, h('dt', {}, name), h('dd', {}, ...value));
  const { missed } = record();
  return h('dl.rates', {},
    solver ? row(t('puzzles.your_rating'), h('small', {}, t('puzzles.rating_from', { n: Math.round(before.rating) })), ' ', h('b', {}, Math.round(solver.rating)))
      : row(t('puzzles.your_rating'), h('small', {}, t('puzzles.not_counted')), ' ', h('b', {}, Math.round(before.rating))),
    row(t('puzzles.this_puzzle'), h('b', {}, levelText({ level, rating }))),
    mean === null ? null : row(t('puzzles.mean_missed', { n: Math.min(missed.length, RECENT) }), h('b', {}, pointsText(mean))),
    date ? row(t('puzzles.days'), h('b', {}, number(rowUntil(date)))) : null);
}
