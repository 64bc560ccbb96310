/** The Railroad Ink table: one person draws here, with mouse, finger or keys. What is legal comes from the server. */
import { gameData } from '../js/api.js';
import { go } from '../js/app.js';
import { button, mark } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { liesOnLines } from '../js/drawings.js';
import { t } from '../js/i18n.js';
import { isPoint, pointOf, spaceOf } from '../js/lines.js';
import { actionOf, choose, NOTHING, placement, pointAt, told, turn, turnsHere } from '../js/sheet.js';
import { Pointing } from '../js/pointing.js';
import { penSound } from '../js/sound.js';
import { keepHistory, keptHistory } from '../js/store.js';
import { broughtOf, lastRollName, legalOf, nameOf } from './catalogue.js';
import { Drag } from './drag.js';
import { showHint } from './hint.js';
import { onKey } from './keys.js';
import { whereOf } from './on_lines.js';
import { answerIn } from './question.js';
import { mayLeave, maySitIn } from './questions.js';
import { makeParts, render, renderActs, renderAim, renderHint, renderLight, renderPen, renderSheet, renderSide, tick } from './show.js';
import { inkTelling } from './tells.js';
import { trayOf } from './tray.js';
import { broughtWords, waitingFor } from './words.js';

/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').Presence} Presence */
/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {import('../js/types.js').Message} Message */
/** @typedef {{space: string, text: string}} Refused */

/** @type {import('../js/types.js').TableModule} */
export const table = {
  texts: ['ink', 'expansion', 'insight'],
  styles: ['ink/ink.css', 'insight/insight.css'],
  create: async setup => new InkTable(setup, await gameData()),
};

export class InkTable {
  /**
   * @param {import('../js/types.js').TableSetup} setup
   * @param {GameData} data
   */
  constructor({ root, room, held, send }, data) {
    this.root = root;
    this.room = room;
    this.held = held;
    this.data = data;
    this.sendMessage = send;
    /** @type {Map<number | null, InkView>} */
    this.views = new Map();
    /** @type {number | null} */
    this.seat = held[0]?.seat ?? null;
    /** The seat that the person with the device in hand has confirmed to be. @type {number | null} */
    this.present = this.seat;
    /** @type {Presence[]} */
    this.here = [];
    this.state = NOTHING;
    /** @type {string | null} */
    this.chosen = null;
    /** @type {Refused | null} */
    this.refused = null;
    /** Whether the hint line holds an answer to what the person did; it stays until the next view or choice. */
    this.answered = false;
    /** The pair of the draft that a hint proposes. @type {number | null} */
    this.hinted = null;
    /** @type {import('../js/sheet.js').Placement | null} */
    this.waiting = null;
    /** @type {import('../js/store.js').RoundHistory} */
    this.history = blankHistory(0);
    /** Requests go out one after the other; none is dropped because another is under way. @type {Promise<unknown>} */
    this.last = Promise.resolve();
    this.finishing = false;
    this.flying = false;
    this.online = true;
    /** A ghost set by a finger waits for "draw here" or a turn. */
    this.byTouch = false;
    /** Whose sheet a spectator sees in full size. */
    this.watched = 0;
    this.cursor = 'D4';
    /** The part of the score that the person points at. @type {string | null} */
    this.lit = null;
    /** Where the points of a view lie; null until the server has said it. @type {{view: InkView, score: import('../js/types.js').Score | null} | null} */
    this.explained = null;
    /** Answered when it is known where the points lie, or when it is not told. */
    this.explaining = Promise.resolve();
    /** Made with the first view. @type {import('./paper.js').Paper | undefined} */
    this.paper = undefined;
    /** What a space says. @type {((space: string) => string) | undefined} */
    this.spoken = undefined;
    /** @type {(() => void) | null} */
    this.endShow = null;
    const { parts, layout } = makeParts();
    this.parts = parts;
    this.layout = layout;
    for (const near of ['pointerenter', 'focusin']) parts.score.addEventListener(near, () => void this.explain());
    fill(this.root, ...this.layout);
    this.drag = new Drag({
      over: (piece, key, x, y) => { this.pick(piece, key); this.point(this.placeUnder(x, y)); },
      drop: (x, y, mouse) => this.drop(this.placeUnder(x, y), mouse),
    });
    this.onKey = (/** @type {KeyboardEvent} */ event) => onKey(this, event);
    document.addEventListener('keydown', this.onKey);
    this.clock = setInterval(() => tick(this), 1000);
    this.pointing = new Pointing(root, inkTelling(this));
  }

  /** The space or grid point where the chosen piece would go. @param {number} x @param {number} y */
  placeUnder(x, y) {
    return this.paper?.placeUnder(x, y, liesOnLines(this.state.piece)) ?? null;
  }

  /** @returns {InkView | undefined} */
  view() {
    return this.views.get(this.seat);
  }

  // --- told by the room ----------------------------------------------------------------------------------------

  /** @param {number | null} seat @param {import('../js/types.js').ToldInkView} sent */
  update(seat, sent) {
    const before = this.views.get(seat);
    const view = { ...sent, legal: legalOf(this.data, sent), brings: broughtOf(this.data, sent.brings) };
    this.views.set(seat, view);
    this.choosePlayer();
    if (seat !== this.seat) {
      if (this.view()) render(this);
      return;
    }
    if (!before) this.history = keptHistory(this.room, seat, view.round) ?? blankHistory(view.round);
    else if (view.round !== this.history.round || view.phase !== before.phase) this.history = blankHistory(view.round);
    this.waiting = null;
    this.hinted = null;
    this.lit = null;
    this.byTouch = this.byTouch && view.phase === 'draw';
    this.state = told(this.state, view.legal);
    this.keepChoice(view);
    render(this, before);
    if (before && view.round > before.round && view.phase === 'draw') say(view.last_roll ? `${lastRollName(view.options.expansion)}.` : t('ink.round_begins', { round: view.round }));
  }

  /** @param {Presence[]} seats */
  presence(seats) {
    this.here = seats;
    const view = this.view();
    if (!view || view.phase === 'over') return;
    renderSide(this, view);
    if (!this.answered) renderHint(this, view);
  }

  /** @param {import('../js/live.js').LineState} state */
  line(state) {
    this.online = state === 'open';
    const view = this.view();
    if (view && view.phase !== 'over') renderActs(this, view);
  }

  close() {
    document.removeEventListener('keydown', this.onKey);
    clearInterval(this.clock);
    this.pointing.end();
    this.drag.end();
    this.endShow?.();
  }

  // --- whose hands hold the device (pass-and-play) ------------------------------------------------------------------

  choosePlayer() {
    if (this.held.length < 2) return;
    const mustAct = (/** @type {number} */ seat) => {
      const view = this.views.get(seat);
      if (!view) return false;
      if (view.phase === 'pick') return view.draft?.to_pick === seat;
      return view.phase === 'draw' && !view.seats[seat]?.done;
    };
    if (this.seat !== null && mustAct(this.seat)) return;
    const next = this.held.map(one => one.seat).find(mustAct);
    if (next === undefined || next === this.seat) return;
    this.seat = next;
    this.state = NOTHING;
    this.chosen = null;
    this.refused = null;
    this.hinted = null;
    this.history = blankHistory(0);
    const view = this.view();
    if (view) this.state = told(this.state, view.legal);
  }

  /** @param {InkView} view */
  handOver(view) {
    const name = view.seats[this.seat ?? 0]?.name ?? '';
    fill(this.root, h('div.center-screen', { class: `seat-${this.seat}` },
      mark(this.seat ?? 0), h('h1.title-1', {}, t('ink.hand_over', { name })), h('p', {}, t('ink.hand_over_why', { name })),
      button(t('ink.hand_over_go', { name }), {
        kind: 'accent', autofocus: true, onclick: () => { this.present = this.seat ?? null; fill(this.root, ...this.layout); render(this); },
      })));
    this.root.querySelector('button')?.focus();
  }

  // --- what the person does ---------------------------------------------------------------------------------------

  /** Keep the chosen die while it can still be drawn; a last one is chosen by itself. @param {InkView} view */
  keepChoice(view) {
    const usable = trayOf(view).filter(choice => view.legal[choice.piece] && (!choice.used || choice.copy));
    const special = view.specials.find(one => one.piece === this.chosen && one.open && view.legal[one.piece]);
    if (special || usable.some(choice => choice.key === this.chosen)) return;
    const [only] = usable;
    const fresh = usable.filter(choice => !choice.used && choice.kind !== 'extra');
    if (only && fresh.length === 1 && usable.length === 1) this.pick(only.piece, only.key);
    else this.pick(null, null);
  }

  /** @param {string | null} piece @param {string | null} key */
  pick(piece, key) {
    this.chosen = key;
    this.state = choose(this.state, piece);
    this.refused = null;
    const onLines = liesOnLines(piece);
    if (isPoint(this.cursor) !== onLines) this.cursor = onLines ? pointOf(this.cursor) : spaceOf(this.cursor);
  }

  /** @param {string} piece @param {string} key */
  toggle(piece, key) {
    const view = this.view();
    if (!view || view.seat === null) return;
    if (this.chosen === key) this.pick(null, null);
    else if (trayOf(view).some(choice => choice.key === key && choice.used && !choice.copy)) {
      this.refuse(t('ink.die_used_why'));
      return;
    } else {
      this.pick(piece, key);
      this.byTouch = false;
    }
    renderPen(this, view);
  }

  /** @param {string | null} space */
  point(space) {
    if (this.byTouch) return;
    if (space === this.state.space) return;
    this.state = pointAt(this.state, space);
    if (space) this.refused = null;
    const view = this.view();
    if (view) renderAim(this, view);
  }

  /** @param {number} step */
  turn(step) {
    if (turnsHere(this.state).length < 2) return false;
    this.state = turn(this.state, step);
    const view = this.view();
    if (view) renderAim(this, view);
    return true;
  }

  /** A click of the mouse, or Enter: draw, or say why not. @param {string} space */
  click(space) {
    const view = this.view();
    if (!view || view.seat === null) return;
    this.byTouch = false;
    this.point(space);
    if (view.question) {
      const answer = answerIn(view.question, space);
      if (answer) void this.act(answer.action);
      return;
    }
    if (placement(this.state)) void this.draw();
    else if (this.state.piece) void this.ask(this.state.piece, space);
    else renderHint(this, view, t('ink.choose_first'));
  }

  /** A tap: the first shows the ghost, the next turns it; "draw here" draws. @param {string} space */
  tap(space) {
    const view = this.view();
    if (!view || view.question || !this.state.piece) return this.click(space);
    if (this.byTouch && this.state.space === space) {
      if (!this.turn(1)) void this.draw();
      return undefined;
    }
    this.byTouch = false;
    this.point(space);
    if (placement(this.state)) {
      this.byTouch = true;
      renderAim(this, view);
      renderActs(this, view);
      return undefined;
    }
    return void this.ask(this.state.piece, space);
  }

  /** @param {string | null} space @param {boolean} mouse */
  drop(space, mouse) {
    const view = this.view();
    if (!view || !space) {
      this.point(null);
      return;
    }
    if (mouse || turnsHere(this.state).length === 1) this.click(space);
    else this.tap(space);
    renderPen(this, view);
  }

  async draw() {
    const placed = placement(this.state);
    const view = this.view();
    if (!placed || !view || this.waiting) return;
    this.waiting = placed;
    const more = broughtWords(this.data, view, placed);
    this.byTouch = false;
    this.state = pointAt(this.state, null);
    renderAim(this, view);
    penSound();
    if (await this.act(actionOf(placed))) say(this.drawnWords(placed) + more);
  }

  /** What was drawn, and the points now where they are told. @param {import('../js/sheet.js').Placement} placed */
  drawnWords(placed) {
    const facts = { piece: nameOf(this.data, placed.piece), space: whereOf(placed) };
    const points = this.view()?.score?.total;
    const onLines = isPoint(placed.space);
    if (points === undefined) return t(onLines ? 'ink.drawn_path_only' : 'ink.drawn_only', facts);
    return t(onLines ? 'ink.drawn_path' : 'ink.drawn', { ...facts, n: points });
  }

  /** @param {string} action */
  async act(action) {
    const view = this.view();
    if (!view) return false;
    const path = view.question?.options.find(option => option.action === action)?.path ?? [];
    if (view.question?.start && path.length) {
      if (this.flying) return false;
      this.flying = true;
      await this.paper?.fly(view.question.start, path);
      this.flying = false;
    }
    const answer = await this.request({ type: 'do', action });
    if (answer.type !== 'done') return false;
    this.history.done.push(action);
    this.history.undone = [];
    this.historyChanged();
    return true;
  }

  /** @param {Message} message */
  async request(message) {
    const { seat } = this;
    const asked = this.last.then(() => this.sendMessage({ ...message, seat }));
    this.last = asked;
    const answer = await asked;
    const view = this.view();
    if (answer.type === 'refused' && view) {
      this.waiting = null;
      renderAim(this, view);
      renderHint(this, view, answer.text, true);
    }
    return answer;
  }

  /** What was pressed cannot be done now. @param {string} text */
  refuse(text) {
    const view = this.view();
    this.refused = null;
    if (view) renderHint(this, view, text, true);
  }

  /** Why the piece cannot go there. @param {string} piece @param {string} space */
  async ask(piece, space) {
    const { seat } = this;
    if (seat === null) return;
    const answer = await this.sendMessage({ type: 'why', seat, piece, space });
    const view = this.view();
    if (!view || seat !== this.seat) return;
    this.refused = { space, text: answer.text };
    renderAim(this, view);
  }

  /** Ask where the points lie, once for each view: as soon as the person comes near the score. */
  explain() {
    const view = this.view();
    if (view?.score && this.explained?.view !== view) this.explaining = this.askWhere(view);
    return this.explaining;
  }

  /** @param {InkView} view */
  async askWhere(view) {
    const asked = this.explained = { view, score: null };
    const answer = await this.sendMessage({ type: 'explain', seat: view.seat });
    if (this.explained !== asked) return;
    this.explained = answer.score ? { view, score: answer.score } : null;
    if (this.lit && this.view() === view) renderLight(this, view);
  }

  /** Light a part of the score up, or none. @param {string | null} part */
  light(part) {
    this.lit = part;
    const view = this.view();
    if (!view) return;
    if (part) void this.explain();
    renderLight(this, view);
  }

  /** What can be done again is shown, and kept for whoever loads the page anew. */
  historyChanged() {
    keepHistory(this.room, this.seat, this.history);
    const view = this.view();
    if (view) renderActs(this, view);
  }

  async undo() {
    const view = this.view();
    if (!view?.can_undo) return;
    const last = view.seats[view.seat ?? 0]?.done ? undefined : this.history.done.pop();
    const answer = await this.request({ type: 'undo' });
    if (answer.type === 'done' && last) this.history.undone.push(last);
    this.historyChanged();
  }

  async redo() {
    const action = this.history.undone.pop();
    if (!action) return;
    const answer = await this.request({ type: 'do', action });
    if (answer.type === 'done') this.history.done.push(action);
    this.historyChanged();
  }

  async clear() {
    const view = this.view();
    if (!view?.can_undo) return;
    const undone = [...this.history.done].reverse();
    const answer = await this.request({ type: 'clear' });
    if (answer.type === 'done') this.history = { round: view.round, done: [], undone };
    this.historyChanged();
  }

  async finish() {
    const view = this.view();
    if (!view || this.finishing || view.phase !== 'draw') return;
    if (view.done.allowed) {
      this.finishing = true;
      this.pick(null, null);
      await this.request({ type: 'do', action: 'done' });
      this.finishing = false;
    } else this.refuse(view.done.text ?? waitingFor(view));
  }

  async hint() {
    await showHint(this);
  }

  /** A spectator looks at another sheet. @param {InkView} view @param {number} seat */
  watch(view, seat) {
    this.watched = seat;
    this.root.className = `screen ink-table seat-${seat}`;
    renderSheet(this, view);
    renderSide(this, view);
  }

  /** A bot draws for somebody who has left. @param {number} seat */
  async takeOver(seat) {
    if (await maySitIn(this.view()?.seats[seat]?.name ?? '')) void this.request({ type: 'seat', to: seat, kind: 'bot' });
  }

  async leave() {
    if (await mayLeave()) go('/');
  }
}


/** Nothing done yet. @param {number} round @returns {import('../js/store.js').RoundHistory} */
const blankHistory = round => ({ round, done: [], undone: [] });
