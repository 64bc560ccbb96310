/** A finished game of Rail Line, step by step, with a slider: the line and all score sheets as they were. */
import { gameData } from '../js/api.js';
import { setContext } from '../js/app.js';
import { button, mark } from '../js/components.js';
import { fill, h, svg } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { called } from '../js/people.js';
import { handOut } from '../js/reach.js';
import { replayBar } from '../js/replay_bar.js';
import { escaped, lineMarkup, wholeLine } from './drawing.js';
import { enginesOf, sheetOf } from './reading.js';
import { playerSheet } from './sheets.js';
import { playOn } from '../insight/what_if.js';
import { travel } from './travel.js';
import { laidCard } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {{round: number, seat: number | null, text: string, action: string | null, views: {table: Partial<View>}}} Step */
/** @typedef {{options: View['options'], seats: {name: string}[], steps: Step[], you: number | null, record?: string, onreport?: () => void}} Told record: of a game that was opened; onreport: shows its report */

const PACE = 1100;

/** The whole table after each step; a step tells only what it has changed. @param {{steps: {views: {table: Partial<View>}}[]}} told @returns {View[]} */
export function tables(told) {
  let now = /** @type {View} */ ({});
  return told.steps.map(step => (now = { ...now, ...step.views.table }));
}

/** How a game ended for a seat: its points and sheet, and everybody's points. @typedef {{total: number, player: import('./types.js').Player, totals: number[]}} LineEnding */

/** The end of a game for one seat. @param {Pick<View, 'players'> | undefined} table @param {number} seat @returns {LineEnding | null} */
export function endingOf(table, seat) {
  const player = table?.players[seat];
  return table && player ? { total: player.score.total, player, totals: table.players.map(one => one.score.total) } : null;
}

/** @type {import('../js/types.js').ReplayModule} */
export const replay = {
  texts: ['line', 'insight'],
  styles: ['line/line.css'],
  async show(root, room, /** @type {Told} */ told) {
    const data = await gameData();
    const all = tables(told);
    const last = all.length - 1;
    const sheet = sheetOf(data, /** @type {View} */ (all[0]));
    let at = 0;
    const goesOn = button(t('insight.play_on'), { onclick: goOn });
    const bar = replayBar({ steps: told.steps, pace: PACE, topics: ['line'], onstep: (step, before) => show(step, all[before]) });
    const text = h('p.replay-text', { role: 'status' });
    const picture = h('div.line-box');
    const display = h('p.cap');
    const sheets = h('div.line-players.ended.three');

    /** Go on from what is shown: with one's own seat, else with that of whoever decides next. */
    function goOn() {
      const seat = told.you ?? all[at]?.decider ?? 0;
      const before = endingOf(all[last], seat);
      if (before) void playOn(room === null ? { record: told.record ?? '' } : { room }, { seat, round: at + 1 }, told, before);
    }

    /** @param {number} moment @param {View} [before] */
    function show(moment, before) {
      at = moment;
      const table = all[at];
      const step = told.steps[at];
      if (!table || !step) return;
      const engines = enginesOf(table);
      const drawing = { line: table.line, engines, goal: t('line.goal'), start: t('line.start_card'), cardLabel: laidCard, still: true };
      const drawn = svg(`<svg class="line-drawing line-whole" viewBox="${wholeLine()}" role="img" aria-label="${escaped(t('line.table'))}">${lineMarkup(drawing)}</svg>`);
      fill(picture, drawn);
      if (before && before !== table) travel(drawn, enginesOf(before), engines);
      goesOn.toggleAttribute('disabled', at === last);
      fill(text, step.seat === null ? null : mark(step.seat), ' ', step.text, h('span.cap', {}, ` ${t('line.replay.step', { n: at, all: last })}`));
      fill(display, table.cards_laid ? t('line.cards_laid', { n: table.cards_laid }) : t('line.cards_none'), ', ', t('line.stack', { n: table.stack }));
      fill(sheets, table.players.map((player, seat) => playerSheet({
        sheet, seat, name: called(told.seats, seat, told.you), yours: seat === told.you, total: player.score.total, large: false,
        about: player.track === null ? t('line.coins', { n: player.coins }) : t('line.track_and_coins', { track: player.track + 1, n: player.coins }),
        state: { boxes: player.boxes, score: player.score, over: at === last, ...(at === last ? { scoring: player.score.scoring } : {}) },
      })));
    }

    setContext(t('line.context', { sheet: told.options.sheet }));
    fill(root, h('div.line-replay', {},
      h('h1.title-1', {}, t('line.replay.title')),
      bar.element,
      text, display, picture, sheets,
      h('div.line-buttons', {},
        button(t('insight.open'), { kind: 'primary', ...(room === null ? { onclick: () => told.onreport?.() } : { href: `#/report/${room}` }) }),
        goesOn,
        room === null ? null : button(t('line.end.share'), { icon: 'copy', onclick: () => void handOut(`/#/replay/${room}`) }),
        button(t('line.end.home'), { href: '#/' }))));
    bar.go(0);
    return () => bar.close();
  },
};
