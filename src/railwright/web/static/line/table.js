/** Rail Line's table: the line, hand and display, what has to be decided, everybody's score sheet, what happened. */
import { setContext } from '../js/app.js';
import { gameData } from '../js/api.js';
import { button, dialog, mark, toast } from '../js/components.js';
import { fill, h, say, svg } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { cardPicture, escaped, lineMarkup, WHOLE_LINE, windowOn } from './drawing.js';
import { ending } from './ending.js';
import { isCurve, LAST_POSITION, positionAt } from './geometry.js';
import { objectOf, offers, panel, symbolsAt } from './panel.js';
import { playerSheet } from './sheets.js';
import { travel } from './travel.js';
import { cardInHand, gain, good, inside, laidCard, place, station } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Card} Card */
/** @typedef {import('./panel.js').Mode} Mode */
/** @typedef {import('../js/types.js').Presence} Presence */

/** Decisions for which one needs one's own hand; the others may be made on a shared device without showing it. */
const NEEDS_HAND = new Set(['lay', 'extra', 'last']);
const PHONE = '(max-width: 700px)';

/** @type {import('../js/types.js').TableModule} */
export const table = {
  texts: ['line/texts'],
  styles: ['line/line.css'],
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
    this.busy = false;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.clock = undefined;
    this.curtain = false;
    this.ended = false;

    this.status = h('div.line-status');
    this.lineBox = h('div.line-box');
    this.cards = h('div.line-cards');
    this.panel = h('section.line-panel');
    this.players = h('div.line-players');
    this.log = h('ol.line-log');
    this.logBox = h('details.line-happened', {}, h('summary', {}, t('line.log')), this.log);
    this.note = h('p.cap.line-note');
    this.table = h('div.line-table', {}, this.status, this.lineBox, h('div.line-middle', {}, this.cards, this.panel), this.players,
      h('footer.line-foot', {}, this.logBox, this.note, h('p.cap.keys', {}, t('line.keys')), h('p.cap', {}, h('a', { href: '#/rules/line', target: '_blank' }, t('line.rules_link')))));
    fill(setup.root, this.table);

    this.phone = matchMedia(PHONE);
    this.onPhone = () => this.render();
    this.phone.addEventListener('change', this.onPhone);
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener('keydown', this.onKey);
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
      say(this.prompt(now));
    }
    this.render(true);
  }

  /** @param {Presence[]} seats */
  presence(seats) {
    this.present = seats;
    if (!this.view || this.ended || this.view.phase === 'over') return;
    this.renderStatus(this.view);
    if (!this.mine(this.view)) this.renderPanel(this.view);
  }

  line() {
    // the room itself says when the connection is lost
  }

  close() {
    clearInterval(this.clock);
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

  /** Whether the seat in front of the device has to decide now. @param {View} view */
  mine = view => view.phase === 'play' && view.seat !== null && view.decider === view.seat;

  /** @param {View} view @param {number} seat */
  nameOf = (view, seat) => seat === view.seat && this.seats.length === 1 ? t('line.you') : view.seats[seat]?.name ?? '';

  /** @param {View} view */
  prompt(view) {
    if (view.phase === 'over') return t('line.over');
    const holes = { name: view.seats[view.decider ?? 0]?.name ?? '', good: view.asked_symbol ? good(view.asked_symbol) : '' };
    const mine = this.mine(view);
    const text = mine && this.mode ? t(`line.mode.${this.mode}`) : t(`line.${mine ? 'mine' : 'theirs'}.${view.asks ?? 'lay'}`, holes);
    return mine && this.seats.length > 1 ? `${holes.name}: ${text}` : text;
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
    if (!view || view.seat === null || !this.mine(view)) return;
    const answer = await this.setup.send({ type: 'hint', seat: view.seat });
    const offer = view.actions.find(one => one.action === answer.action);
    toast(offer ? t('line.hint_says', { text: offer.text }) : answer.text);
    const card = offer ? objectOf(offer) : '';
    if (offer && this.verbFor(view, card) && this.picked !== card) this.pick(card);
  }

  /** @param {Mode | null} mode */
  enter(mode) {
    this.mode = mode;
    this.picked = null;
    this.pointed = null;
    this.render();
    this.focusPanel();
  }

  /** The verb with which a card can be used now. @param {View} view @param {string} card */
  verbFor(view, card) {
    const verbs = view.asks === 'lay' ? ['lay'] : this.mode === 'second' ? ['second'] : this.mode === 'discard' ? ['discard'] : [];
    return verbs.find(verb => view.actions.some(offer => offer.action === `${verb} ${card}`));
  }

  /** Choose a card; a second time uses it. @param {string} card */
  pick(card) {
    const view = this.view;
    if (!view) return;
    const verb = this.mine(view) && this.verbFor(view, card);
    if (verb && this.picked === card) {
      void this.act(`${verb} ${card}`);
      return;
    }
    this.picked = this.picked === card ? null : card;
    for (const button of this.cards.querySelectorAll('button.line-card')) {
      const on = button.getAttribute('data-card') === this.picked;
      button.classList.toggle('on', on);
      button.setAttribute('aria-pressed', String(on));
    }
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
    if (digit >= 1 && digit <= 9) this.keyed[digit - 1]?.();
    else if (key === 'z') void this.undo();
    else if (key === 'h') void this.hint();
    else if (key === 'p' && this.mine(view) && view.actions.some(offer => offer.action === 'pass')) void this.act('pass');
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
    setContext(t('line.context', { sheet: view.options.sheet }));
    this.keyed = [];
    this.renderStatus(view);
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
    if (key === null) return;
    const same = key && this.table.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (same instanceof HTMLElement || same instanceof SVGElement) same.focus({ preventScroll: true });
    else this.focusPanel();
  }

  focusPanel() {
    const target = this.panel.querySelector('h2');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  /** @param {View} view */
  renderStatus(view) {
    const turn = view.side === null || view.turn === 0 ? t('line.setting_up')
      : view.current === view.seat && this.seats.length === 1 ? t('line.your_turn') : t('line.whose_turn', { name: view.seats[view.current ?? 0]?.name ?? '' });
    const latest = view.log.at(-1)?.text ?? '';
    const name = view.seats[view.decider ?? 0]?.name ?? '';
    const thinking = this.present.some(one => one.seat === view.decider && one.thinking);
    const state = thinking ? h('span.dots', {}, t('line.thinking', { name })) : this.isAway(view) ? h('span', {}, t('line.away', { name })) : null;
    fill(this.status,
      h('p.whose', {}, mark(view.current ?? 0), h('b', {}, turn)),
      h('p.count', {}, view.cards_laid ? t('line.cards_laid', { n: view.cards_laid }) : t('line.cards_none')),
      h('p.deadline.num'),
      h('p.latest', {}, state ?? latest));
    clearInterval(this.clock);
    if (!view.deadline) return;
    const tick = () => {
      const left = Math.max(0, Math.round((Date.parse(view.deadline ?? '') - Date.now()) / 1000));
      const place = this.status.querySelector('.deadline');
      if (place) place.textContent = t('line.seconds_left', { n: left });
    };
    tick();
    this.clock = setInterval(tick, 1000);
  }

  /** Whether the one who has to decide has left. @param {View} view */
  isAway(view) {
    const kind = view.seats[view.decider ?? -1]?.kind;
    return kind !== undefined && kind !== 'bot' && this.present.some(one => one.seat === view.decider && !one.connected);
  }

  /** @param {View} view @returns {import('./drawing.js').Engines[]} */
  engines(view) {
    return view.players.flatMap(({ track, slow, fast }, seat) => track === null ? [] : [{ seat, track, slow, fast }]);
  }

  /** Places on the line that can be chosen now. @param {View} view @returns {import('./drawing.js').Stop[]} */
  stops(view) {
    if (!this.mine(view)) return [];
    if (view.asks === 'track') {
      return offers(view, 'track').map(offer => {
        const track = Number(objectOf(offer)) - 1;
        return { position: 0, track, action: offer.action, label: t('line.track_gives', { n: track + 1, symbols: station(symbolsAt(view, 0, track)) }) };
      });
    }
    const verb = view.asks === 'free-move' ? 'move' : this.mode === 'slow' ? 'slow' : null;
    const track = view.players[view.seat ?? 0]?.track ?? null;
    if (verb === null || track === null) return [];
    return offers(view, verb).flatMap(offer => offer.to === undefined ? [] : [{
      position: offer.to, track, action: offer.action, number: Number(objectOf(offer)),
      label: t('line.station', { n: Number(objectOf(offer)), where: t('line.station_here', { place: place(offer.to), symbols: station(symbolsAt(view, offer.to, track)) }) }),
    }]);
  }

  /** The card that lies as a ghost at the end of the line. @param {View} view */
  ghost(view) {
    if (this.mode === 'discard') return null;
    const id = this.pointed ?? this.picked;
    const card = [...view.hand, ...view.display].find(one => one?.card === id);
    if (!card) return null;
    const verb = this.mine(view) ? this.verbFor(view, card.card) : undefined;
    return { lanes: card.lanes, action: verb ? `${verb} ${card.card}` : null, label: t('line.lay', { id: card.card }), id: card.card };
  }

  /** @param {View} view @param {boolean} [news] */
  renderLine(view, news = false) {
    const engines = this.engines(view);
    const stops = this.stops(view);
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
      const head = isCurve(next - 1) ? next - 1 : Math.min(isCurve(next) ? next + 1 : next, LAST_POSITION);
      const chosen = stops.length ? Math.round(stops.reduce((sum, stop) => sum + stop.position, 0) / stops.length) : head;
      const look = this.looked ?? chosen;
      fill(this.lineBox, picture('line-window', windowOn(look), false), picture('line-overview', WHOLE_LINE, true));
    } else {
      fill(this.lineBox, picture('line-whole', WHOLE_LINE, false));
    }
    if (news) {
      for (const one of this.lineBox.querySelectorAll('svg')) travel(one, this.stood, engines);
      this.stood = engines;
    }
  }

  /** @param {View} view @param {Card} card */
  card(view, card) {
    const able = this.mine(view) && this.verbFor(view, card.card) !== undefined;
    if (able) this.keyed.push(() => this.pick(card.card));
    const on = this.picked === card.card;
    return h('button.line-card', {
      type: 'button', class: `${on ? 'on' : ''}${able ? ' able' : ''}`, 'aria-pressed': String(on), 'aria-label': cardInHand(card.card, card.lanes),
      dataset: { key: `card-${card.card}`, card: card.card },
      onclick: () => this.pick(card.card),
      onpointerenter: (/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse') this.point(card.card); },
      onpointerleave: (/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse') this.point(null); },
      onfocus: (/** @type {FocusEvent} */ event) => { if (event.target instanceof Element && event.target.matches(':focus-visible')) this.point(card.card); },
      onblur: () => this.point(null),
    }, svg(cardPicture(card.lanes)), h('span.card-id', { 'aria-hidden': 'true' }, card.card));
  }

  /** @param {View} view */
  renderCards(view) {
    const veiled = this.seats.length > 1 && this.unveiled !== view.seat;
    const name = view.seats[view.seat ?? 0]?.name ?? '';
    const hand = view.seat === null ? null : h('section.hand', { class: `seat-${view.seat}` },
      h('div.row-head', {}, h('h2.label', {}, this.seats.length > 1 ? t('line.hand_of', { name }) : t('line.hand')), h('span.cap', {}, view.hand.length ? t('line.hand_secret') : '')),
      h('div.cards', {}, veiled ? view.hand.map(() => h('span.line-card.back', { 'aria-hidden': 'true' })) : view.hand.map(card => this.card(view, card)),
        view.hand.length || view.side === null ? null : h('p.cap', {}, t('line.hand_empty'))));
    fill(this.cards, hand,
      h('section.display', { class: view.seat === null ? '' : `seat-${view.seat}` },
        h('div.row-head', {}, h('h2.label', {}, t('line.display')), h('span.cap', {}, t('line.stack', { n: view.stack }))),
        h('div.cards', {}, view.display.map(card => card ? this.card(view, card) : h('span.line-card.gap')),
          h('span.stack', { role: 'img', 'aria-label': t('line.stack_short', { n: view.stack }) }, String(view.stack)))));
  }

  /** @param {View} view */
  renderPanel(view) {
    const mine = this.mine(view);
    const faces = Object.values(this.data.line.start);
    const { choices, buttons } = mine && !this.curtain
      ? panel({ view, mode: this.mode, picked: this.picked, sides: faces, act: action => void this.act(action), enter: mode => this.enter(mode) })
      : { choices: [], buttons: [] };
    if (!this.keyed.length) this.keyed = choices.map(choice => choice.act);
    const { seat } = view;
    const name = view.seats[view.decider ?? 0]?.name ?? '';
    const replaced = seat !== null && view.seats[seat]?.kind === 'bot';
    if (replaced) buttons.push(button(t('line.come_back'), { kind: 'primary', onclick: () => void this.ask({ type: 'seat', seat, to: seat, kind: 'human' }), dataset: { key: 'come-back' } }));
    else if (seat !== null && this.isAway(view)) buttons.push(button(t('line.take_over', { name }), { onclick: () => void this.ask({ type: 'seat', seat, to: view.decider, kind: 'bot' }), dataset: { key: 'take-over' } }));
    if (mine && view.asks !== 'side') buttons.push(button(t('line.hint'), { kind: 'quiet', onclick: () => void this.hint(), dataset: { key: 'hint' } }));
    if (view.can_undo && view.seat !== null) buttons.push(button(t('line.undo'), { icon: 'undo', onclick: () => void this.undo(), dataset: { key: 'undo' } }));
    this.panel.className = `line-panel${mine ? ` mine seat-${view.seat}` : ''}`;
    fill(this.panel,
      h('h2.prompt', { tabindex: '-1', dataset: { key: 'prompt' } }, this.prompt(view)),
      view.seat === null ? h('p.cap', {}, t('line.spectator')) : replaced ? h('p.cap', {}, t('line.bot_plays')) : null,
      choices.length ? h('div.picks', { class: view.asks === 'side' ? 'faces' : '' }, choices.map(choice => choice.element)) : null,
      buttons.length ? h('div.line-buttons', {}, buttons) : null);
  }

  /** Own sheet first, then round the table. @param {View} view */
  order(view) {
    const first = view.seat ?? 0;
    return view.players.map((_, index) => (first + index) % view.players.length);
  }

  /** @param {View} view @returns {import('./types.js').Sheet} */
  sheet(view) {
    return this.data.line.sheets[String(view.options.sheet)];
  }

  /** @param {View} view */
  renderPlayers(view) {
    const ghost = this.ghost(view);
    const offer = ghost ? view.actions.find(one => one.action === ghost.action) : undefined;
    const sheet = this.sheet(view);
    const buying = this.mode === 'buy' && this.mine(view);
    fill(this.players, ...this.order(view).flatMap(seat => {
      const player = view.players[seat];
      if (!player) return [];
      const gains = ghost ? offer?.gives?.[seat] ?? ghost.lanes[player.track ?? -1] ?? [] : [];
      const about = [
        player.track === null ? t('line.coins', { n: player.coins }) : t('line.track_and_coins', { track: player.track + 1, n: player.coins }),
        seat === view.seat ? null : t('line.hand_left', { n: player.hand }),
        player.box_bought ? t('line.box_bought') : null,
      ].filter(Boolean).join(', ');
      return [playerSheet({
        sheet, seat, about, name: this.nameOf(view, seat), total: player.score.total, large: seat === (view.seat ?? 0),
        state: {
          boxes: player.boxes, gains,
          ...(buying && seat === view.seat ? {
            onBox: (row, index) => index === (player.boxes[row] ?? 0) && view.actions.some(one => one.action === `buy ${row}`)
              ? { label: t('line.buy_box', { good: inside(good(row)), n: index + 1 }), act: () => void this.act(`buy ${row}`) } : null,
          } : {}),
        },
        below: ghost && player.track !== null ? [h('p.gain', {}, `${t('line.this_card')} `, h('b', {}, gain(gains, player, sheet)))] : [],
      })];
    }));
  }

  /** @param {View} view */
  renderLog(view) {
    const lines = view.log.filter(line => line.text);
    fill(this.log, lines.length ? lines.toReversed().map(line => h('li', {}, line.seat === null ? null : mark(line.seat), line.text)) : h('li', {}, t('line.log_empty')));
    this.note.textContent = view.reconstruction;
  }

  /** @param {View} view */
  showEnding(view) {
    if (this.ended) return;
    this.ended = true;
    setContext(t('line.context', { sheet: view.options.sheet }));
    fill(this.setup.root, ending({ view, sheet: this.sheet(view), room: this.setup.room, mine: this.seats.length === 1 ? view.seat : null, nameOf: seat => this.nameOf(view, seat) }));
  }
}
