/** What the seats of this device add to the dice: drawn and sealed here, told when all seals are fixed. */
import { sealOf } from './fair.js';
import { hexOf } from './hash.js';
import { heldRoom, holdRoom } from './store.js';

/** @typedef {import('./types.js').Message} Message */

const BYTES = 32;
const TOO_LATE = 'reveal_too_late';
/** A server that cannot store at the moment is asked again. */
const AGAIN_MS = 1000;
/** Seals that are being opened, by room and seat. */
const opening = new Set();

/** A secret that nobody can guess. */
export const newSecret = () => hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));

/** A secret of one's own, and what may be told of it for now. */
export async function newSeal() {
  const contribution = newSecret();
  return { contribution, seal: await sealOf(contribution) };
}

/**
 * The server asks for what was sealed. It is told once the commitment and all seals are kept here: nobody can change them then.
 * @param {string} room
 * @param {import('./fair.js').FairView} fair
 * @param {(message: Message) => Promise<Message>} send
 */
export async function openSeals(room, fair, send) {
  const { commitment } = fair;
  const seals = fair.seats.map(seat => seat.seal);
  for (const { seat, contribution } of heldRoom(room)?.seats ?? []) {
    const key = `${room} ${seat}`;
    if (!contribution || !commitment || fair.seats[seat]?.part !== 'awaited' || opening.has(key)) continue;
    opening.add(key);
    if (await sealOf(contribution) !== seals[seat]) continue;
    const held = heldRoom(room);
    if (held) holdRoom({ ...held, fixed: held.fixed ?? { commitment, seals } });
    const answer = await send({ type: 'reveal', seat, contribution });
    opening.delete(key);
    if (answer.code === TOO_LATE) forgetFixed(room);
    else if (answer.type === 'refused') setTimeout(() => void openSeals(room, fair, send), AGAIN_MS);
  }
}

/** Our contribution came too late: the seat is marked as silent, and there is nothing of our own to look for. @param {string} room */
function forgetFixed(room) {
  const { fixed, ...held } = heldRoom(room) ?? {};
  if (fixed) holdRoom(/** @type {import('./store.js').HeldRoom} */ (held));
}

/** What this device knows of a room's dice by itself. @param {string} room @returns {import('./fair.js').Fixed | null} */
export function fixedIn(room) {
  const held = heldRoom(room);
  if (!held?.fixed) return null;
  return { ...held.fixed, own: Object.fromEntries(held.seats.flatMap(({ seat, contribution }) => contribution ? [[seat, contribution]] : [])) };
}
