/** Beginning a guided game, or taking it up where it was left. */
import { gameData } from '../js/api.js';
import { go } from '../js/app.js';
import { toast } from '../js/components.js';
import { openRoom, quickSeats } from '../js/rooms.js';
import { guideProgress, heldRoom, keepGuide } from '../js/store.js';
import { guideOf } from './guides.js';

/** The room of a guided game that was begun and is not over. @param {string} name */
export function runningGuide(name) {
  const { room, finished } = guideProgress(name);
  return room && !finished && heldRoom(room) ? room : null;
}

/** @param {string} name */
export async function beginGuide(name) {
  try {
    const guide = await guideOf(name);
    const room = runningGuide(name) ?? (guide ? await openFor(name, guide) : null);
    if (room) go(`/room/${room}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

/** @param {string} name @param {import('./types.js').Guide} guide */
async function openFor(name, { game, options, opponents, bot, seed }) {
  const [me, ...others] = quickSeats(await gameData(), game);
  const seats = [me, ...others.slice(0, opponents).map(seat => ({ ...seat, bot }))].filter(seat => seat !== undefined);
  const room = await openRoom({ game, options, seats, seed, guide: name });
  keepGuide(name, { room, step: '', finished: false });
  return room;
}
