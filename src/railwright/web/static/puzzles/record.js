/** What this browser remembers of its puzzles: rating, days in a row, points missed, what was seen. */
import { keepPuzzles, puzzlesKept } from '../js/store.js';

/** @typedef {{rating: number, deviation: number, volatility: number}} Solver */
/** @typedef {{game: string, level: string}} Wish what is drawn from; no level: whatever suits the rating */
/** @typedef {{solver: Solver, solved: number, missed: number[], days: {last: string, row: number, missed: number}, seen: Record<string, number[]>, wish: Wish}} PuzzleRecord days.missed: of the last day's puzzle */

/** So many results make the mean. */
export const RECENT = 30;
/** So many puzzles of a game do not come again. */
const MOST_SEEN = 1500;
const DAY_MS = 24 * 3600 * 1000;

/** @type {PuzzleRecord} */
const BLANK = { solver: { rating: 1500, deviation: 350, volatility: .06 }, solved: 0, missed: [], days: { last: '', row: 0, missed: 0 }, seen: {}, wish: { game: 'base', level: '' } };

/** @returns {PuzzleRecord} */
export const record = () => ({ ...BLANK, ...puzzlesKept() });

/** @param {Partial<PuzzleRecord>} change */
const keep = change => keepPuzzles({ ...record(), ...change });

/** @param {Wish} wish */
export const keepWish = wish => keep({ wish });

/** Game and number out of a name such as base-lava-17. @param {string} name @returns {[string, number]} */
export function partsOfName(name) {
  const at = name.lastIndexOf('-');
  return [name.slice(0, at), Number(name.slice(at + 1))];
}

/** Whether a puzzle was answered before. @param {string} name */
export function wasSeen(name) {
  const [game, number] = partsOfName(name);
  return record().seen[game]?.includes(number) ?? false;
}

/** Days in a row until a day; a day that was left out ends them. @param {string} date */
export function rowUntil(date) {
  const { days } = record();
  return days.last === date || days.last === dayBefore(date) ? days.row : 0;
}

/** The puzzle of a day as it went, if it was answered. @param {string} date @returns {number | null} points missed */
export const missedOn = date => record().days.last === date ? record().days.missed : null;

/** The mean of the latest points missed; null before the first. */
export function meanMissed() {
  const { missed } = record();
  return missed.length ? missed.reduce((sum, one) => sum + one, 0) / missed.length : null;
}

/**
 * An answer that counts.
 * @param {string} name
 * @param {number} missed
 * @param {Solver} solver the rating after it
 * @param {string | null} date of the puzzle of the day
 */
export function noteAnswer(name, missed, solver, date) {
  const before = record();
  const [game, number] = partsOfName(name);
  const days = date && before.days.last !== date ? { last: date, row: rowUntil(date) + 1, missed } : before.days;
  keep({
    solver, days, solved: before.solved + 1,
    missed: [...before.missed, missed].slice(-RECENT),
    seen: { ...before.seen, [game]: [...before.seen[game] ?? [], number].slice(-MOST_SEEN) },
  });
}

/** @param {string} date as 2026-11-18 */
const dayBefore = date => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
