/** What stands beside the own sheet: the score as it is now, goals, the others. */
import { button, dialog, mark } from '../js/components.js';
import { sheetSvg } from '../js/board.js';
import { h, svg } from '../js/dom.js';
import { number, t, textOr } from '../js/i18n.js';
import { mayOffer } from '../js/offers.js';
import { botLevel } from '../js/rooms.js';
import { expansionName } from './catalogue.js';
import { goalPicture } from './goals.js';

/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').Points} Points */
/** @typedef {import('../js/types.js').Board} Board */
/** @typedef {import('../js/types.js').Presence} Presence */
/** So many others fit beside the sheet as larger pictures. */
const FEW = 5;

/** @typedef {{part: string, name: string, note: string, points: number}} PartRow */

/** The numbers of an explained score. @param {import('../js/types.js').Score} score @returns {Points} */
export const pointsOf = score => ({
  ...score,
  networks: score.networks.map(network => network.exits).filter(exits => exits > 1),
  highway: score.highway.length,
  railway: score.railway.length,
  centre: score.centre.points,
  errors: score.errors.points,
  expansion: score.expansion.points,
});

/**
 * The parts of a score in the order in which they are counted.
 * @param {Points} score
 * @param {import('../js/types.js').InkOptions} options
 * @returns {PartRow[]}
 */
export function partsOf(score, options) {
  const rows = [
    { part: 'networks', note: score.networks.length ? t('ink.part_note.networks', { list: score.networks.join(' + ') }) : '', points: score.exits },
    { part: 'highway', note: '', points: score.highway },
    { part: 'railway', note: '', points: score.railway },
    { part: 'centre', note: t('ink.part_note.centre'), points: score.centre },
  ];
  if (options.expansion) rows.push({ part: 'expansion', note: '', points: score.expansion });
  if (options.edition === 'challenge') rows.push({ part: 'villages', note: '', points: score.villages });
  if (options.goals) rows.push({ part: 'goals', note: '', points: score.goals });
  rows.push({ part: 'errors', note: '', points: -score.errors });
  return rows.map(row => ({ ...row, name: partName(row.part, options.expansion) }));
}

/** What a part of the score is called; that of an expansion has its own name. @param {string} part @param {string | null} expansion */
export const partName = (part, expansion) => part === 'expansion' ? textOr(`ink.part.${expansion}`, expansionName(expansion ?? '')) : t(`ink.part.${part}`);

/**
 * The live score; pointing at a part lights it up on the sheet.
 * @param {Points} score
 * @param {import('../js/types.js').InkOptions} options
 * @param {(part: string | null) => void} onLight
 */
export function liveScore(score, options, onLight) {
  return [
    h('div.total', {}, h('b', {}, number(score.total)), h('p', {}, t('ink.points_now', { n: score.total }), h('br'), h('span.cap', {}, t('ink.if_ended')))),
    h('ul.parts', { 'aria-label': t('ink.parts') }, partsOf(score, options).map(({ part, name, note, points }) =>
      h('li', {}, h('button.part', {
        type: 'button', class: points < 0 ? 'neg' : '', 'data-key': `part-${part}`,
        onpointerenter: () => onLight(part), onpointerleave: () => onLight(null), onfocus: () => onLight(part), onblur: () => onLight(null),
      }, h('span.name', {}, name, note ? [' ', h('small', {}, note)] : null), ' ', h('i'), h('span.pts', {}, number(points)))))),
  ];
}

/**
 * @param {InkView} view
 */
export function goals(view) {
  if (!view.goals.length) return [];
  const race = view.goals.every(goal => goal.deadline === null);
  return [
    h('div.row-head', {}, h('h2.label', {}, t('ink.goals')), h('span.cap', {}, t(race ? 'ink.goals_race' : 'ink.goals_deadline'))),
    h('ul.goals', {}, view.goals.map(goal => h('li', { class: goal.met ? 'met' : '', tabindex: '0', 'data-goal': goal.name, 'data-key': `goal-${goal.name}` }, goalPicture(goal.name),
      h('span', {}, goal.text, h('span.who', {}, goal.scored.map(([seat]) => mark(seat))), goal.deadline === null ? null : h('small', {}, t('ink.goal_until', { n: goal.deadline })),
        goal.met && !goal.scored.some(([seat]) => seat === view.seat) ? h('small.met', {}, t('ink.goal_met')) : null),
      h('span.vals', { 'aria-label': t('ink.goal_worth', { n: goal.worth }) }, h('span', { class: goal.worth ? '' : 'shut' }, goal.worth))))),
  ];
}

/**
 * What a seat is doing, in a word or two.
 * @param {InkView} view
 * @param {number} seat
 * @param {Presence[]} presence
 */
export function stateOf(view, seat, presence) {
  const told = view.seats[seat];
  const here = presence.find(one => one.seat === seat);
  const bot = told?.kind === 'bot';
  if (view.phase === 'over') return { text: '', busy: false, away: false };
  const away = !bot && here !== undefined && !here.connected && told?.kind !== 'local';
  if (away) return { text: t('seats.away'), busy: false, away };
  if (here?.preparing) return { text: t('seats.preparing'), busy: true, away };
  if (here?.waiting) return { text: t('seats.waiting'), busy: true, away };
  if (view.phase === 'pick') {
    const picking = view.draft?.to_pick === seat;
    return { text: t(picking ? 'ink.is_picking' : 'ink.waits'), busy: picking, away };
  }
  if (told?.done) return { text: t('seats.done'), busy: false, away };
  return { text: t(bot || here?.thinking ? 'seats.thinking' : 'seats.drawing'), busy: true, away };
}

/**
 * The others as small sheets.
 * @param {import('../js/types.js').GameData} data
 * @param {InkView} view
 * @param {Board} board
 * @param {Presence[]} presence
 * @param {(seat: number) => void} onTakeOver
 * @param {(seat: number) => void} [onWatch] a spectator puts a sheet in the middle; else it is enlarged
 */
export function others(data, view, board, presence, onTakeOver, onWatch = seat => enlarge(view, board, seat)) {
  const shown = view.seats.map((_, seat) => seat).filter(seat => seat !== view.seat);
  if (!shown.length) return [];
  const closed = view.phase === 'draw' || view.phase === 'pick' ? view.round - 1 : view.round;
  return [
    h('div.row-head', {}, h('h2.label', {}, t(view.seat === null ? 'ink.everybody' : 'ink.others')), h('span.cap', {}, closed > 0 ? t('ink.after_round', { n: closed }) : t('ink.before_first'))),
    h('div.opps', { class: shown.length > FEW ? 'many' : '' }, shown.map(seat => {
      const told = view.seats[seat];
      const sheet = view.sheets[seat];
      if (!told || !sheet) return null;
      const state = stateOf(view, seat, presence);
      return h('div.opp', { class: `seat-${seat}` },
        h('button.mini', { type: 'button', 'data-key': `opp-${seat}`, 'aria-label': t('ink.enlarge', { name: told.name, n: told.score }), onclick: () => onWatch(seat) },
          svg(sheetSvg(board, sheet))),
        h('div.nm', { dataset: { nameOf: seat } }, mark(seat), h('span', {}, told.name), h('b', {}, number(told.score))),
        h('span.st', { class: state.busy ? 'busy' : '' }, told.kind === 'bot' ? [botLevel(data, 'ink', told.bot), state.text ? `, ${state.text}` : null] : state.text),
        view.seat !== null && mayOffer(presence.find(one => one.seat === seat)) ? button(t('ink.take_over'), { kind: 'quiet', class: 'small', onclick: () => onTakeOver(seat) }) : null);
    })),
  ];
}

/** Somebody's sheet in full size. @param {InkView} view @param {Board} board @param {number} seat */
function enlarge(view, board, seat) {
  const told = view.seats[seat];
  const sheet = view.sheets[seat];
  if (!told || !sheet) return;
  void dialog({
    title: told.name,
    body: [svg(sheetSvg(board, sheet, { size: 'full', label: t('ink.sheet_of', { name: told.name }) }))],
    choices: [{ text: t('nav.back'), value: 'back', kind: 'primary' }],
  });
}
