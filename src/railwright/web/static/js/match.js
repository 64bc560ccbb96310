/** Being matched with somebody: what may be asked for, and the wait, in a room of one's own that the next person finds. */
import { ApiError, post } from './api.js';
import { go } from './app.js';
import { button, toast } from './components.js';
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { openRoom, takeSeat } from './rooms.js';
import { forgetRoom, heldRoom, settings } from './store.js';

/** @typedef {'base' | 'challenge' | 'line'} Choice */
/** @typedef {import('./types.js').Message} Message */

/** What is the same for two people who choose the same game. @type {Record<Choice, {game: 'ink' | 'line', options: Record<string, unknown>, time_limit: number}>} */
const WISHES = {
  base: { game: 'ink', options: { edition: 'base' }, time_limit: 300 },
  challenge: { game: 'ink', options: { edition: 'challenge', goals: true }, time_limit: 300 },
  line: { game: 'line', options: {}, time_limit: 300 },
};
export const CHOICES = /** @type {Choice[]} */ (Object.keys(WISHES));
const ASK_MS = 3000;
const BOT_AFTER_S = 20;
const MINUTE = 60;

/** Play with whoever waits for the same, or wait. @param {Choice} choice */
export async function findSomebody(choice) {
  const wish = WISHES[choice];
  const room = await meet(choice) ?? await openRoom({ ...wish, seats: [{ kind: 'me', name: settings().name }, { kind: 'open', name: '' }], open_to: 'match' });
  go(`/room/${room}`);
}

/**
 * Sit down with somebody who waits for the same, if anybody does; who has just gone or is taken is passed over.
 * @param {Choice} choice
 * @param {string} [waiting] the room in which we wait ourselves
 * @returns {Promise<string | null>} the room
 */
async function meet(choice, waiting) {
  for (;;) {
    const { room } = await post('api/meet', { ...WISHES[choice], ...(waiting ? { waiting } : {}) });
    if (!room) return null;
    try {
      await takeSeat(room, WISHES[choice].game, String(WISHES[choice].options.edition ?? ''), settings().name);
      return room;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status === 429) throw error;
    }
  }
}

/** The wait for somebody, with how long it takes, the way out, and a bot after a while. */
export class Waiting {
  /**
   * @param {string} room
   * @param {(message: Message) => Promise<Message>} send
   */
  constructor(room, send) {
    this.room = room;
    this.send = send;
    const held = heldRoom(room);
    this.choice = /** @type {Choice} */ (held?.game === 'line' ? 'line' : held?.edition ?? 'base');
    this.began = Date.now();
    this.count = h('p.match-time', { role: 'timer' });
    this.offer = h('div.match-bot', { role: 'status' });
    this.element = h('div.center-screen.match', {},
      h('h1.title-1', {}, t('match.title')),
      h('p', {}, t('match.lead', { game: t(`game.${this.choice}`) })),
      h('div.match-track', { 'aria-hidden': 'true' }, h('i')),
      this.count, this.offer,
      button(t('match.cancel'), { onclick: () => this.cancel() }));
    this.tick();
    this.clock = setInterval(() => this.tick(), 1000);
    this.asking = setInterval(() => void this.ask(), ASK_MS);
    void this.ask();
  }

  tick() {
    const n = Math.floor((Date.now() - this.began) / 1000);
    this.count.textContent = n < MINUTE ? t('match.waited', { n }) : t('match.minutes', { n: Math.floor(n / MINUTE) });
    if (n < BOT_AFTER_S || this.offer.childElementCount) return;
    fill(this.offer, h('p', {}, t('match.bot_why')), button(t('match.bot'), { kind: 'accent', onclick: () => void this.playBot() }));
  }

  /** Whether two have begun to wait in the same moment: then one goes to the other. */
  async ask() {
    const room = await meet(this.choice, this.room).catch(() => null);
    if (!room) return;
    this.close();
    forgetRoom(this.room);
    toast(t('match.moved'));
    go(`/room/${room}`);
  }

  async playBot() {
    const answer = await this.send({ type: 'start', seat: heldRoom(this.room)?.seats[0]?.seat ?? 0 });
    if (answer.type === 'refused') toast(answer.text);
  }

  cancel() {
    this.close();
    forgetRoom(this.room);
    go('/tables');
  }

  close() {
    clearInterval(this.clock);
    clearInterval(this.asking);
  }
}
