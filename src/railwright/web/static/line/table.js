/** Rail Line's table: the line, hand and display, what has to be decided, everybody's score sheet, what happened. */
import { setContext, setHelp } from '../js/app.js';
import { counting } from '../js/contests.js';
import { gameData } from '../js/api.js';
import { button, dialog, mark, toast } from '../js/components.js';
import { fill, h, say, svg } from '../js/dom.js';
import { askHint } from '../js/hint.js';
import { t } from '../js/i18n.js';
import { mayOffer } from '../js/offers.js';
import { onlyOne } from '../js/people.js';
import { Pointing } from '../js/pointing.js';
import { fairLine } from '../js/proof.js';
import { markPicked, showCards } from './cards.js';
import { escaped, lineMarkup, wholeLine, windowOn } from './drawing.js';
import { ending } from './ending.js';
import { curveAt, lastPosition, positionAt } from './geometry.js';
import { panel } from './panel.js';
import { showPlayers } from './players.js';
import { enginesOf, ghostOf, isAway, isMine, NEEDS_HAND, objectOf, origin, sheetOf, sidesOf, stopsOf, verbFor } from './reading.js';
import { Status } from './status.js';
import { lineTelling } from './tells.js';
import { travel } from './travel.js';
import { good, laidCard } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./reading.js').Mode} Mode */
/** @typedef {import('../js/types.js').Presence} Presence */

const PHONE = '(max-width: 700px), (max-height: 560px) and (min-aspect-ratio: 5/4)';
/** @type {[string, string][]} */
const KEYS = [['1 … 9', 'line.does.choose'], ['Enter', 'line.does.confirm'], ['P', 'line.does.pass'], ['H', 'line.does.hint'], ['Z', 'line.does.undo'], ['Escape', 'line.does.back']];

/** @type {import('../js/types.js').TableModule} */
export const table = {
  texts: ['line', 'insight'],
  styles: ['line/line.css', 'insight/insight.css'],
  create: async setup => new LineTable(setup, await gameData()),
};

class LineTable {
  /**
   * @param {import('../js/types.js').TableSetup} setup
   * @param {import('../js/types.js').GameData} data
   */
  constructor(setup, data) {
    this.setup = setup;
    this.data = data;
    this.seats = setup.held.map(held => held.seat);
    /** @type {Map<number | null, View>} */
    this.views = new Map();
    /** The seat in front of the device; null for a spectator. @type {number | null} */
    this.shown = this.seats[0] ?? null;
    /** On a shared device: whose hand may be seen. @type {number | null} */
    this.unveiled = this.seats.length === 1 ? this.shown : null;
    /** @type {Mode | null} */
    this.mode = null;
    /** @type {string | null} */
    this.picked = null;
    /** @type {string | null} */
    this.pointed = null;
    /** The position that a telephone looks at; null follows the game. @type {number | null} */
    this.looked = null;
    /** @type {import('./drawing.js').Engines[]} */
    this.stood = [];
    /** @type {Presence[]} */
    this.present = [];
    /** @type {(() => void)[]} */
    this.keyed = [];
    this.asked = '';
    /** What is said beside the question until it is answered: what a bot would do, why a key does nothing. @type {string | null} */
    this.hinted = null;
    this.busy = false;
    this.curtain = false;
    this.ended = false;
    this.leaveEnding = () => {};

    this.status = new Status();
    this.lineBox = h('div.line-box');
    this.cards = h('div.line-cards');
    this.panel = h('section.line-panel');
    this.players = h('div.line-players');
    this.log = h('ol.line-log');
    this.logBox = h('details.line-happened', {}, h('summary', {}, t('line.log')), this.log);
    this.note = h('p.cap.line-note');
    this.fair = h('div');
    this.table = h('div.line-table', {}, this.status.element, this.lineBox, h('div.line-middle', {}, this.cards, this.panel), this.players,
      h('footer.line-foot', {}, this.logBox, this.fair, this.note, h('p.cap', {}, h('a', { href: '#/rules/line', target: '_blank' }, t('line.rules_link')))));
    fill(setup.root, this.table);

    this.phone = matchMedia(PHONE);
    this.onPhone = () => this.render();
    this.phone.addEventListener('change', this.onPhone);
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener('keydown', this.onKey);
    this.pointing = new Pointing(setup.root, lineTelling(data, () => this.view));
    this.lineBox.addEventListener('click', event => this.tapLine(event));
    this.lineBox.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') this.tapLine(event);
    });
  }

  // --- what the room tells ----------------------------------------------------------------------------------------

  /** @param {number | null} told seat @param {View} view */
  update(told, view) {
    const seat = typeof told === 'number' ? told : null;
    this.views.set(seat, view);
    // only a seat's own view tells that it has to decide: the views of several seats come one after the other
    if (seat !== null && seat === view.decider) this.faceTheDevice(view);
    if (seat !== this.shown && this.seats.length) {
      if (this.views.has(this.shown)) return;
      this.shown = seat;
    }
    const now = this.view;
    if (!now) return;
    const asked = `${now.decider} ${now.asks} ${now.turn} ${now.asked_symbol} ${now.cards_laid} ${now.actions.length}`;
    if (asked !== this.asked) {
      this.asked = asked;
      this.mode = null;
      this.picked = null;
      this.pointed = null;
      this.looked = null;
      this.hinted = null;
      say(this.prompt(now));
    }
    this.render(true);
  }

  /** @param {Presence[]} seats */
  presence(seats) {
    this.present = seats;
    if (!this.view || this.ended || this.view.phase === 'over') return;
    this.status.show(this.view, seats, this.seats.length === 1);
    if (isMine(this.view)) return;
    const focused = this.focusedKey();
    this.renderPanel(this.view);
    this.restoreFocus(focused);
  }

  line() {
    // the room itself says when the connection is lost
  }

  close() {
    this.leaveEnding();
    this.status.stop();
    this.pointing.end();
    this.phone.removeEventListener('change', this.onPhone);
    document.removeEventListener('keydown', this.onKey);
  }

  // --- who sits here ----------------------------------------------------------------------------------------------

  /** The view in front of the device. */
  get view() {
    return this.views.get(this.shown);
  }

  /** On a shared device the seat that decides sits in front of it. @param {View} view */
  faceTheDevice(view) {
    const { decider, asks } = view;
    if (this.seats.length < 2 || decider === null || !this.seats.includes(decider)) return;
    this.shown = decider;
    if (!NEEDS_HAND.has(asks ?? '')) return;
    if (this.unveiled === decider || this.curtain) return;
    this.unveiled = null;
    this.curtain = true;
    const name = view.seats[decider]?.name ?? '';
    void dialog({
      title: t('line.pass_on.title', { name }),
      body: [h('p', {}, mark(decider), ' ', t('line.pass_on.text', { name }))],
      choices: [{ text: t('line.pass_on.ready', { name }), value: 'ready', kind: 'primary' }],
      closable: false,
    }).then(() => {
      this.curtain = false;
      this.unveiled = decider;
      this.shown = decider;
      this.render();
      this.focusPanel();
    });
  }

  /** @param {View} view */
  prompt(view) {
    if (view.phase === 'over') return t('line.over');
    const holes = { name: view.seats[view.decider ?? 0]?.name ?? '', good: view.asked_symbol ? good(view.asked_symbol) : '' };
    const mine = isMine(view);
    const text = mine && this.mode ? t(`line.mode.${this.mode}`) : t(`line.${mine ? 'mine' : 'theirs'}.${view.asks ?? 'lay'}`, holes);
    return mine && this.seats.length > 1 ? t('app.about', { what: holes.name, text }) : text;
  }

  // --- what the player does ---------------------------------------------------------------------------------------

  /** @param {string} action */
  async act(action) {
    const view = this.view;
    if (view && view.seat !== null) await this.ask({ type: 'do', seat: view.seat, action });
  }

  async undo() {
    const view = this.view;
    if (view && view.seat !== null && view.can_undo) await this.ask({ type: 'undo', seat: view.seat });
  }

  /** Ask the server for one thing at a time. @param {import('../js/types.js').Message} message */
  async ask(message) {
    if (this.busy) return;
    this.busy = true;
    this.panel.setAttribute('aria-busy', 'true');
    const answer = await this.setup.send(message);
    this.busy = false;
    this.panel.removeAttribute('aria-busy');
    if (answer.type === 'refused') toast(answer.text);
  }

  /** What a bot would do: said, and a card it would use is chosen. */
  async hint() {
    const view = this.view;
    if (!view || view.seat === null || !isMine(view)) return;
    const answer = await askHint(() => this.view, this.setup.send);
    if (answer?.type === 'refused') toast(answer.text);
    const offer = answer && view.actions.find(one => one.action === answer.action);
    if (!offer) return;
    this.tell(t('line.hint_says', { text: offer.text }));
    const card = objectOf(offer);
    const focused = this.focusedKey();
    if (verbFor(view, card, this.mode) && this.picked !== card) this.pick(card);
    this.restoreFocus(focused);
  }

  /** Say something beside the question, until it is answered. @param {string} text */
  tell(text) {
    this.hinted = text;
    say(text);
    if (!this.view) return;
    const focused = this.focusedKey();
    this.renderPanel(this.view);
    this.restoreFocus(focused);
  }

  /** @param {Mode | null} mode */
  enter(mode) {
    this.mode = mode;
    this.picked = null;
    this.pointed = null;
    this.render();
    this.focusPanel();
  }

  /** Choose a card; a second time uses it. @param {string} card */
  pick(card) {
    const view = this.view;
    if (!view) return;
    const verb = verbFor(view, card, this.mode);
    if (verb && this.picked === card) {
      void this.act(`${verb} ${card}`);
      return;
    }
    this.picked = this.picked === card ? null : card;
    markPicked(this.cards, this.picked);
    this.renderLine(view);
    this.renderPanel(view);
    this.renderPlayers(view);
  }

  /** @param {string | null} card */
  point(card) {
    if (this.pointed === card || !this.view) return;
    this.pointed = card;
    this.renderLine(this.view);
    this.renderPlayers(this.view);
  }

  /** @param {Event} event */
  tapLine(event) {
    const target = event.target instanceof Element ? event.target : null;
    const chosen = target?.closest('[data-action]');
    if (chosen instanceof SVGElement) {
      event.preventDefault();
      void this.act(chosen.dataset.action ?? '');
      return;
    }
    const overview = target?.closest('.line-overview');
    if (overview instanceof SVGSVGElement && event instanceof MouseEvent && this.view) {
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(overview.getScreenCTM()?.inverse());
      this.looked = Math.min(positionAt(at.x, at.y), this.view.line.length);
      this.renderLine(this.view);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const view = this.view;
    if (!view || this.ended || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const key = event.key.toLowerCase();
    const digit = Number(key);
    /** @param {boolean} able @param {() => void} act @param {string} why it cannot be done now */
    const press = (able, act, why) => {
      if (able) act();
      else this.tell(t(`line.key.${isMine(view) ? why : 'theirs'}`, { key: event.key.toUpperCase() }));
    };
    if (view.seat === null) return;
    if (digit >= 1 && digit <= 9) press(this.keyed[digit - 1] !== undefined, () => this.keyed[digit - 1]?.(), 'choice');
    else if (key === 'z') press(view.can_undo, () => void this.undo(), 'undo');
    else if (key === 'h') press(isMine(view), () => void this.hint(), 'theirs');
    else if (key === 'p') press(isMine(view) && view.actions.some(offer => offer.action === 'pass'), () => void this.act('pass'), 'pass');
    else if (key === 'escape' && (this.mode || this.picked)) this.enter(null);
    else if (key === 'enter' && this.picked && event.target === document.body) this.pick(this.picked);
    else return;
    event.preventDefault();
  }

  // --- drawing ----------------------------------------------------------------------------------------------------

  /** @param {boolean} [news] whether the view itself is new */
  render(news = false) {
    const view = this.view;
    if (!view) return;
    if (view.phase === 'over') {
      this.showEnding(view);
      return;
    }
    const focused = this.focusedKey();
    setContext(counting(view.room, t('line.context', { sheet: view.options.sheet })));
    setHelp({ topics: ['line'], keys: view.seat === null ? [] : KEYS });
    this.keyed = [];
    this.status.show(view, this.present, this.seats.length === 1);
    this.renderLine(view, news);
    this.renderCards(view);
    this.renderPanel(view);
    this.renderPlayers(view);
    this.renderLog(view);
    this.restoreFocus(focused);
  }

  focusedKey() {
    const active = document.activeElement;
    return active && this.table.contains(active) ? active.closest('[data-key]')?.getAttribute('data-key') ?? '' : null;
  }

  /** Keep the keyboard where it was; where that is gone, go to what has to be decided. @param {string | null} key */
  restoreFocus(key) {
    if (key === null || this.table.contains(document.activeElement)) return;
    const same = key && this.table.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (same instanceof HTMLElement || same instanceof SVGElement) same.focus({ preventScroll: true });
    else this.focusPanel();
  }

  focusPanel() {
    const target = this.panel.querySelector('h2');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  /** @param {View} view @param {boolean} [news] */
  renderLine(view, news = false) {
    const engines = enginesOf(view);
    const stops = stopsOf(view, this.mode);
    const drawing = {
      line: view.line, engines, stops, ghost: this.ghost(view), open: view.cards_laid < 24 && view.side !== null,
      goal: t('line.goal'), start: t('line.start_card'), cardLabel: laidCard,
    };
    const label = escaped(t('line.table'));
    const mySeat = `seat-${view.seat ?? view.current ?? 0}`;
    /** @param {string} name @param {string} box @param {boolean} still */
    const picture = (name, box, still) => svg(
      `<svg class="line-drawing ${name} ${mySeat}" viewBox="${box}" ${still ? `role="img" aria-label="${escaped(t('line.table_small'))}"` : `role="group" aria-label="${label}"`}>${lineMarkup({ ...drawing, still })}</svg>`);
    if (this.phone.matches) {
      const next = view.line.length;
      const head = curveAt(next - 1) ? next - 1 : Math.min(curveAt(next) ? next + 1 : next, lastPosition());
      const chosen = stops.length ? Math.round(stops.reduce((sum, stop) => sum + stop.position, 0) / stops.length) : head;
      const look = this.looked ?? chosen;
      // nothing to look at closely before the first card lies
      fill(this.lineBox, view.side === null ? null : picture('line-window', windowOn(look), false), picture('line-overview', wholeLine(), true));
    } else {
      fill(this.lineBox, picture('line-whole', wholeLine(), false));
    }
    if (news) {
      for (const one of this.lineBox.querySelectorAll('svg')) travel(one, this.stood, engines);
      this.stood = engines;
    }
  }

  /** The card pointed at, else the chosen one. @param {View} view */
  ghost(view) {
    return ghostOf(view, this.pointed ?? this.picked, this.mode);
  }

  /** @param {View} view */
  renderCards(view) {
    const able = (/** @type {string} */ card) => verbFor(view, card, this.mode) !== null;
    const shared = this.seats.length > 1;
    showCards(this.cards, {
      view, shared, veiled: shared && this.unveiled !== view.seat, picked: this.picked, able, pick: card => this.pick(card), point: card => this.point(card),
    });
    this.keyed = [...view.hand, ...view.display].flatMap(card => card && able(card.card) ? [() => this.pick(card.card)] : []);
  }

  /** @param {View} view */
  renderPanel(view) {
    const mine = isMine(view);
    const { choices, buttons } = mine && !this.curtain
      ? panel({ view, mode: this.mode, sheet: sheetOf(this.data, view), picked: this.picked, sides: sidesOf(this.data, view), act: action => void this.act(action), enter: mode => this.enter(mode) })
      : { choices: [], buttons: [] };
    if (!this.keyed.length) this.keyed = choices.map(choice => choice.act);
    const { seat } = view;
    const name = view.seats[view.decider ?? 0]?.name ?? '';
    const replaced = seat !== null && view.seats[seat]?.kind === 'bot';
    if (replaced) buttons.push(button(t('line.come_back'), { kind: 'primary', onclick: () => void this.ask({ type: 'seat', seat, to: seat, kind: 'human' }), dataset: { key: 'come-back' } }));
    else if (seat !== null && isAway(view, this.present) && mayOffer(this.present.find(one => one.seat === view.decider))) buttons.push(button(t('line.take_over', { name }), { onclick: () => void this.ask({ type: 'seat', seat, to: view.decider, kind: 'bot' }), dataset: { key: 'take-over' } }));
    if (mine && view.asks !== 'side') buttons.push(button(t('line.hint'), { kind: 'quiet', onclick: () => void this.hint(), dataset: { key: 'hint' } }));
    if (view.can_undo && view.seat !== null) buttons.push(button(t('line.undo'), { icon: 'undo', onclick: () => void this.undo(), dataset: { key: 'undo' } }));
    this.panel.className = `line-panel${mine ? ` mine seat-${view.seat}` : ''}`;
    fill(this.panel,
      h('h2.prompt', { tabindex: '-1', dataset: { key: 'prompt' } }, this.prompt(view)),
      this.hinted ? h('p.line-hint', {}, this.hinted) : null,
      view.seat === null ? h('p.cap', {}, t('line.spectator')) : replaced ? h('p.cap', {}, t('line.bot_plays')) : null,
      choices.length ? h('div.picks', { class: view.asks === 'side' ? 'faces' : '' }, choices.map(choice => choice.element)) : null,
      buttons.length ? h('div.line-buttons', {}, buttons) : null);
  }

  /** @param {View} view */
  renderPlayers(view) {
    showPlayers(this.players, {
      data: this.data, view, sheet: sheetOf(this.data, view), ghost: this.ghost(view), buying: this.mode === 'buy' && isMine(view),
      you: onlyOne(this.seats), act: action => void this.act(action),
    });
  }

  /** @param {View} view */
  renderLog(view) {
    const lines = view.log.filter(line => line.text);
    fill(this.log, lines.length ? lines.toReversed().map(line => h('li', {}, line.seat === null ? null : mark(line.seat), line.text)) : h('li', {}, t('line.log_empty')));
    this.note.textContent = origin(view);
    if (!this.fair.childElementCount) fill(this.fair, fairLine(() => this.view ?? view));
  }

  /** @param {View} view */
  showEnding(view) {
    if (this.ended) return;
    this.ended = true;
    setContext(counting(view.room, t('line.context', { sheet: view.options.sheet })));
    setHelp({ topics: ['line'], keys: [] });
    const { element, stop } = ending({ view, sheet: sheetOf(this.data, view), room: this.setup.room, you: onlyOne(this.seats) });
    this.leaveEnding = stop;
    fill(this.setup.root, element);
  }
}
