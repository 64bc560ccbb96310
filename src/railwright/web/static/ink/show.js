/** What the Railroad Ink table shows: sheet, tray, hint line, buttons, side. Functions of the table and its view. */
import { setContext, setHelp, showHelp } from '../js/app.js';
import { counting } from '../js/contests.js';
import { button, sign } from '../js/components.js';
import { fill, h } from '../js/dom.js';
import { liesOnLines } from '../js/drawings.js';
import { gestureButton } from '../js/gestures.js';
import { number, t } from '../js/i18n.js';
import { fairLine } from '../js/proof.js';
import { isPoint } from '../js/lines.js';
import { fitting, placement, turnsHere } from '../js/sheet.js';
import { boardOf, lastRollName } from './catalogue.js';
import { showEnd } from './end.js';
import { KEYS, TOUCH } from './keys.js';
import { lightUp } from './light.js';
import { budgetRow, priceOf } from './on_lines.js';
import { freshOn, Paper, placeOf } from './paper.js';
import { allWays, questionBox, wayMarkup } from './question.js';
import { goals, liveScore, others } from './side.js';
import { dice, draft, hintLink, roundTrack, specials, tool } from './tray.js';
import { describeSpace, gameName, hintFor, topicsOf, waitingFor } from './words.js';

/** @typedef {import('./table.js').InkTable} InkTable */
/** @typedef {import('../js/types.js').InkView} InkView */

const ROLL_MS = 900;

/** The places of the table, empty, and how they lie. */
export function makeParts() {
  const parts = {
    round: h('div.round-box'), question: h('div'), draft: h('div'), dice: h('div.dice', { role: 'group', 'aria-label': t('ink.dice') }),
    hint: h('p.hint', { role: 'status', 'aria-live': 'polite' }), specials: h('div.specials-box'), acts: h('div.acts'), ask: h('p.ask'),
    printed: h('div.printed'), score: h('section'), goals: h('section'), others: h('section'), fair: h('div'),
    phone: h('div.phone'), paper: h('section.paper', { 'aria-label': t('ink.your_sheet') }),
  };
  const layout = [
    parts.phone,
    h('div.table-grid', {},
      h('section.tools', { 'aria-label': t('ink.tools') }, parts.round, parts.question, parts.draft, h('div', {}, parts.dice, parts.hint), parts.specials, parts.acts, parts.ask),
      parts.paper,
      h('aside.side', { 'aria-label': t('ink.side') }, parts.score, parts.goals, parts.others, parts.fair)),
  ];
  return { parts, layout };
}

/** @param {InkTable} table @param {InkView} [before] */
export function render(table, before) {
  const view = table.view();
  if (!view) return;
  const several = table.held.length > 1;
  if (view.phase === 'over') {
    renderEnd(table, view);
    return;
  }
  document.body.classList.add('at-table');
  if (several && table.present !== table.seat) {
    table.handOver(view);
    return;
  }
  table.root.className = `screen ink-table seat-${table.seat ?? table.watched}`;
  setContext(counting(view.room, gameName(view.options, view.seats.length)));
  setHelp({ topics: topicsOf(view.options), keys: view.seat === null ? [] : KEYS, touch: TOUCH });
  document.title = t('app.about', { what: roundName(view), text: t('app.name') });
  renderSheet(table, view, before);
  renderRound(table, view);
  renderPen(table, view);
  if (before?.round !== view.round) roll(table);
  renderSide(table, view);
}

/** @param {InkTable} table @param {InkView} view @param {InkView} [before] */
export function renderSheet(table, view, before) {
  const shown = view.seat ?? table.watched;
  const sheet = view.sheets[shown];
  if (!sheet) return;
  const label = view.seat === null ? t('ink.sheet_of', { name: view.seats[shown]?.name ?? '' }) : t('ink.your_sheet');
  if (!table.paper) {
    table.paper = new Paper(boardOf(table.data, view.options.edition), label, {
      point: space => table.point(space),
      click: space => table.click(space),
      tap: space => table.tap(space),
      turn: step => table.turn(step),
      focus: space => { table.cursor = space; if (table.state.piece) table.point(space); },
    });
    fill(table.parts.paper, table.paper.element, table.parts.printed);
  }
  table.paper.svg.setAttribute('aria-label', label);
  table.parts.paper.setAttribute('aria-label', label);
  const earlier = before?.sheets[shown];
  table.paper.show(sheet, { wet: view.seat === null ? -1 : view.wet_round, wetLines: view.wet_lines, fresh: freshOn(sheet, earlier), drying: before && before.round < view.round ? before.round : -1 });
  table.spoken = (/** @type {string} */ space) => describeSpace(table.data, view, space, sheet);
  renderPrinted(table, view, sheet);
}

/** Village and university boxes, and what a building offers right now. @param {InkTable} table @param {InkView} view @param {import('../js/types.js').SheetView} sheet */
function renderPrinted(table, view, sheet) {
  const offers = [];
  if (view.copies > 0) offers.push(h('div.offer', {}, sign('factory'), h('span', {}, t('ink.offer_factory', { n: view.copies }))));
  if (view.free_specials > 0) offers.push(h('div.offer', {}, sign('university'), h('span', {}, t('ink.offer_university', { n: view.free_specials }))));
  const challenge = view.options.edition === 'challenge';
  const { village_points: worth, university_boxes: boxes } = table.data.ink;
  const villages = challenge ? h('div.villages', { role: 'img', tabindex: '0', 'aria-label': t('ink.villages_spoken', { n: sheet.villages }) }, sign('village'),
    worth.slice(1).map((points, i) => h('span.box', { class: i < sheet.villages ? 'x' : '' }, points))) : null;
  const universities = challenge ? h('div.universities', { role: 'img', tabindex: '0', 'aria-label': t('ink.universities_spoken', { n: sheet.universities }) }, sign('university'),
    Array.from({ length: boxes }, (_, i) => h('span.box', { class: i < sheet.universities ? 'x' : '' }, i === boxes - 1 ? '+' : ''))) : null;
  const budget = sheet.budget ? budgetRow(sheet.budget) : null;
  fill(table.parts.printed, villages, universities, budget, ...offers);
  table.parts.printed.hidden = !challenge && !budget;
}

/** New dice tumble in. @param {InkTable} table */
function roll(table) {
  const dice = table.parts.dice;
  dice.classList.add('rolled');
  setTimeout(() => dice.classList.remove('rolled'), ROLL_MS);
}

/** The round, or what comes after the last one. @param {InkView} view */
const roundName = view => view.last_roll ? lastRollName(view.options.expansion) : t('ink.round', { round: view.round });

/** @param {InkTable} table @param {InkView} view */
function renderRound(table, view) {
  const { round, rounds, last_roll: last } = view;
  const track = () => last ? roundTrack(round, rounds, roundName(view)) : roundTrack(round, rounds);
  fill(table.parts.round, h('div.round-head', {}, h('h1', {}, roundName(view)), last ? null : h('span', {}, t('ink.of_rounds', { rounds })), h('span.clock', { role: 'timer' })), track());
  fill(table.parts.phone, h('div.r', {}, last ? h('b.last', {}, roundName(view)) : [h('span', {}, t('ink.round_word')), ' ', h('b', {}, round)]), h('div.trk', {}, track()),
    h('span.clock', { 'aria-hidden': 'true' }),
    view.score ? h('div.sc', {}, number(view.score.total), ' ', h('small', {}, t('ink.points', { n: view.score.total }))) : null,
    gestureButton(),
    button('', { kind: 'quiet', icon: 'help', 'aria-label': t('nav.help'), onclick: () => showHelp('rules') }),
    button('', { kind: 'quiet', icon: 'close', 'aria-label': t('nav.leave'), onclick: () => table.leave() }));
  tick(table);
}

/** The time that is left. @param {InkTable} table */
export function tick(table) {
  const deadline = table.view()?.deadline;
  const left = deadline ? Math.max(0, Math.round((Date.parse(deadline) - Date.now()) / 1000)) : null;
  for (const clock of table.root.querySelectorAll('.clock')) {
    clock.textContent = left === null ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    clock.classList.toggle('soon', left !== null && left <= 15);
  }
}

/** Everything that depends on what is chosen. @param {InkTable} table @param {InkView} view */
export function renderPen(table, view) {
  const { parts } = table;
  const grab = (/** @type {PointerEvent} */ event, /** @type {string} */ piece, /** @type {string} */ key) => { if (view.legal[piece]) table.drag.begin(event, piece, key); };
  keepFocus(parts.question, view.question ? [questionBox(table.data, view.question, option => showWay(table, view, option), action => void table.act(action))] : []);
  keepFocus(parts.draft, view.phase === 'pick' ? draft(table.data, view, table.hinted, pair => void table.request({ type: 'pick', pair }), () => void table.hint()) : []);
  keepFocus(parts.dice, dice(table.data, view, table.chosen, choice => table.toggle(choice.piece, choice.key), grab));
  parts.dice.hidden = view.phase === 'pick';
  parts.dice.classList.toggle('calm', Boolean(view.question));
  parts.dice.classList.toggle('six', view.dice.length + view.events.length > 4);
  parts.dice.classList.toggle('seven', parts.dice.childElementCount > 6);
  keepFocus(parts.specials, view.seat === null || view.question || view.last_roll ? [] : [
    h('div.row-head', {}, h('h2.label', {}, t('ink.specials')), h('span.cap', {}, t('ink.specials_left', { n: view.specials_left }))),
    h('div.specials', {}, specials(table.data, view, table.state.piece, piece => table.toggle(piece, piece), grab)),
  ]);
  renderAim(table, view);
}

/** @param {InkTable} table @param {InkView} view @param {import('../js/types.js').Option | null} option */
function showWay(table, view, option) {
  table.paper?.light(option?.path.length && view.question ? wayMarkup(view.question.start, option.path) : waysOn(view));
}

/** @param {InkView} view */
const waysOn = view => view.question ? allWays(view.question) : '';

/** @param {InkTable} table @param {InkView} view */
export function renderAim(table, view) {
  const held = placeOf(document.activeElement);
  table.paper?.aim(table.state, { refused: table.refused?.space ?? null, waiting: table.waiting, price: priceOf(view, placement(table.state)), brings: view.brings });
  if (held && isPoint(held) !== liesOnLines(table.state.piece)) table.paper?.focus(table.cursor);
  table.paper?.light(waysOn(view));
  const legal = new Set(fitting(table.state));
  table.paper?.speak(space => `${table.spoken?.(space) ?? space}${legal.has(space) ? `, ${t('ink.space_fits')}` : ''}`, legal);
  if (table.refused) renderHint(table, view, table.refused.text, true);
  else renderHint(table, view);
  renderActs(table, view);
}

/** @param {string} place */
const notThere = place => isPoint(place) ? t('ink.not_here') : t('ink.not_on', { space: place });

/** The hint line: what the person can do now, or a text that answers what was done. @param {InkTable} table @param {InkView} view @param {string} [text] @param {boolean} [bad] */
export function renderHint(table, view, text, bad = false) {
  table.answered = text !== undefined;
  const { lead, rest, busy } = text === undefined ? hintFor(table.data, view, table.state, table.here) : { lead: bad && table.refused?.text === text ? notThere(table.refused.space) : '', rest: text, busy: false };
  const key = `${lead}|${rest}`;
  if (table.parts.hint.dataset.key === key) return;
  table.parts.hint.dataset.key = key;
  fill(table.parts.hint, lead ? h('b', { class: bad ? 'no' : '' }, lead) : null, lead ? ' ' : null, busy ? h('span.dots', { 'aria-hidden': 'true' }) : null, rest);
  table.parts.hint.classList.toggle('bad', bad);
}

/** @param {InkTable} table @param {InkView} view */
export function renderActs(table, view) {
  if (view.seat === null) {
    fill(table.parts.acts, h('p.why', {}, waitingFor(view)));
    return;
  }
  const drawing = view.phase === 'draw' && !view.seats[view.seat]?.done;
  if (view.last_roll) {
    keepFocus(table.parts.acts, [view.can_undo ? tool('undo', true, () => void table.undo(), 'Z') : null, h('p.why', {}, drawing ? '' : waitingFor(view))]);
    keepFocus(table.parts.ask, drawing ? [hintLink(() => void table.hint())] : []);
    return;
  }
  const ready = drawing && view.done.allowed;
  const open = view.dice.filter(die => !die.used && die.kind === 'route' && view.legal[die.piece]).length;
  const words = !drawing ? waitingFor(view) : ready ? t('ink.done') : open ? t('ink.done_still', { n: open }) : t('ink.done_not');
  const ghost = table.byTouch ? placement(table.state) : null;
  keepFocus(table.parts.acts, [
    tool('undo', view.can_undo, () => void table.undo(), 'Z'),
    ghost && turnsHere(table.state).length > 1 ? tool('turn', true, () => table.turn(1), 'R') : tool('redo', drawing && table.history.undone.length > 0, () => void table.redo(), 'Y'),
    tool('clear', view.can_undo && drawing, () => void table.clear()),
    ghost
      ? button(h('span', {}, isPoint(ghost.space) ? t('ink.draw_here') : t('ink.draw_on', { space: ghost.space })), { kind: 'accent', class: 'done', 'data-key': 'draw', onclick: () => void table.draw() })
      : button(h('span', {}, table.online ? words : t('ink.line_lost')), {
        class: `done ${ready ? 'primary' : ''}`, 'data-key': 'done', 'aria-disabled': String(!ready),
        title: ready ? `${t('ink.done')} (D)` : view.done.text ?? '', onclick: () => void table.finish(),
      }),
    h('p.why', {}, drawing && !ready && !open && view.done.text ? view.done.text : ''),
  ]);
  keepFocus(table.parts.ask, drawing ? [hintLink(() => void table.hint())] : []);
}

/** @param {InkTable} table @param {InkView} view */
export function renderSide(table, view) {
  if (!table.paper) return;
  const { paper } = table;
  keepFocus(table.parts.score, view.score ? liveScore(view.score, view.options, part => table.light(part)) : []);
  keepFocus(table.parts.goals, goals(view));
  keepFocus(table.parts.others, others(table.data, view, paper.board, table.here, seat => void table.takeOver(seat), view.seat === null ? seat => table.watch(view, seat) : undefined));
  if (!table.parts.fair.childElementCount) fill(table.parts.fair, fairLine(() => table.view() ?? view));
  for (const part of [table.parts.score, table.parts.goals, table.parts.others]) part.hidden = !part.childElementCount;
}

/** The part of the score that the person points at, as soon as it is known where its points lie. @param {InkTable} table @param {InkView} view */
export function renderLight(table, view) {
  const { lit, paper } = table;
  const sheet = view.sheets[view.seat ?? table.watched];
  const score = table.explained?.view === view ? table.explained.score : null;
  if (lit && score && sheet && paper) lightUp(paper, [lit], score, sheet);
  else paper?.light(waysOn(view));
}

/** @param {InkTable} table @param {InkView} view */
function renderEnd(table, view) {
  if (table.endShow) return;
  document.body.classList.remove('at-table');
  setContext(counting(view.room, gameName(view.options, view.seats.length)));
  setHelp({ topics: topicsOf(view.options), keys: [] });
  const final = table.views.get(table.held[0]?.seat ?? null) ?? view;
  table.root.className = `screen seat-${table.held[0]?.seat ?? 0}`;
  table.endShow = showEnd(table.root, table.data, final, table.held.map(one => one.seat));
}

/**
 * Fill an element anew and give the keyboard back to the thing that had it.
 * @param {HTMLElement} parent
 * @param {import('../js/dom.js').Child[]} children
 */
function keepFocus(parent, children) {
  const active = document.activeElement;
  const key = active && parent.contains(active) ? active.getAttribute('data-key') : null;
  fill(parent, children);
  if (key) /** @type {HTMLElement | null} */ (parent.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus({ preventScroll: true });
}
