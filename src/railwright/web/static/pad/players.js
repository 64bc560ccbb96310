/** The sheets of all players of a game on paper, one after the other; they stay in this browser. Pure state and its store. */
import { blank, fromQuery, toQuery } from './note.js';

/** @typedef {import('./note.js').Note} Note */
/** @typedef {{name: string, note: Note}} PlayerSheet */
/** @typedef {{sheets: PlayerSheet[], current: number, star: number | null, table: string}} PaperGame table: whose dice they had, a companion's or nobody's */

const KEPT = 'railwright.pad';
export const MOST_SHEETS = 12;
const MOST_NAME = 24;
const TABLE = /^[0-9A-Za-z]{1,16}$/;

/** @param {Note} note @param {string} [name] @param {string} [table] @returns {PaperGame} */
export const gameOf = (note, name = '', table = '') => ({ sheets: [{ name, note }], current: 0, star: null, table });

/** @param {PaperGame} game @returns {Note} */
export const currentNote = game => game.sheets[game.current]?.note ?? blank();

/** @param {PaperGame} game @param {Partial<PlayerSheet>} change @param {number} [sheet] @returns {PaperGame} */
export const changed = (game, change, sheet = game.current) => ({ ...game, sheets: game.sheets.map((one, index) => index === sheet ? { ...one, ...change } : one) });

/** The same with the mark of the most travellers on one sheet, or on none; the very same where nothing changes. @param {PaperGame} game @param {number | null} most @returns {PaperGame} */
export const withMost = (game, most) => game.sheets.every(({ note }, sheet) => note.line.most === (sheet === most)) ? game
  : { ...game, sheets: game.sheets.map((one, sheet) => ({ ...one, note: { ...one.note, line: { ...one.note.line, most: sheet === most } } })) };

/** A further player. @param {PaperGame} game @param {Note} note @param {string} [name] @returns {PaperGame} */
export const added = (game, note, name = '') => ({ ...game, sheets: [...game.sheets, { name, note }], current: game.sheets.length });

/** @param {PaperGame} game @param {number} sheet @returns {PaperGame} */
export const removed = (game, sheet) => ({ ...game, sheets: game.sheets.filter((_, index) => index !== sheet), current: Math.max(0, game.current - Number(sheet <= game.current)), star: null });

/** Whether nothing is written. @param {Note} note */
const isEmpty = ({ game, ink, line }) => game === 'ink' ? !Object.keys(ink.drawn).length && !ink.lines.length : !Object.values(line.boxes).some(Boolean);

/** What sheets of one game have in common. @param {Note} note */
const kindOf = ({ game, ink, line }) => game === 'ink' ? `${ink.edition} ${ink.expansion}` : String(line.sheet);

/**
 * A sheet that came by a link: it is shown if it is there already, fills an empty sheet, or is that of a further player.
 * One of another game begins that game; the sheets before it are for the caller to put away.
 * @param {PaperGame} game @param {Note} note @param {string} name
 * @param {string} [table] whose dice it had, where that is known
 * @returns {PaperGame}
 */
export function received(game, note, name, table = '') {
  const elsewhere = table !== '' && table !== game.table;
  const known = game.sheets.findIndex(one => toQuery(one.note) === toQuery(note));
  if (known >= 0 && !elsewhere) return { ...game, current: known };
  if (elsewhere || game.sheets.some(one => !isEmpty(one.note) && kindOf(one.note) !== kindOf(note))) return gameOf(note, name, table);
  const empty = game.sheets.findIndex(one => isEmpty(one.note));
  if (empty >= 0) return { ...changed(game, { note, name }, empty), current: empty };
  return game.sheets.length < MOST_SHEETS ? added(game, note, name) : changed(game, { note, name });
}

/** The pad that a companion leads to: the one of its game, or a blank one. @param {PaperGame} game @param {Note} blank_ @param {string} table @returns {PaperGame} */
export const begun = (game, blank_, table) => game.table === table ? game : gameOf(blank_, '', table);

/** Whether a game has sheets that would be missed. @param {PaperGame} game */
export const hasSheets = game => game.sheets.some(one => !isEmpty(one.note));

/** A name out of a link or a field. @param {string | null} text */
export const nameFrom = text => (text ?? '').trim().slice(0, MOST_NAME);

/** The table that a link names. @param {string | null | undefined} text */
export const tableFrom = text => TABLE.test(text ?? '') ? text ?? '' : '';

/** What was last written for a game, or for whichever was last. @param {'ink' | 'line'} [which] @returns {PaperGame} */
export function kept(which) {
  try {
    const game = which ?? (new URLSearchParams(localStorage.getItem(KEPT) ?? '').get('game') === 'line' ? 'line' : 'ink');
    return read(localStorage.getItem(`${KEPT}.${game}`) ?? '', game);
  } catch {
    return gameOf({ ...blank(), game: which ?? 'ink' });
  }
}

/** @param {string} text @param {'ink' | 'line'} game @returns {PaperGame} */
function read(text, game) {
  // a sheet alone is what earlier versions kept
  const told = text.startsWith('{') ? JSON.parse(text) : { sheets: [{ name: '', sheet: text }], current: 0 };
  const sheets = told.sheets.slice(0, MOST_SHEETS).map((/** @type {{name: string, sheet: string}} */ one) => (
    { name: nameFrom(one.name), note: fromQuery(new URLSearchParams(one.sheet)) ?? { ...blank(), game } }));
  if (!sheets.length) return gameOf({ ...blank(), game });
  return { sheets, current: Math.min(Math.max(0, Number(told.current) || 0), sheets.length - 1), star: null, table: tableFrom(told.table) };
}

/** @param {PaperGame} game */
const written = ({ sheets, current, table }) => JSON.stringify({ sheets: sheets.map(one => ({ name: one.name, sheet: toQuery(one.note) })), current, table });

/** @param {PaperGame} game */
export function keep(game) {
  const note = currentNote(game);
  try {
    localStorage.setItem(KEPT, toQuery(note));
    localStorage.setItem(`${KEPT}.${note.game}`, written(game));
  } catch {
    // Without a store the pad still counts; it only forgets.
  }
}

/** Keep the sheets that another game has taken the place of. @param {PaperGame} game */
export function putAway(game) {
  try {
    localStorage.setItem(`${KEPT}.${currentNote(game).game}.before`, written(game));
  } catch {
    // As above.
  }
}

/** The sheets that were put away, if any. @param {'ink' | 'line'} game @returns {PaperGame | null} */
export function before(game) {
  try {
    const text = localStorage.getItem(`${KEPT}.${game}.before`);
    return text ? read(text, game) : null;
  } catch {
    return null;
  }
}
