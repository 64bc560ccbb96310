/** The end of a game of Rail Line: who won, every part of every score, and where it stands on the sheets. */
import { againParts } from '../js/again.js';
import { button, mark } from '../js/components.js';
import { fill, h, mayMove, say, svg } from '../js/dom.js';
import { listOf, number, t } from '../js/i18n.js';
import { called } from '../js/people.js';
import { fairButton } from '../js/proof.js';
import { handOut } from '../js/reach.js';
import { saveGame } from '../js/saving.js';
import { reportOffer } from '../insight/offer.js';
import { bothEndings } from '../insight/what_if.js';
import { escaped, lineMarkup, wholeLine } from './drawing.js';
import { enginesOf, origin } from './reading.js';
import { endingOf, tables } from './replay.js';
import { playerSheet, scoreRows } from './sheets.js';
import { laidCard, part as partName, rowsOf } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Sheet} Sheet */

/** How long a part of the score stays lit while they are counted one after the other. */
const LIT = 900;
/** The sentence above everything. @param {View} view @param {number | null} you */
function headline(view, you) {
  const ranking = view.ranking ?? [];
  const winners = ranking.filter(one => one.place === 1);
  const [first, second] = ranking;
  if (!first) return { title: t('line.over'), detail: '' };
  const names = listOf(winners.filter(one => one.seat !== you).map(one => view.seats[one.seat]?.name ?? ''));
  const won = winners.some(one => one.seat === you);
  if (winners.length > 1) return { title: t(won ? 'line.end.shared_you' : 'line.end.shared', { names }), detail: '' };
  const title = won ? t('line.end.you_win') : t('line.end.wins', { name: names });
  if (!second) return { title, detail: '' };
  const lead = first.points - second.points;
  return { title, detail: lead ? t('line.end.by', { n: lead }) : t('line.end.by_coins') };
}

/**
 * @param {object} parts
 * @param {View} parts.view
 * @param {Sheet} parts.sheet
 * @param {string} parts.room
 * @param {number | null} parts.you the one seat of this device
 * @returns {{element: HTMLElement, stop: () => void}}
 */
export function ending({ view, sheet, room, you }) {
  const nameOf = (/** @type {number} */ seat) => called(view.seats, seat, you);
  const ranking = view.ranking ?? [];
  const best = ranking[0]?.seat ?? 0;
  const mine = you ?? best;
  const seats = ranking.map(one => one.seat);
  const names = Object.keys(view.players[0]?.score.points ?? {});
  /** @type {string | null} */
  let lit = null;
  const sheets = h('div.line-players.ended');
  const rows = new Map(names.map(name => [name, h('tr', { dataset: { part: name } },
    h('th', { scope: 'row' }, h('button.linkish', { type: 'button', 'aria-label': t('line.end.show_part', { part: partName(name) }), onclick: () => { stop(); light(lit === name ? null : name); } }, partName(name))),
    seats.map(seat => {
      const points = view.players[seat]?.score.points[name] ?? 0;
      return h('td', { class: `${seat === mine ? 'mine' : ''}${points < 0 ? ' minus' : ''}` }, number(points));
    }))]));

  /** @param {string | null} name */
  function light(name) {
    lit = name;
    for (const [other, row] of rows) row.classList.toggle('lit', other === name);
    showSheets();
  }
  function showSheets() {
    fill(sheets, ...seats.flatMap(seat => {
      const player = view.players[seat];
      if (!player) return [];
      const counted = lit === null ? player.score.scoring : player.score.scoring.filter(([row]) => rowsOf(lit ?? '').includes(row));
      return [playerSheet({
        sheet, seat, name: nameOf(seat), yours: seat === you, total: player.score.total, large: false,
        about: t('line.coins', { n: player.coins }), state: { boxes: player.boxes, score: player.score, over: true, scoring: counted },
      })];
    }));
  }

  let timers = /** @type {ReturnType<typeof setTimeout>[]} */ ([]);
  function stop() {
    timers.forEach(clearTimeout);
    timers = [];
  }
  showSheets();
  if (mayMove()) names.forEach((name, index) => timers.push(setTimeout(() => light(name), 600 + LIT * index)));
  if (mayMove()) timers.push(setTimeout(() => light(null), 600 + LIT * names.length));

  const { title, detail } = headline(view, you);
  say(title);
  const total = view.players[mine]?.score.total ?? 0;
  const engines = enginesOf(view);
  const drawing = { line: view.line, engines, goal: t('line.goal'), start: t('line.start_card'), cardLabel: laidCard, still: true };
  const picture = svg(`<svg class="line-drawing line-whole" viewBox="${wholeLine()}" role="img" aria-label="${escaped(t('line.end.table'))}">${lineMarkup(drawing)}</svg>`);
  const report = reportOffer(room, view.seats, mine, you);
  const element = h('div.line-ending', { class: `seat-${mine}` },
    h('header.line-head', {},
      h('b.num', {}, number(total)),
      h('div', {}, h('h1.title-1', {}, [title, detail].filter(Boolean).join(' ')), h('p', {}, ranking.map(one => `${nameOf(one.seat)} ${number(one.points)}`).join(', ')))),
    report.element,
    bothEndings({
      view, ending: seat => endingOf(view, seat), endingIn: (steps, seat) => endingOf(tables({ steps }).at(-1), seat),
      draw: ({ player, totals }) => [
        scoreRows(sheet, { boxes: player.boxes, score: player.score, over: true, scoring: player.score.scoring }),
        h('p.cap', {}, totals.map((points, seat) => `${nameOf(seat)} ${number(points)}`).join(', ')),
      ],
    }),
    h('section.line-parts', {}, h('table', {},
      h('caption.sr', {}, t('line.end.parts')),
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('line.end.parts')), seats.map(seat => h('th', { scope: 'col' }, mark(seat), nameOf(seat))))),
      h('tbody', {}, [...rows.values()]),
      h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('line.end.total')), seats.map(seat => h('td', { class: seat === mine ? 'mine' : '' }, number(view.players[seat]?.score.total ?? 0)))),
        h('tr.coins-left', {}, h('th', { scope: 'row' }, t('line.end.coins_left')), seats.map(seat => h('td', {}, String(view.players[seat]?.coins ?? 0))))))),
    h('div.line-buttons', {},
      againParts(view),
      button(t('line.end.replay'), { icon: 'play', href: `#/replay/${room}` }),
      button(t('line.end.share'), { icon: 'copy', onclick: () => void handOut(`/#/replay/${room}`) }),
      button(t('save.title'), { onclick: () => void saveGame(room, mine) }),
      fairButton(() => view)),
    sheets,
    h('section.line-finished', {}, h('h2.label', {}, t('line.end.table')), picture),
    h('p.cap.line-note', {}, origin(view)));
  return { element, stop: report.stop };
}
