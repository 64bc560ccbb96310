/** Time that ran out is said: to everybody who looks, and to the player until it is read. */
import { button, toast } from './components.js';
import { fill, h } from './dom.js';
import { t } from './i18n.js';
import { heldRoom, holdRoom } from './store.js';

/** @typedef {import('./store.js').HeldSeat} HeldSeat */

/** The line above the table; what a player has read of it is remembered, so that it is also said to who comes back. */
export class Late {
  /** @param {string} room @param {HeldSeat[]} held */
  constructor(room, held) {
    this.room = room;
    this.held = held;
    this.element = h('div.late', { role: 'status', hidden: true });
    /** How often each seat's time had run out when we looked last. @type {number[] | undefined} */
    this.seen = undefined;
  }

  /** @param {{name: string, ran_out: number}[]} seats */
  show(seats) {
    const now = seats.map(seat => seat.ran_out);
    const before = this.seen ?? now;
    const mine = new Set(this.held.map(one => one.seat));
    for (const [seat, { name, ran_out: times }] of seats.entries()) {
      if (times > (before[seat] ?? 0) && !mine.has(seat)) toast(t('room.ran_out', { name }));
    }
    this.seen = now;
    const unread = this.held.filter(({ seat }) => (now[seat] ?? 0) > (heldRoom(this.room)?.ran_out?.[seat] ?? 0));
    this.element.hidden = !unread.length;
    const [only] = unread;
    const text = unread.length === 1 && this.held.length === 1 ? t('room.ran_out_you') : t('room.ran_out', { name: only?.name ?? '' });
    fill(this.element, unread.length ? [text, button(t('room.ran_out_read'), { onclick: () => this.read(now) })] : []);
  }

  /** @param {number[]} now */
  read(now) {
    const held = heldRoom(this.room);
    if (held) holdRoom({ ...held, ran_out: now });
    this.element.hidden = true;
  }
}
