/**
 * The live line to a room. Every request has an id and is sent again after each reconnection until it is answered,
 * so nothing is lost and nothing is done twice. Knows nothing of the page: the socket can be replaced in tests.
 */

import { patched } from './patch.js';

/** @typedef {'connecting' | 'open' | 'lost' | 'closed'} LineState */
/** @typedef {import('./types.js').Message} Message */
/** @typedef {import('./types.js').Presence} Presence */
/**
 * @typedef {object} Handlers
 * @property {(seat: number | null, view: any, version: number) => void} view null: a spectator's view
 * @property {(seats: Presence[]) => void} [presence]
 * @property {(seat: number, emote: string) => void} [emoted]
 * @property {(seat: number, to: number) => void} [nudged] a seat reminds another one
 * @property {(state: LineState) => void} [state]
 * @property {(code: string, text: string) => void} [gone] the room cannot be entered
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The server closes with this code when the room goes on elsewhere at once: a deploy, or a worker that has died. */
const GOES_ON_ELSEWHERE = 1012;
const SHORT_WAIT = 100;
const PATIENCE = 1000;
/** A request that is not answered for so long means that the line is dead, whatever the browser believes. */
const ANSWER_WAIT = 8000;
/** Questions that a bot may think about for long. */
const SLOW = new Set(['hint']);
const ENTRY_REFUSED = new Set(['room_unknown', 'room_expired', 'room_closed', 'room_other_rules', 'room_unreadable', 'wrong_token', 'too_many_viewers', 'seat_elsewhere']);

export class Live {
  /**
   * @param {object} setup
   * @param {string} setup.url of the WebSocket
   * @param {string[]} setup.tokens
   * @param {string} setup.language
   * @param {Handlers} setup.handlers
   * @param {(url: string) => WebSocket} [setup.open] for tests
   */
  constructor({ url, tokens, language, handlers, open = address => new WebSocket(address) }) {
    this.url = url;
    this.tokens = tokens;
    this.language = language;
    this.handlers = handlers;
    this.openSocket = open;
    /** @type {LineState} */
    this.state = 'connecting';
    /** The version of the view of each seat. @type {Record<string, number>} */
    this.have = {};
    /** The views themselves, as they were told last. @type {Record<string, any>} */
    this.views = {};
    /** @type {Map<string, {message: Message, settle: (answer: Message) => void}>} */
    this.pending = new Map();
    this.counter = 0;
    this.prefix = crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 12);
    this.wait = FIRST_WAIT;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    this.hurry = () => { if (this.state === 'lost') this.connect(); };
    globalThis.addEventListener?.('online', this.hurry);
    this.connect();
  }

  /** @param {LineState} state */
  become(state) {
    if (this.state === state) return;
    this.state = state;
    this.handlers.state?.(state);
  }

  connect() {
    clearTimeout(this.timer);
    if (this.state === 'closed') return;
    this.socket?.close();
    const socket = this.socket = this.openSocket(this.url);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.greet();
      this.repeat();
      this.become('open');
    };
    socket.onmessage = event => { if (socket === this.socket) this.receive(JSON.parse(event.data)); };
    socket.onclose = event => { if (socket === this.socket) this.lose(event?.code); };
    socket.onerror = () => {};
  }

  /** Say who we are and what we have; whatever we have not comes whole. */
  greet() {
    this.transmit({ type: 'hello', tokens: this.tokens, have: this.have, language: this.language, patches: true });
  }

  /** @param {number} [code] with which the line was closed */
  lose(code) {
    if (this.state === 'closed') return;
    this.socket = undefined;
    this.become('lost');
    clearTimeout(this.timer);
    const wait = code === GOES_ON_ELSEWHERE && this.wait === FIRST_WAIT ? SHORT_WAIT : this.wait;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** @param {Message} message */
  transmit(message) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** @param {Message} message */
  receive(message) {
    const { type } = message;
    // an open line is not enough: a hello that is refused again and again must be sent more and more seldom
    if (type === 'view' || type === 'current') this.wait = FIRST_WAIT;
    if (type === 'view') {
      this.show(message, message.view);
    } else if (type === 'patch') {
      this.patch(message);
    } else if (type === 'presence') {
      this.handlers.presence?.(message.seats);
    } else if (type === 'emoted') {
      this.handlers.emoted?.(message.seat, message.emote);
    } else if (type === 'nudged') {
      this.handlers.nudged?.(message.seat, message.to);
    } else if (message.id !== undefined) {
      if (message.patch) this.patch(message.patch);
      const request = this.pending.get(message.id);
      this.pending.delete(message.id);
      request?.settle(message);
    } else if (type === 'error' || type === 'refused') {
      this.complain(message);
    }
  }

  /** A view is new. @param {Message} message @param {any} view */
  show({ seat, version }, view) {
    const name = String(seat ?? 'spectator');
    this.have[name] = version;
    this.views[name] = view;
    this.handlers.view(seat ?? null, view, version);
  }

  /** A view has changed; if something is missing in between, ask for the whole, once. @param {Message} message */
  patch(message) {
    const name = String(message.seat ?? 'spectator');
    const have = this.have[name];
    if (have === message.from) this.show(message, patched(this.views[name], message.changes));
    else if (have !== undefined) {
      delete this.have[name];
      this.greet();
    }
  }

  /** The server could not use a message: too many at once, or it refuses our hello. @param {Message} message */
  complain({ code, text }) {
    if (code === 'too_fast') setTimeout(() => this.repeat(), PATIENCE);
    else if (ENTRY_REFUSED.has(code)) {
      this.close();
      this.handlers.gone?.(code, text);
    }
  }

  repeat() {
    for (const { message } of this.pending.values()) this.transmit(message);
  }

  /**
   * Ask for something; answered with the server's `done`, `refused` or `answer`, whenever that comes.
   * @param {Message} message without id
   * @returns {Promise<Message>}
   */
  send(message) {
    const id = `${this.prefix}-${++this.counter}`;
    const whole = { ...message, id };
    return new Promise(settle => {
      this.pending.set(id, { message: whole, settle });
      this.transmit(whole);
      if (!SLOW.has(message.type)) this.watch(id);
    });
  }

  /** Give a dead line up when a request stays unanswered. @param {string} id */
  watch(id) {
    setTimeout(() => {
      if (!this.pending.has(id) || this.state === 'closed') return;
      if (this.state === 'open') {
        const dead = this.socket;
        this.lose();
        dead?.close();
      }
      this.watch(id);
    }, ANSWER_WAIT);
  }

  close() {
    this.become('closed');
    clearTimeout(this.timer);
    globalThis.removeEventListener?.('online', this.hurry);
    this.socket?.close();
  }
}
