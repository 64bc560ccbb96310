/** The report of a game of Rail Line: decision by decision, in the same language as that of Railroad Ink. */
import { setContext, setHelp } from '../js/app.js';
import { button } from '../js/components.js';
import { fill, h, svg } from '../js/dom.js';
import { gameData } from '../js/api.js';
import { t } from '../js/i18n.js';
import { called } from '../js/people.js';
import { escaped, lineMarkup, wholeLine } from '../line/drawing.js';
import { enginesOf } from '../line/reading.js';
import { endingOf, tables } from '../line/replay.js';
import { actionWords, laidCard, part as partName } from '../line/words.js';
import { bars } from './bars.js';
import { curve, lookFor } from './curve.js';
import { head, seatTabs } from './head.js';
import { parOf } from './par.js';
import { curveTable, roundsList } from './rounds.js';
import { playOn } from './what_if.js';
import { costliest, percent, points, verdict } from './words.js';

/** From how many points on a decision's luck or loss is written at the curve. */
const LABELLED = 2.5;

/**
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {import('./types.js').Report} parts.report
 * @param {any} parts.told the replay of the same game
 * @param {import('./types.js').Source} parts.source
 * @param {(Node | null)[]} parts.ways where one can go from here
 * @returns {Promise<() => void>}
 */
export async function showLineReport(root, { report, told, source, ways }) {
  const data = await gameData();
  const narrow = matchMedia('(max-width: 700px)');
  const all = tables(told);
  const names = told.seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => called(told.seats, seat, told.you));
  const { seats } = report;
  let shown = told.you ?? 0;
  const seatNow = () => /** @type {import('./types.js').SeatReport} */ (seats[shown]);
  const worst = () => Math.max(0, seatNow().steps.findIndex(step => step.round === costliest(seatNow())));
  let chosen = worst();
  setContext(t('insight.context', { game: t('game.line') }));
  setHelp({ topics: ['line'], keys: [['← →', 'insight.key.decision']] });

  /** What was done, with all that came of it; a decision that nothing came of at once is told by itself. @param {import('./types.js').Step} step */
  const doneIn = step => told.steps[step.round]?.text || step.drawn.map(actionWords).join(', ') || t('insight.line_rest');

  /** The table after a decision, what would have been better, and the chance to win before and after. @param {import('./types.js').Step} step @param {[number, number] | null} win */
  function decision(step, win) {
    const table = all[Math.min(step.round, all.length - 1)];
    if (!table) return [];
    const drawing = { line: table.line, engines: enginesOf(table), goal: t('line.goal'), start: t('line.start_card'), cardLabel: laidCard, still: true };
    return [
      h('div.line-box', {}, svg(`<svg class="line-drawing line-whole" viewBox="${wholeLine()}" role="img" aria-label="${escaped(t('line.table'))}">${lineMarkup(drawing)}</svg>`)),
      h('dl.moves', {}, h('dt', {}, t('insight.done')), h('dd', {}, doneIn(step)),
        step.loss > 0 ? [h('dt', {}, t('insight.better_by', { points: points(step.loss) })), h('dd', {}, step.best.map(actionWords).join(', '))] : [],
        win ? [h('dt', {}, t('insight.to_win')), h('dd', {}, t('insight.win_moved', { before: percent(win[0]), after: percent(win[1]) }))] : []),
      bars(step, partName),
      step.standard_error > .005 ? h('p.cap', {}, t('insight.line_error', { points: `±${points(step.standard_error)}` })) : null,
      step.drawn.length ? h('div.go-on', {}, button(t('insight.play_on'), { kind: 'primary', onclick: () => goOn(step) }), h('p', {}, t('insight.play_on_line', { n: step.round }))) : null,
    ];
  }

  /** @param {import('./types.js').Step} step */
  function goOn(step) {
    const before = endingOf(all.at(-1), shown);
    if (before) void playOn(source, { seat: shown, round: step.round }, told, before);
  }

  function show() {
    const seat = seatNow();
    const small = narrow.matches;
    const step = seat.steps[chosen];
    const titles = seat.steps.map(one => t('insight.decision', { n: one.round }));
    const detail = h('section.round', { 'aria-label': titles[chosen] ?? '' }, ...(step ? [h('div.round-head', {}, h('h2', {}, titles[chosen] ?? '', ' ', verdict(step.mark))), ...decision(step, seat.win && [seat.win[chosen] ?? 0, seat.win[chosen + 1] ?? 0])] : []));
    const list = { seat, titles, data, chosen, who: t(shown === told.you ? 'insight.you' : 'insight.the_moves'), chance: t('insight.chance'), dice: [], said: seat.steps.map(doneIn), onchoose: choose };
    root.className = `insight seat-${shown}`;
    fill(root,
      h('section.story', {}, head({ seat, told, small, game: 'line' }),
        seatTabs(seats, names, shown, one => { shown = one; chosen = worst(); show(); }),
        h('div.plot', {}, curve({ seats: [seat], shown: 0, chosen, names, par: '', look: { ...lookFor(small, [seat]), labelled: LABELLED }, label: t('insight.curve_says', { par: points(seat.value[0] ?? 0), total: seat.total }) })),
        curveTable([seat], names, titles), roundsList(list, small ? detail : null)),
      small ? null : detail,
      h('section.rest', {}, shown ? null : parOf({ seat, seats: [seat], bots: [], among: told.among ?? null, width: small ? 370 : 580, game: 'line' }), h('div.ends', {}, ways)));
  }

  /** @param {number} k */
  function choose(k) {
    chosen = k;
    show();
    /** @type {HTMLElement | null} */ (root.querySelector(`[data-round="${k + 1}"]`))?.focus({ preventScroll: true });
  }
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(Math.max(0, Math.min(seatNow().steps.length - 1, chosen + by)));
  }

  show();
  document.addEventListener('keydown', onKey);
  narrow.addEventListener('change', show);
  return () => {
    document.removeEventListener('keydown', onKey);
    narrow.removeEventListener('change', show);
  };
}
