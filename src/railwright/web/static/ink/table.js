/** The Railroad Ink table: one person draws here, with mouse, finger or keys. What is legal comes from the server. */
import { gameData } from '../js/api.js';
import { go, setContext } from '../js/app.js';
import { button, dialog, mark, sign } from '../js/components.js';
import { fill, h, say } from '../js/dom.js';
import { number, t } from '../js/i18n.js';
import { actionOf, beside, choose, fitting, NOTHING, placement, pointAt, told, turn, turnsHere } from '../js/sheet.js';
import { penSound } from '../js/sound.js';
import { boardOf, nameOf } from './catalogue.js';
import { Drag } from './drag.js';
import { showEnd } from './end.js';
import { describeSpace, gameName, hintFor, waitingFor } from './words.js';
import { lightUp } from './light.js';
import { meteorPath, Paper } from './paper.js';
import { goals, liveScore, others } from './side.js';
import { dice, draft, meteor, roundTrack, specials, tool, trayOf } from './tray.js';

/** @typedef {import('../js/types.js').InkView} InkView */
/** @typedef {import('../js/types.js').Presence} Presence */
/** @typedef {import('../js/types.js').GameData} GameData */
/** @typedef {import('../js/types.js').Message} Message */
/** @typedef {{space: string, text: string}} Refused */

const ROLL_MS = 900;

/** @type {import('../js/types.js').TableModule} */
export const table = {
  texts: ['ink/texts'],
  styles: ['ink/ink.css'],
  create: async setup => new InkTable(setup, await gameData()),
};

class InkTable {
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
    /** @type {{piece: string, space: string, orientation: number} | null} */
    this.waiting = null;
    /** @type {{round: number, done: string[], undone: string[]}} */
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
    /** @type {(() => void) | null} */
    this.endShow = null;
    this.build();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener('keydown', this.onKey);
    this.clock = setInterval(() => this.tick(), 1000);
  }

  build() {
    this.parts = {
      round: h('div.round-box'), meteor: h('div'), draft: h('div'), dice: h('div.dice', { role: 'group', 'aria-label': t('ink.dice') }),
      hint: h('p.hint', { role: 'status', 'aria-live': 'polite' }), specials: h('div.specials-box'), acts: h('div.acts'),
      printed: h('div.printed'), score: h('section'), goals: h('section'), others: h('section'),
      phone: h('div.phone'), paper: h('section.paper', { 'aria-label': t('ink.your_sheet') }),
    };
    const { parts } = this;
    this.layout = [
      parts.phone,
      h('div.table-grid', {},
        h('section.tools', { 'aria-label': t('ink.tools') }, parts.round, parts.meteor, parts.draft, h('div', {}, parts.dice, parts.hint), parts.specials, parts.acts),
        parts.paper,
        h('aside.side', { 'aria-label': t('ink.side') }, parts.score, parts.goals, parts.others)),
    ];
    fill(this.root, ...this.layout);
    this.drag = new Drag({
      over: (piece, key, x, y) => { this.pick(piece, key); this.point(this.paper?.spaceUnder(x, y) ?? null); },
      drop: (x, y, mouse) => this.drop(this.paper?.spaceUnder(x, y) ?? null, mouse),
    });
  }

  /** @returns {InkView | undefined} */
  view() {
    return this.views.get(this.seat);
  }

  // --- told by the room ----------------------------------------------------------------------------------------

  /** @param {number | null} seat @param {InkView} view */
  update(seat, view) {
    const before = this.views.get(seat);
    this.views.set(seat, view);
    this.choosePlayer();
    if (seat !== this.seat) {
      if (this.view()) this.render();
      return;
    }
    if (view.round !== this.history.round || view.phase !== before?.phase) this.history = blankHistory(view.round);
    this.waiting = null;
    this.byTouch = this.byTouch && view.phase === 'draw';
    this.state = told(this.state, view.legal);
    this.keepChoice(view);
    this.render(before);
    if (before && view.round > before.round && view.phase === 'draw') say(t('ink.round_begins', { round: view.round }));
  }

  /** @param {Presence[]} seats */
  presence(seats) {
    this.here = seats;
    const view = this.view();
    if (view && view.phase !== 'over') this.renderSide(view);
    if (view && view.phase !== 'over') this.renderHint(view);
  }

  /** @param {import('../js/live.js').LineState} state */
  line(state) {
    this.online = state === 'open';
    const view = this.view();
    if (view && view.phase !== 'over') this.renderActs(view);
  }

  close() {
    document.removeEventListener('keydown', this.onKey);
    clearInterval(this.clock);
    this.drag?.end();
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
        kind: 'accent', autofocus: true, onclick: () => { this.present = this.seat ?? null; fill(this.root, ...(this.layout ?? [])); this.render(); },
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
    const fresh = usable.filter(choice => !choice.used && choice.kind === 'die');
    if (only && fresh.length === 1 && usable.length === 1) this.pick(only.piece, only.key);
    else this.pick(null, null);
  }

  /** @param {string | null} piece @param {string | null} key */
  pick(piece, key) {
    this.chosen = key;
    this.state = choose(this.state, piece);
    this.refused = null;
  }

  /** @param {string} piece @param {string} key */
  toggle(piece, key) {
    const view = this.view();
    if (!view) return;
    if (this.chosen === key) this.pick(null, null);
    else if (trayOf(view).some(choice => choice.key === key && choice.used && !choice.copy)) {
      this.renderHint(view, t('ink.die_used_why'), true);
      return;
    } else {
      this.pick(piece, key);
      this.byTouch = false;
    }
    this.renderPen(view);
  }

  /** @param {string | null} space */
  point(space) {
    if (this.byTouch) return;
    if (space === this.state.space) return;
    this.state = pointAt(this.state, space);
    if (space) this.refused = null;
    const view = this.view();
    if (view) this.renderAim(view);
  }

  /** @param {number} step */
  turn(step) {
    if (turnsHere(this.state).length < 2) return false;
    this.state = turn(this.state, step);
    const view = this.view();
    if (view) this.renderAim(view);
    return true;
  }

  /** A click of the mouse, or Enter: draw, or say why not. @param {string} space */
  click(space) {
    this.byTouch = false;
    this.point(space);
    const view = this.view();
    if (!view) return;
    if (view.meteor) {
      const way = Object.entries(view.meteor.paths).find(([, path]) => path.at(-1) === space)?.[0];
      if (way) void this.act(`meteor-${way}`);
      return;
    }
    if (placement(this.state)) void this.draw();
    else if (this.state.piece) void this.ask(this.state.piece, space);
    else this.renderHint(view, t('ink.choose_first'));
  }

  /** A tap: the first shows the ghost, the next turns it; "draw here" draws. @param {string} space */
  tap(space) {
    const view = this.view();
    if (!view || view.meteor || !this.state.piece) return this.click(space);
    if (this.byTouch && this.state.space === space) {
      if (!this.turn(1)) void this.draw();
      return undefined;
    }
    this.byTouch = false;
    this.point(space);
    if (placement(this.state)) {
      this.byTouch = true;
      this.renderAim(view);
      this.renderActs(view);
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
    this.renderPen(view);
  }

  async draw() {
    const placed = placement(this.state);
    const view = this.view();
    if (!placed || !view || this.waiting) return;
    this.waiting = placed;
    this.byTouch = false;
    this.state = pointAt(this.state, null);
    this.renderAim(view);
    penSound();
    if (await this.act(actionOf(placed))) say(t('ink.drawn', { piece: nameOf(this.data, placed.piece), space: placed.space, n: this.view()?.score?.total ?? 0 }));
  }

  /** @param {string} action */
  async act(action) {
    const view = this.view();
    if (!view) return false;
    if (view.meteor && action.startsWith('meteor-')) {
      const path = view.meteor.paths[action.slice(7)] ?? [];
      const from = view.sheets[this.seat ?? 0]?.meteor;
      if (this.flying) return false;
      this.flying = true;
      if (from) await this.paper?.fly(from, path);
      this.flying = false;
    }
    const answer = await this.request({ type: 'do', action });
    if (answer.type !== 'done') return false;
    this.history.done.push(action);
    this.history.undone = [];
    const now = this.view();
    if (now) this.renderActs(now);
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
      this.renderAim(view);
      this.renderHint(view, answer.text, true);
    }
    return answer;
  }

  /** Why the piece cannot go there. @param {string} piece @param {string} space */
  async ask(piece, space) {
    const { seat } = this;
    if (seat === null) return;
    const answer = await this.sendMessage({ type: 'why', seat, piece, space });
    const view = this.view();
    if (!view || seat !== this.seat) return;
    this.refused = { space, text: answer.text };
    this.renderAim(view);
  }

  async undo() {
    const view = this.view();
    if (!view?.can_undo) return;
    const last = this.history.done.pop();
    const answer = await this.request({ type: 'undo' });
    if (answer.type === 'done' && last) this.history.undone.push(last);
    const now = this.view();
    if (now) this.renderActs(now);
  }

  async redo() {
    const action = this.history.undone.pop();
    if (!action) return;
    const answer = await this.request({ type: 'do', action });
    if (answer.type === 'done') this.history.done.push(action);
    const now = this.view();
    if (now) this.renderActs(now);
  }

  async clear() {
    const view = this.view();
    if (!view?.can_undo) return;
    const undone = [...this.history.done].reverse();
    const answer = await this.request({ type: 'clear' });
    if (answer.type === 'done') this.history = { round: view.round, done: [], undone };
    const now = this.view();
    if (now) this.renderActs(now);
  }

  async finish() {
    const view = this.view();
    if (!view || this.finishing || view.phase !== 'draw') return;
    if (view.done.allowed) {
      this.finishing = true;
      this.pick(null, null);
      await this.request({ type: 'do', action: 'done' });
      this.finishing = false;
    } else this.renderHint(view, view.done.text ?? waitingFor(view), true);
  }

  async hint() {
    const answer = await this.sendMessage({ type: 'hint', seat: this.seat });
    const view = this.view();
    const match = /^(.+)@(..)\/(\d)$/.exec(answer.action ?? '');
    if (!view) return;
    if (!match) {
      this.renderHint(view, answer.action ? t('ink.hint_action', { action: this.actionName(answer.action) }) : answer.text);
      return;
    }
    const [, piece = '', space = '', orientation = '0'] = match;
    const key = trayOf(view).find(choice => choice.piece === piece && (!choice.used || choice.copy))?.key ?? piece;
    this.pick(piece, key);
    this.byTouch = true;
    this.state = { ...pointAt(this.state, space), orientation: Number(orientation) };
    this.renderPen(view);
    this.renderHint(view, t('ink.hint_drawing', { piece: nameOf(this.data, piece), space }));
  }

  /** @param {string} action */
  actionName(action) {
    if (action === 'done') return t('ink.done');
    if (action.startsWith('meteor-')) return t(`ink.way.${action.slice(7)}`);
    return nameOf(this.data, action.replace('ignore-', ''));
  }

  /** A spectator looks at another sheet. @param {InkView} view @param {number} seat */
  watch(view, seat) {
    this.watched = seat;
    this.root.className = `screen ink-table seat-${seat}`;
    this.renderSheet(view);
    this.renderSide(view);
  }

  /** A bot draws for somebody who has left. @param {number} seat */
  async takeOver(seat) {
    const name = this.view()?.seats[seat]?.name ?? '';
    const choice = await dialog({
      title: t('ink.take_over_title', { name }), body: [h('p', {}, t('ink.take_over_why', { name }))],
      choices: [{ text: t('ink.take_over'), value: 'yes', kind: 'primary' }, { text: t('nav.back'), value: 'no' }],
    });
    if (choice === 'yes') void this.request({ type: 'seat', to: seat, kind: 'bot' });
  }

  async leave() {
    const choice = await dialog({
      title: t('ink.leave_title'), body: [h('p', {}, t('ink.leave_why'))],
      choices: [{ text: t('nav.leave'), value: 'yes', kind: 'primary' }, { text: t('ink.stay'), value: 'no' }],
    });
    if (choice === 'yes') go('/');
  }

  // --- keys ---------------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const view = this.view();
    const target = /** @type {HTMLElement} */ (event.target);
    if (!view || view.phase === 'over' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, select, textarea, dialog') || this.present !== this.seat) return;
    const { key } = event;
    const letter = key.toLowerCase();
    const onSpace = target.matches('.space');
    if (/^[1-9]$/.test(key)) {
      const choice = trayOf(view)[Number(key) - 1];
      if (choice) this.toggle(choice.piece, choice.key);
    } else if (key.startsWith('Arrow') && !target.closest('[role=radiogroup]')) {
      this.cursor = onSpace ? beside(this.cursor, key) : this.cursor;
      this.paper?.focus(this.cursor);
    } else if ((key === 'Enter' || key === ' ') && onSpace) this.click(this.cursor);
    else if (letter === 'r') this.turn(event.shiftKey ? -1 : 1);
    else if (letter === 'n') this.nextFit(event.shiftKey ? -1 : 1);
    else if (letter === 's') this.nextSpecial(view);
    else if (letter === 'z') void this.undo();
    else if (letter === 'y') void this.redo();
    else if (letter === 'd') void this.finish();
    else if (letter === 'h') void this.hint();
    else if (key === 'Escape') {
      this.byTouch = false;
      this.pick(null, null);
      this.renderPen(view);
    } else return;
    event.preventDefault();
  }

  /** @param {number} step */
  nextFit(step) {
    const spaces = fitting(this.state).sort();
    if (!spaces.length) return;
    const i = spaces.indexOf(this.cursor);
    this.cursor = spaces[i < 0 ? 0 : (i + step + spaces.length) % spaces.length] ?? this.cursor;
    this.paper?.focus(this.cursor);
  }

  /** @param {InkView} view */
  nextSpecial(view) {
    const open = view.specials.filter(special => special.open && view.legal[special.piece]).map(special => special.piece);
    const next = open[(open.indexOf(this.chosen ?? '') + 1) % open.length];
    if (next) this.toggle(next, next);
  }

  // --- what is shown ------------------------------------------------------------------------------------------------

  /** @param {InkView} [before] */
  render(before) {
    const view = this.view();
    if (!view) return;
    const several = this.held.length > 1;
    if (view.phase === 'over') {
      this.renderEnd(view);
      return;
    }
    document.body.classList.add('at-table');
    if (several && this.present !== this.seat) {
      this.handOver(view);
      return;
    }
    this.root.className = `screen ink-table seat-${this.seat ?? this.watched}`;
    setContext(gameName(view.options, view.seats.length));
    document.title = `${t('ink.round', { round: view.round })}: ${t('app.name')}`;
    this.renderSheet(view, before);
    this.renderRound(view);
    this.renderPen(view);
    if (before?.round !== view.round) this.roll();
    this.renderSide(view);
  }

  /** @param {InkView} view @param {InkView} [before] */
  renderSheet(view, before) {
    const shown = view.seat ?? this.watched;
    const sheet = view.sheets[shown];
    if (!sheet || !this.parts) return;
    const label = view.seat === null ? t('ink.sheet_of', { name: view.seats[shown]?.name ?? '' }) : t('ink.your_sheet');
    if (!this.paper) {
      this.paper = new Paper(boardOf(this.data, view.options.edition), label, {
        point: space => this.point(space),
        click: space => this.click(space),
        tap: space => this.tap(space),
        turn: step => this.turn(step),
        focus: space => { this.cursor = space; if (this.state.piece) this.point(space); },
      });
      fill(this.parts.paper, this.paper.element, this.parts.printed);
    }
    this.paper.svg.setAttribute('aria-label', label);
    this.parts.paper.setAttribute('aria-label', label);
    const earlier = before?.sheets[shown];
    const known = new Set([...(earlier?.drawn ?? []).map(piece => `${piece.space}${piece.piece}${piece.orientation}`), ...(earlier?.craters ?? [])]);
    const fresh = new Set(earlier ? [...sheet.drawn.filter(piece => !known.has(`${piece.space}${piece.piece}${piece.orientation}`)).map(piece => piece.space), ...sheet.craters.filter(space => !known.has(space))] : []);
    this.paper.show(sheet, { wet: view.seat === null ? -1 : view.wet_round, fresh, drying: before && before.round < view.round ? before.round : -1 });
    const shapes = new Map(sheet.drawn.map(piece => [piece.space, piece]));
    this.spoken = (/** @type {string} */ space) => describeSpace(this.data, view, space, shapes.get(space), sheet.craters.includes(space));
    this.renderPrinted(view, sheet);
  }

  /** Village and university boxes, and what a building offers right now. @param {InkView} view @param {import('../js/types.js').SheetView} sheet */
  renderPrinted(view, sheet) {
    if (!this.parts) return;
    const offers = [];
    if (view.copies > 0) offers.push(h('div.offer', {}, sign('factory'), h('span', {}, t('ink.offer_factory', { n: view.copies }))));
    if (view.free_specials > 0) offers.push(h('div.offer', {}, sign('university'), h('span', {}, t('ink.offer_university', { n: view.free_specials }))));
    const challenge = view.options.edition === 'challenge';
    const { village_points: worth, university_boxes: boxes } = this.data.ink;
    const villages = challenge ? h('div', { role: 'img', 'aria-label': t('ink.villages_spoken', { n: sheet.villages }) }, sign('village'),
      worth.slice(1).map((points, i) => h('span.box', { class: i < sheet.villages ? 'x' : '' }, points))) : null;
    const universities = challenge ? h('div', { role: 'img', 'aria-label': t('ink.universities_spoken', { n: sheet.universities }) }, sign('university'),
      Array.from({ length: boxes }, (_, i) => h('span.box', { class: i < sheet.universities ? 'x' : '' }, i === boxes - 1 ? '+' : ''))) : null;
    fill(this.parts.printed, villages, universities, ...offers);
    this.parts.printed.hidden = !challenge;
  }

  /** New dice tumble in. */
  roll() {
    const dice = this.parts?.dice;
    dice?.classList.add('rolled');
    setTimeout(() => dice?.classList.remove('rolled'), ROLL_MS);
  }

  /** @param {InkView} view */
  renderRound(view) {
    if (!this.parts) return;
    const { round, rounds } = view;
    fill(this.parts.round, h('div.round-head', {}, h('h1', {}, t('ink.round', { round })), h('span', {}, t('ink.of_rounds', { rounds })), h('span.clock', { role: 'timer' })), roundTrack(round, rounds));
    fill(this.parts.phone, h('div.r', {}, h('span', {}, t('ink.round_word')), ' ', h('b', {}, round)), h('div.trk', {}, roundTrack(round, rounds)),
      h('span.clock', { 'aria-hidden': 'true' }),
      view.score ? h('div.sc', {}, number(view.score.total), h('small', {}, t('ink.points', { n: view.score.total }))) : null,
      button('', { kind: 'quiet', icon: 'close', 'aria-label': t('nav.leave'), onclick: () => this.leave() }));
    this.tick();
  }

  tick() {
    const deadline = this.view()?.deadline;
    const left = deadline ? Math.max(0, Math.round((Date.parse(deadline) - Date.now()) / 1000)) : null;
    for (const clock of this.root.querySelectorAll('.clock')) {
      clock.textContent = left === null ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
      clock.classList.toggle('soon', left !== null && left <= 15);
    }
  }

  /** Everything that depends on what is chosen. @param {InkView} view */
  renderPen(view) {
    if (!this.parts) return;
    const { parts } = this;
    const grab = (/** @type {PointerEvent} */ event, /** @type {string} */ piece, /** @type {string} */ key) => { if (view.legal[piece]) this.drag?.begin(event, piece, key); };
    keepFocus(parts.meteor, meteor(this.data, view, way => this.showWay(view, way), action => void this.act(action)));
    keepFocus(parts.draft, view.phase === 'pick' ? draft(this.data, view, pair => void this.request({ type: 'pick', pair })) : []);
    keepFocus(parts.dice, dice(this.data, view, this.chosen, choice => this.toggle(choice.piece, choice.key), grab));
    parts.dice.hidden = view.phase === 'pick';
    parts.dice.classList.toggle('calm', Boolean(view.meteor));
    parts.dice.classList.toggle('six', view.dice.length > 4);
    parts.dice.classList.toggle('seven', parts.dice.childElementCount > 6);
    keepFocus(parts.specials, view.seat === null || view.meteor ? [] : [
      h('div.row-head', {}, h('h2.label', {}, t('ink.specials')), h('span.cap', {}, t('ink.specials_left', { n: view.specials_left }))),
      h('div.specials', {}, specials(this.data, view, this.state.piece, piece => this.toggle(piece, piece), grab)),
    ]);
    this.renderAim(view);
  }

  /** @param {InkView} view @param {string | null} way */
  showWay(view, way) {
    const from = view.sheets[this.seat ?? 0]?.meteor;
    const path = way ? view.meteor?.paths[way] : null;
    this.paper?.light(from && path ? meteorPath(from, path) : this.allWays(view));
  }

  /** @param {InkView} view */
  allWays(view) {
    const from = view.sheets[this.seat ?? 0]?.meteor;
    return from && view.meteor ? Object.values(view.meteor.paths).map(path => meteorPath(from, path)).join('') : '';
  }

  /** @param {InkView} view */
  renderAim(view) {
    this.paper?.aim(this.state, { refused: this.refused?.space ?? null, waiting: this.waiting });
    this.paper?.light(view.meteor ? this.allWays(view) : '');
    const legal = new Set(fitting(this.state));
    this.paper?.speak(space => `${this.spoken?.(space) ?? space}${legal.has(space) ? `, ${t('ink.space_fits')}` : ''}`, legal);
    if (this.refused) this.renderHint(view, this.refused.text, true);
    else this.renderHint(view);
    this.renderActs(view);
  }

  /** @param {InkView} view @param {string} [text] @param {boolean} [bad] */
  renderHint(view, text, bad = false) {
    if (!this.parts) return;
    const { lead, rest, busy } = text === undefined ? hintFor(this.data, view, this.state, this.here) : { lead: bad && this.refused ? t('ink.not_on', { space: this.refused.space }) : '', rest: text, busy: false };
    const key = `${lead}|${rest}`;
    if (this.parts.hint.dataset.key === key) return;
    this.parts.hint.dataset.key = key;
    fill(this.parts.hint, lead ? h('b', { class: bad ? 'no' : '' }, lead) : null, lead ? ' ' : null, busy ? h('span.dots', { 'aria-hidden': 'true' }) : null, rest);
    this.parts.hint.classList.toggle('bad', bad);
  }

  /** @param {InkView} view */
  renderActs(view) {
    if (!this.parts) return;
    if (view.seat === null) {
      fill(this.parts.acts, h('p.why', {}, t('ink.watching')));
      return;
    }
    const drawing = view.phase === 'draw' && !view.seats[view.seat]?.done;
    const ready = drawing && view.done.allowed;
    const open = view.dice.filter(die => !die.used && !die.expansion && view.legal[die.piece]).length;
    const words = !drawing ? waitingFor(view) : ready ? t('ink.done') : open ? t('ink.done_still', { n: open }) : t('ink.done_not');
    const ghost = this.byTouch ? placement(this.state) : null;
    keepFocus(this.parts.acts, [
      tool('undo', view.can_undo && drawing, () => void this.undo(), 'Z'),
      ghost && turnsHere(this.state).length > 1 ? tool('turn', true, () => this.turn(1), 'R') : tool('redo', drawing && this.history.undone.length > 0, () => void this.redo(), 'Y'),
      tool('clear', view.can_undo && drawing, () => void this.clear(), ''),
      ghost
        ? button(h('span', {}, t('ink.draw_on', { space: ghost.space })), { kind: 'accent', class: 'done', 'data-key': 'draw', onclick: () => void this.draw() })
        : button(h('span', {}, this.online ? words : t('ink.line_lost')), { class: `done ${ready ? 'primary' : ''}`, 'data-key': 'done', 'aria-disabled': String(!ready), title: ready ? `${t('ink.done')} (D)` : view.done.text ?? '', onclick: () => void this.finish() }),
      h('p.why', {}, drawing && !ready && !open && view.done.text ? view.done.text : '',
        drawing ? h('button.linkish', { type: 'button', 'data-key': 'hint', onclick: () => void this.hint() }, t('ink.hint')) : null),
    ]);
  }

  /** @param {InkView} view */
  renderSide(view) {
    if (!this.parts || !this.paper) return;
    const { paper } = this;
    const sheet = view.sheets[view.seat ?? this.watched];
    const light = (/** @type {string | null} */ part) => {
      if (part && view.score && sheet) lightUp(paper, [part], view.score, sheet);
      else paper.light(view.meteor ? this.allWays(view) : '');
    };
    keepFocus(this.parts.score, view.score ? liveScore(view.score, view.options, light) : []);
    keepFocus(this.parts.goals, goals(view));
    keepFocus(this.parts.others, others(view, paper.board, this.here, seat => void this.takeOver(seat), view.seat === null ? seat => this.watch(view, seat) : undefined));
    for (const part of [this.parts.score, this.parts.goals, this.parts.others]) part.hidden = !part.childElementCount;
  }

  /** @param {InkView} view */
  renderEnd(view) {
    if (this.endShow) return;
    document.body.classList.remove('at-table');
    setContext(gameName(view.options, view.seats.length));
    const final = this.views.get(this.held[0]?.seat ?? null) ?? view;
    this.root.className = `screen seat-${this.held[0]?.seat ?? 0}`;
    this.endShow = showEnd(this.root, this.data, final, this.held.map(one => one.seat));
  }
}

/** What was done and taken back in a round, for redo. @param {number} round @returns {{round: number, done: string[], undone: string[]}} */
const blankHistory = round => ({ round, done: [], undone: [] });

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
