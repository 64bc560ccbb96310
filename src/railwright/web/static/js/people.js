/** What people are called: whoever sits alone at this device is "you", everybody else has a name. */
import { t } from './i18n.js';
import { heldRoom } from './store.js';

/** The seat of the person who is spoken to; null where several share the device, and for who watches. @param {number[]} mine seats of this device */
export const onlyOne = mine => mine.length === 1 ? mine[0] ?? null : null;

/** The same for a room that this browser may hold. @param {string} room */
export const yourSeat = room => onlyOne(heldRoom(room)?.seats.map(held => held.seat) ?? []);

/** @param {{name: string}[]} seats @param {number} seat @param {number | null} you */
export const called = (seats, seat, you) => seat === you ? t('seats.you') : seats[seat]?.name ?? '';

/** The name in a list of all who are there, where one looks for oneself by one's name. @param {{name: string}} seat @param {boolean} yours */
export const listed = (seat, yours) => yours ? t('seats.name_you', { name: seat.name }) : seat.name;
