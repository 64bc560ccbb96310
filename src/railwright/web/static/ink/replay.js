/** A finished game of Railroad Ink, step by step, with a slider. */
import { gameData } from '../js/api.js';
import { setContext } from '../js/app.js';
import { BLANK } from '../js/board.js';
import { button, mark } from '../js/components.js';
import { fill, h, mayMove } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { called } from '../js/people.js';
import { handOut } from '../js/reach.js';
import { replayBar } from '../js/replay_bar.js';
import { saveGame } from '../js/saving.js';
import { playOn } from '../insight/what_if.js';
import { boardOf, expansionOf, lastRollName } from './catalogue.js';
import { die } from './dice.js';
import { freshOn, Paper } from './paper.js';
import { roundTrack } from './tray.js';
import { gameName, sheetOf, topicsOf } from './words.js';

/** @typedef {import('../js/types.js').SheetView} SheetView */
/** @typedef {{round: number, seat: number | null, text: string, action: string | null, views: {sheets?: Record<string, SheetView>, dice?: string[], scores?: number[]}}} Step */
/** @typedef {{options: import('../js/types.js').InkOptions, seats: {name: string}[], steps: Step[], you: number | null, record?: string, onreport?: () => void}} Told record: of a game that was opened; onreport: shows its report */
/** @typedef {{sheets: SheetView[], dice: string[], scores: number[] | null}} Moment */

const PACE = 900;

/** What lies on the table after each step. @param {Told} told @returns {Moment[]} */
export function moments(told) {
  /** @type {Moment} */
  let now = { sheets: told.seats.map(() => BLANK), dice: [], scores: null };
  return told.steps.map(({ views }) => {
    now = {
      sheets: now.sheets.map((sheet, seat) => views.sheets?.[seat] ?? sheet),
      dice: views.dice ?? now.dice,
      scores: views.scores ?? now.scores,
    };
    return now;
  });
}

/** @type {import('../js/types.js').ReplayModule} */
export const replay = {
  texts: ['ink', 'expansion', 'insight'],
  styles: ['ink/ink.css'],
  async show(root, room, /** @type {Told} */ told) {
    const data = await gameData();
    const all = moments(told);
    const rounds = expansionOf(data, told.options.expansion)?.rounds ?? data.ink.rounds;
    const paper = new Paper(boardOf(data, told.options.edition), '', { point() {}, click() {}, tap() {}, turn: () => false, focus() {} });
    paper.still();
    let at = 0;
    let seat = 0;
    let following = true;

    const bar = replayBar({
      steps: told.steps, pace: PACE, topics: topicsOf(told.options), onplay: () => { following = true; },
      onstep(step, before) {
        at = step;
        const acting = told.steps[at]?.seat;
        if (following && acting !== null && acting !== undefined) seat = acting;
        show(all[before]);
      },
    });
    const track = h('div');
    const text = h('p', { role: 'status', 'aria-live': 'polite' });
    const dice = h('div.replay-dice');
    const points = told.seats.map(() => h('span'));
    const tabs = told.seats.map((_, i) => button([mark(i), called(told.seats, i, told.you), points[i]], { onclick: () => { following = false; seat = i; show(); } }));
    const list = h('ol.steps', { 'aria-label': t('ink.replay_steps'), tabindex: 0 }, told.steps.map((step, i) => h('li', {}, h('button', { type: 'button', onclick: () => bar.jump(i) }, step.seat === null ? null : mark(step.seat), step.text))));
    setContext(gameName(told.options, told.seats.length));

    const source = room === null ? { record: told.record ?? '' } : { room };
    /** Go on from the moment that is shown, for the seat that is shown. */
    function goOn() {
      const round = Math.min(rounds, Math.max(1, told.steps[at]?.round ?? 1));
      const drawn = told.steps.filter((step, i) => i <= at && step.round === round && step.seat === seat && step.action && step.action !== 'done').length;
      const last = /** @type {Moment} */ (all.at(-1));
      void playOn(source, { seat, round, drawn }, told, { total: last.scores?.[seat] ?? 0, sheet: /** @type {SheetView} */ (last.sheets[seat]) });
    }

    /** @param {Moment} [before] */
    function show(before) {
      const moment = all[at];
      const step = told.steps[at];
      const sheet = moment?.sheets[seat];
      if (!moment || !step || !sheet) return;
      paper.show(sheet, { wet: step.round, fresh: freshOn(sheet, before?.sheets[seat]) });
      paper.svg.setAttribute('aria-label', sheetOf(told.seats, seat, told.you));
      root.className = `seat-${seat}`;
      fill(track, step.round > rounds ? roundTrack(step.round, rounds, lastRollName(told.options.expansion)) : roundTrack(Math.max(1, step.round), rounds));
      fill(text, h('b', {}, t('ink.replay_step', { n: at + 1, of: all.length })), ' ', step.text);
      fill(dice, moment.dice.map(face => die(data, face)));
      tabs.forEach((tab, i) => tab.setAttribute('aria-pressed', String(i === seat)));
      points.forEach((place, i) => {
        place.hidden = !moment.scores;
        fill(place, ` ${number(moment.scores?.[i] ?? 0)}`);
      });
      [...list.children].forEach((item, i) => {
        item.classList.toggle('on', i === at);
        if (i === at) item.firstElementChild?.setAttribute('aria-current', 'step');
        else item.firstElementChild?.removeAttribute('aria-current');
      });
      const here = /** @type {HTMLElement | undefined} */ (list.children[at]);
      if (here) list.scrollTo({ top: here.offsetTop - list.offsetTop - list.clientHeight / 2, behavior: mayMove() ? 'smooth' : 'auto' });
    }

    fill(root, h('div.replay-grid', {},
      h('section.paper', { 'aria-label': t('ink.replay_table') }, paper.element),
      h('section.replay-side', {}, h('h1.title-1', {}, t('ink.replay')), track,
        bar.element, h('div.tabs', {}, tabs), text, dice, list,
        h('div.ends', {},
          button(t('insight.open'), { kind: 'primary', ...(room === null ? { onclick: () => told.onreport?.() } : { href: `#/report/${room}` }) }),
          button(t('insight.play_on'), { onclick: goOn }),
          room === null ? null : [
            button(t('ink.share'), { onclick: () => void handOut(`/#/replay/${room}`) }),
            button(t('save.title'), { onclick: () => void saveGame(room, seat, told.seats.length) }),
          ],
          button(t('nav.home'), { kind: 'quiet', href: '#/' })))));
    bar.go(0);
    return () => bar.close();
  },
};
