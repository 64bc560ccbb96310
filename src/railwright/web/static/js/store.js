/** What this browser remembers: settings, a profile, seats it holds. A blocked store is an empty one. */

/**
 * notify: whether to be told of one's turn; muted: whether emotes and reminders of others are hidden; address: where
 * others reach this server, as its player knows.
 * @typedef {{
 *   language?: string, theme: 'auto'|'light'|'dark', palette: 'plain'|'distinct', motion: 'auto'|'full'|'none',
 *   sound: boolean, notify: boolean, muted: boolean, name: string, address: string,
 * }} Settings
 */
/** @typedef {{seat: number, token: string, name: string, local: boolean, contribution?: string}} HeldSeat contribution: what the seat adds to the dice */
/**
 * contest: the daily or challenge whose dice these are; counted: whether it is the attempt that counts; paper: whether
 * it is drawn on paper; before: how the game ended that it goes on from; ran_out: how often each seat's time had run out
 * when it was read; fixed: the seals as they were before ours was opened.
 * @typedef {{
 *   room: string, game: 'ink'|'line', edition?: string, seats: HeldSeat[], at: number, phase: string, round: number,
 *   rounds: number, people?: string[], scores?: number[], contest?: string, counted?: boolean, guide?: string,
 *   paper?: boolean, before?: import('../insight/what_if.js').Ending, ran_out?: number[],
 *   fixed?: {commitment: string, seals: (string | null)[]},
 * }} HeldRoom
 */
/** @typedef {{room?: string, step: string, finished: boolean}} GuideProgress step: the one that was shown last */

/** @type {Settings} */
const DEFAULTS = { theme: 'auto', palette: 'plain', motion: 'auto', sound: false, notify: false, muted: false, name: '', address: '' };
/** Finished games that are remembered; those that run are never forgotten. */
const MOST_OVER = 30;

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

/** Whether the page is by night. */
export const isDark = () => {
  const { theme } = settings();
  return theme === 'dark' || theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches;
};

/** @typedef {{key: string, name: string}} KeptProfile key: the only proof of who this is; it leaves the browser in requests alone */

/** Who this is, if they have a profile. @returns {KeptProfile | null} */
export const keptProfile = () => read('profile', /** @type {KeptProfile | null} */ (null));

/** @param {KeptProfile | null} profile */
export function keepProfile(profile) {
  write('profile', profile);
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
  let over = 0;
  const all = [{ ...held, at: Date.now() }, ...heldRooms().filter(other => other.room !== held.room)];
  write('rooms', all.filter(one => one.phase !== 'over' || over++ < MOST_OVER));
}

/** What has become of a room meanwhile; it keeps its place. @param {HeldRoom} held */
export function noteRoom(held) {
  write('rooms', heldRooms().map(other => other.room === held.room ? held : other));
}

/** Hold a room again that was forgotten. @param {HeldRoom} held */
export function bringBackRoom(held) {
  write('rooms', [...heldRooms(), held].sort((a, b) => b.at - a.at));
}

/** @param {string} room */
export function forgetRoom(room) {
  write('rooms', heldRooms().filter(held => held.room !== room));
}

/** @typedef {{round: number, done: string[], undone: string[]}} RoundHistory what was done and taken back in a round, for redo */

/** Of the table that was drawn at last. @param {string} room @param {number | null} seat @param {RoundHistory} history */
export const keepHistory = (room, seat, history) => write('history', { room, seat, history });

/** @param {string} room @param {number | null} seat @param {number} round @returns {RoundHistory | undefined} */
export function keptHistory(room, seat, round) {
  const kept = read('history', /** @type {{room: string, seat: number | null, history: RoundHistory} | null} */ (null));
  return kept?.room === room && kept.seat === seat && kept.history.round === round ? kept.history : undefined;
}

/** How far a guided game has come. @param {string} name @returns {GuideProgress} */
export const guideProgress = name => read('guides', /** @type {Record<string, GuideProgress>} */ ({}))[name] ?? { step: '', finished: false };

/** @param {string} name @param {Partial<GuideProgress>} change */
export function keepGuide(name, change) {
  write('guides', { ...read('guides', {}), [name]: { ...guideProgress(name), ...change } });
}

/** What is kept of the puzzles (puzzles/record.js). @returns {Partial<import('../puzzles/record.js').PuzzleRecord>} */
export const puzzlesKept = () => read('puzzles', {});

/** @param {import('../puzzles/record.js').PuzzleRecord} record */
export const keepPuzzles = record => write('puzzles', record);
