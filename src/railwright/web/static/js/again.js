/** Playing again with the same people, bots and options: who is first opens the next room, all others take their seats there. */
import { ApiError, post } from './api.js';
import { go } from './app.js';
import { button, toast } from './components.js';
import { contestPath, isDaily, ofGame, playContest } from './contests.js';
import { h } from './dom.js';
import { t } from './i18n.js';
import { asMyself } from './profile.js';
import { newSeal } from './seals.js';
import { heldRoom, holdRoom } from './store.js';

/** @typedef {{room: string, game: 'ink' | 'line', options: object, seats: {name: string}[], next: {room: string, by: number} | null}} Ended a view of a game that is over */
/** @typedef {import('./store.js').HeldSeat} HeldSeat */

/** What stands at the end of a game in the place of "play again": after today's dice, that they are played. @param {Ended} view */
export function againParts(view) {
  const held = heldRoom(view.room);
  if (!held) return [];
  if (!held.contest) return [button(t('again.play'), { kind: 'primary', 'data-key': 'again', onclick: () => void playAgain(view) })];
  const { contest } = held;
  return [
    h('p.today-played', {}, isDaily(contest) ? t('again.today') : ofGame('again.challenge', view.game)),
    button(t('again.standing'), { kind: 'primary', href: `#${contestPath(contest)}` }),
    button(ofGame('again.practise', view.game), { onclick: () => void playContest(contest, true) }),
  ];
}

/**
 * The line that offers the next game to whoever is still at the old table.
 * @param {Ended} view
 * @param {number | null} you the seat of who reads it
 */
export function againOffer(view, you) {
  const { next } = view;
  if (!next) return [];
  const held = heldRoom(view.room);
  const words = next.by === you ? t('again.yours') : t(held ? 'again.offer' : 'again.offer_watch', { name: view.seats[next.by]?.name ?? '' });
  return [h('span', {}, words), held
    ? button(t(heldRoom(next.room) ? 'again.go' : 'again.sit_down'), { kind: 'accent', 'data-key': 'again-offer', onclick: () => void playAgain(view) })
    : button(t('again.watch'), { kind: 'accent', 'data-key': 'again-offer', href: `#/room/${next.room}` })];
}

/** @param {Ended} view */
async function playAgain(view) {
  const held = heldRoom(view.room);
  if (!held) return;
  if (view.next && heldRoom(view.next.room)) {
    go(`/room/${view.next.room}`);
    return;
  }
  try {
    const seats = await Promise.all(held.seats.map(async seat => ({ ...seat, ...await newSeal() })));
    const opened = await asMyself(own => post(`api/rooms/${view.room}/again`, { seats: seats.map(({ token, seal, local }) => ({ token, seal, ...(local ? {} : own) })) }));
    const taken = opened.seats.length ? seats : await sitDown(opened.room, seats, view);
    holdRoom({
      room: opened.room, game: held.game, ...(held.edition ? { edition: held.edition } : {}), ...(held.paper ? { paper: true } : {}), at: 0, phase: 'lobby', round: 0, rounds: 0,
      seats: taken.map(({ seat, token, name, local, contribution }) => ({ seat, token, name, local, contribution })),
    });
    go(`/room/${opened.room}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
    if (view.next && error instanceof ApiError && error.code === 'no_open_seat') go(`/watch/${view.next.room}`);
  }
}

/**
 * Take the same seats in the next room, or others that are free; those that could be taken.
 * @param {string} room
 * @param {(HeldSeat & {seal: string, contribution: string})[]} seats
 * @param {Ended} view
 */
async function sitDown(room, seats, view) {
  const taken = [];
  for (const one of seats) {
    const wish = { name: view.seats[one.seat]?.name ?? '', seal: one.seal, token: one.token };
    const join = (/** @type {object} */ more) => asMyself(own => post(`api/rooms/${room}/join`, { ...wish, ...(one.local ? {} : own), ...more }));
    const joined = await join({ seat: one.seat }).catch(error => {
      if (error instanceof ApiError && error.code === 'seat_taken') return join({});
      throw error;
    });
    taken.push({ ...one, seat: joined.seat });
  }
  return taken;
}
