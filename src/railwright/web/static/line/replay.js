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
import { travel } from './travel.js';
import { laidCard } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {{round: number, seat: number | null, text: string, action: string | null, views: {table: Partial<View>}}} Step */
/** @typedef {{options: View['options'], seats: {name: string}[], steps: Step[], you: number | null, onreport?: () => void}} Told onreport: shows the report of a game that was opened */

const PACE = 1100;

/** The whole table after each step; a step tells only what it has changed. @param {Told} told @returns {View[]} */
export function tables(told) {
  let now = /** @type {View} */ ({});
  return told.steps.map(step => (now = { ...now, ...step.views.table }));
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
    const bar = replayBar({ steps: told.steps, pace: PACE, topics: ['line'], onstep: (step, before) => show(step, all[before]) });
    const text = h('p.replay-text', { role: 'status' });
    const picture = h('div.line-box');
    const display = h('p.cap');
    const sheets = h('div.line-players.ended.three');

    /** @param {number} at @param {View} [before] */
    function show(at, before) {
      const table = all[at];
      const step = told.steps[at];
      if (!table || !step) return;
      const engines = enginesOf(table);
      const drawing = { line: table.line, engines, goal: t('line.goal'), start: t('line.start_card'), cardLabel: laidCard, still: true };
      const drawn = svg(`<svg class="line-drawing line-whole" viewBox="${wholeLine()}" role="img" aria-label="${escaped(t('line.table'))}">${lineMarkup(drawing)}</svg>`);
      fill(picture, drawn);
      if (before && before !== table) travel(drawn, enginesOf(before), engines);
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
        room === null ? null : button(t('line.end.share'), { icon: 'copy', onclick: () => void handOut(`/#/replay/${room}`) }),
        button(t('line.end.home'), { href: '#/' }))));
    bar.go(0);
    return () => bar.close();
  },
};
