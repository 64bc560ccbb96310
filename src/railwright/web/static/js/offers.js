/** Bots for somebody who has left: when one may be offered, and what is offered now. */
import { fill, h } from './dom.js';
import { t } from './i18n.js';

/** @typedef {import('./types.js').Presence} Presence */

/** Whether a bot may be offered for a seat now. @param {Presence | undefined} one */
export const mayOffer = one => !!one?.free_at && !one.offer && Date.parse(one.free_at) <= Date.now();

/** How long until a bot may be offered for one more seat, in milliseconds. @param {Presence[]} presence */
export function nextOffer(presence) {
  const waits = presence.flatMap(one => one.free_at ? [Date.parse(one.free_at) - Date.now()] : []).filter(wait => wait > 0);
  return waits.length ? Math.min(...waits) : null;
}

/** The line above the table that says who offers a bot for whom, with the seconds that are left to come back. */
export class Offers {
  constructor() {
    this.element = h('div.offers', { role: 'status', hidden: true });
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.clock = undefined;
  }

  /** @param {Presence[]} presence @param {(seat: number) => string} nameOf @param {number | null} you the seat of who reads it */
  show(presence, nameOf, you) {
    this.stop();
    const offers = presence.flatMap(({ seat, offer }) => offer ? [{ seat, offer }] : []);
    this.element.hidden = !offers.length;
    const left = offers.map(() => h('b.num', { 'aria-hidden': 'true' }));
    fill(this.element, offers.map(({ seat, offer }, i) => h('p', { 'data-key': `offer-${seat}` }, offer.by === you ? t('room.offer_you', { name: nameOf(seat) }) : t('room.offer', { by: nameOf(offer.by), name: nameOf(seat) }), ' ', left[i])));
    if (!offers.length) return;
    const tick = () => offers.forEach(({ offer }, i) => {
      const n = Math.max(0, Math.ceil((Date.parse(offer.deadline) - Date.now()) / 1000));
      /** @type {HTMLElement} */ (left[i]).textContent = t('room.offer_seconds', { n });
    });
    tick();
    this.clock = setInterval(tick, 1000);
  }

  stop() {
    clearInterval(this.clock);
  }
}
