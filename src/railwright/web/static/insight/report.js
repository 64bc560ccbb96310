/** The report of a game of Railroad Ink, put together: the sentence, the curve, the rounds, the chosen round, the par of the dice. */
import { boardOf, expansionOf, lastRollName } from '../ink/catalogue.js';
import { gameName, topicsOf } from '../ink/words.js';
import { gameData } from '../js/api.js';
import { setContext, setHelp } from '../js/app.js';
import { button } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { called } from '../js/people.js';
import { curve, lookFor } from './curve.js';
import { head, seatTabs } from './head.js';
import { parOf } from './par.js';
import { roundShown, sheetsOf } from './round.js';
import { curveTable, roundsList, roundsTable } from './rounds.js';
import { playOn } from './what_if.js';
import { costliest, given, points, remarks, signed, verdict } from './words.js';

/** @typedef {import('./types.js').Report} Report */
/** @typedef {import('./types.js').Told} Told */

/**
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {Report} parts.report
 * @param {Told} parts.told the replay of the same game
 * @param {import('./types.js').Source} parts.source
 * @param {{seat?: number, round?: number}} parts.at where to begin
 * @param {(Node | null)[]} parts.ways where one can go from here
 * @returns {Promise<() => void>}
 */
export async function showReport(root, { report, told, source, at, ways }) {
  const data = await gameData();
  const board = boardOf(data, told.options.edition);
  const narrow = matchMedia('(max-width: 700px)');
  const names = told.seats.map((_, seat) => called(told.seats, seat, told.you));
  const rounds = expansionOf(data, told.options.expansion)?.rounds ?? data.ink.rounds;
  const { seats } = report;
  let shown = seats[at.seat ?? -1] ? at.seat ?? 0 : told.you ?? 0;
  const seatNow = () => /** @type {import('./types.js').SeatReport} */ (seats[shown]);
  const worst = () => Math.max(0, costliest(seatNow()) - 1);
  let chosen = at.round ? Math.min(seatNow().steps.length, at.round) - 1 : worst();
  const titleOf = (/** @type {number} */ round) => round > rounds ? lastRollName(told.options.expansion) : t('ink.round', { round });
  setContext(t('insight.context', { game: gameName(told.options, told.seats.length) }));
  setHelp({ topics: topicsOf(told.options), keys: [['← →', 'insight.key.round'], ['Home End', 'insight.key.ends']] });

  /** @param {string} selector */
  const focusOn = selector => { /** @type {HTMLElement | null} */ (root.querySelector(selector))?.focus({ preventScroll: true }); };

  /** Show a round, counted from 0; -1 closes the one that is open in the list. @param {number} k @param {boolean} [aloud] */
  function choose(k, aloud = false) {
    const focused = document.activeElement?.getAttribute('data-round');
    chosen = k;
    show();
    const step = seatNow().steps[k];
    if (focused) focusOn(`[data-round="${aloud ? k + 1 : focused}"]`);
    if (aloud && step) say([titleOf(k + 1), t(`insight.mark.${step.mark}`), ...remarks(step), `${t('insight.dice')} ${signed(step.luck)}`, `${who()} ${given(step.loss)}`].join(', '));
  }
  const who = () => shown === told.you ? t('insight.you') : t('insight.drawing');

  function show() {
    const seat = seatNow();
    const titles = seat.steps.map(step => titleOf(step.round));
    const sheets = sheetsOf(told, shown);
    const step = seat.steps[chosen];
    const small = narrow.matches;
    const look = lookFor(small, seats);
    const drawing = curve({
      seats, shown, chosen, names, look, par: small ? '' : `${t('insight.par')} `,
      label: t('insight.curve_says', { par: points(seat.value[0] ?? 0), total: seat.total }),
    });
    drawing.addEventListener('click', event => {
      const box = drawing.getBoundingClientRect();
      const k = Math.floor(((event.clientX - box.left) / box.width * look.width - look.left) / (look.width - look.left - look.right) * seat.steps.length);
      if (k >= 0 && k < seat.steps.length) choose(k);
    });
    const ending = { total: seat.total, sheet: /** @type {import('../js/types.js').SheetView} */ (sheets.at(-1)?.after) };
    const detail = h('section.round', { 'aria-label': titles[chosen] ?? '' },
      step ? [
        h('div.round-head', {}, h('h2', {}, titles[chosen] ?? '', verdict(step.mark)), h('div.nav', {},
          button('', { icon: 'back', kind: 'quiet', 'aria-label': t('insight.earlier'), disabled: chosen === 0, onclick: () => choose(chosen - 1, true) }),
          button('', { icon: 'forth', kind: 'quiet', 'aria-label': t('insight.later'), disabled: chosen === seat.steps.length - 1, onclick: () => choose(chosen + 1, true) }))),
        ...roundShown({
          step, board, told, title: titles[chosen] ?? '', yours: shown === told.you,
          sheets: /** @type {{before: any, after: any}} */ (sheets[chosen] ?? { before: ending.sheet, after: ending.sheet }),
          master: seat.players.master,
          onplay: step.round > rounds ? null : () => void playOn(source, { seat: shown, round: step.round }, told, ending),
        }),
      ] : null);
    const table = { seat, titles, data, chosen, who: who(), dice: sheets.map(one => one.dice), onchoose: choose };
    root.className = `insight seat-${shown}`;
    fill(root,
      h('section.story', {},
        head({ seat, told, small, game: report.game }),
        seatTabs(seats, names, shown, one => { shown = one; chosen = worst(); show(); focusOn(`[data-seat="${shown}"]`); }),
        h('div.plot', {}, drawing), curveTable(seats, names, titles),
        small ? roundsList(table, detail) : roundsTable(table)),
      small ? null : detail,
      h('section.rest', {}, parOf({ seat, seats: told.options.draft ? [seat] : seats, bots: data.ink.bots, among: told.among ?? null, width: small ? 370 : 580, game: 'ink' }),
        report.calibrated ? null : h('p.cap', {}, t('insight.uncalibrated')),
        h('div.ends', {}, ways)));
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog')) return;
    const last = seatNow().steps.length - 1;
    /** @type {Record<string, number>} */
    const goals = { ArrowLeft: Math.max(0, chosen - 1), ArrowRight: Math.min(last, chosen + 1), Home: 0, End: last };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    choose(goal, true);
  }

  show();
  document.addEventListener('keydown', onKey);
  narrow.addEventListener('change', show);
  return () => {
    document.removeEventListener('keydown', onKey);
    narrow.removeEventListener('change', show);
  };
}
