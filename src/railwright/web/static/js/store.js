/** What this browser remembers: settings, seats it holds, the best of today. A blocked store is an empty one. */

/** @typedef {{language?: string, theme: 'auto'|'light'|'dark', palette: 'plain'|'distinct', motion: 'auto'|'full'|'none', sound: boolean, name: string}} Settings */
/** @typedef {{seat: number, token: string, name: string, local: boolean, contribution?: string}} HeldSeat contribution: what the seat adds to the dice */
/** @typedef {{room: string, game: 'ink'|'line', edition?: string, seats: HeldSeat[], at: number, phase: string, round: number, rounds: number, day?: string, fixed?: {commitment: string, seals: (string | null)[]}}} HeldRoom fixed: the seals as they were before ours was opened */

/** @type {Settings} */
const DEFAULTS = { theme: 'auto', palette: 'plain', motion: 'auto', sound: false, name: '' };
const MOST_ROOMS = 30;

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
function read(key, otherwise) {
  try {
    const text = localStorage.getItem(`railwright.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
  try {
    localStorage.setItem(`railwright.${key}`, JSON.stringify(value));
  } catch {
    // Without a store the page still plays; it only forgets.
  }
}

/** @returns {Settings} */
export const settings = () => ({ ...DEFAULTS, ...read('settings', {}) });

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
  write('settings', { ...settings(), ...change });
  applySettings();
}

/** Put the settings on the page. */
export function applySettings() {
  const { theme, palette, motion } = settings();
  const { dataset } = document.documentElement;
  for (const [name, value, plain] of /** @type {const} */ ([['theme', theme, 'auto'], ['palette', palette, 'plain'], ['motion', motion, 'auto']])) {
    if (value === plain) delete dataset[name];
    else dataset[name] = value;
  }
}

/** The rooms in which this browser holds a seat, the latest first. @returns {HeldRoom[]} */
export const heldRooms = () => read('rooms', /** @type {HeldRoom[]} */ ([]));

/** @param {string} room @returns {HeldRoom | undefined} */
export const heldRoom = room => heldRooms().find(held => held.room === room);

/**
 * Remember a room, or what became of it.
 * @param {HeldRoom} held
 */
export function holdRoom(held) {
  write('rooms', [{ ...held, at: Date.now() }, ...heldRooms().filter(other => other.room !== held.room)].slice(0, MOST_ROOMS));
}

/** @param {string} room */
export function forgetRoom(room) {
  write('rooms', heldRooms().filter(held => held.room !== room));
}

/**
 * The best score with the dice of a day; a better one is kept.
 * @param {string} day
 * @param {number} [score]
 * @returns {number | null}
 */
export function bestOf(day, score) {
  const kept = read('best', /** @type {{day: string, score: number} | null} */ (null));
  const best = kept?.day === day ? kept.score : null;
  if (score === undefined || (best !== null && best >= score)) return best;
  write('best', { day, score });
  return score;
}
