/** Dailies and challenges: the same dice for many, each alone. What is asked of the server, and parts that screens share. */
import { getText, post } from './api.js';
import { go } from './app.js';
import { toast } from './components.js';
import { h } from './dom.js';
import { currentLanguage, number, t, textOr } from './i18n.js';
import { ensuredKey } from './profile.js';
import { heldRoom, holdRoom, isDark, keptProfile, settings } from './store.js';

/** @typedef {{place: number | null, name: string, points: number | null, parts: Record<string, number>, room: string | null, you: boolean}} Result */
/**
 * @typedef {object} Contest a daily or a challenge as this person may see it
 * @property {string} id
 * @property {string | null} day
 * @property {string | null} kind
 * @property {number | null} number
 * @property {'ink' | 'line'} game
 * @property {any} options
 * @property {'new' | 'running' | 'done' | 'missed'} state
 * @property {string | null} room
 * @property {boolean} sees
 * @property {number} players
 * @property {Result | null} own
 * @property {{luck: number, loss: number, rounds: boolean[]} | null} report
 * @property {number | null} ahead
 * @property {Result | null} master
 * @property {[number, number][]} curve
 * @property {Result[]} best
 * @property {string[][]} rolls
 * @property {Result[]} people
 * @property {boolean} host
 * @property {{day: string, points: number, beaten: boolean}[]} archive
 */
/** @typedef {{id: string, kind: string, game: 'ink' | 'line', options: any, state: Contest['state'], points: number | null, players: number}} Daily */
/** @typedef {{date: string, number: number, today: string, first: string, left: number, contests: Daily[], streak: {now: number, longest: number, days: boolean[]}}} Day */

/** Whether dice are those of a day. @param {string} contest */
export const isDaily = contest => /^\d{4}-\d\d-\d\d-/.test(contest);

/** Where its results are shown. @param {string} contest */
export const contestPath = contest => isDaily(contest) ? `/daily/${contest}` : `/c/${contest}`;

/** Who asks, if they have a profile that the server knows. @param {string} path @param {object} [more] */
export function askAs(path, more = {}) {
  const key = keptProfile()?.key;
  if (!key) return post(path, more);
  return post(path, { key, ...more }).catch(error => {
    if (error.code === 'profile_unknown') return post(path, more);
    throw error;
  });
}

/** Begin or go on with the attempt that counts, or practise; then to the table. @param {string} contest @param {boolean} [practice] */
export async function playContest(contest, practice = false) {
  try {
    const key = await ensuredKey();
    const begun = await post(`api/contests/${encodeURIComponent(contest)}/play`, { key, practice });
    if (!heldRoom(begun.room)) {
      const told = await askAs(`api/contests/${encodeURIComponent(contest)}`);
      holdRoom({ room: begun.room, game: told.game, ...(told.options.edition ? { edition: told.options.edition } : {}), seats: [{ seat: begun.seat, token: begun.token, name: settings().name, local: false }], at: 0, phase: 'play', round: 0, rounds: 0, contest, counted: begun.counted });
    }
    go(`/room/${begun.room}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

/** Words that speak of dice, or of cards where there are none. @param {string} key @param {'ink' | 'line'} game */
export const ofGame = (key, game) => t(game === 'line' ? `${key}_line` : key);

/** What is played at a table; where its dice are a contest's, also whether it counts. @param {string} room @param {string} game */
export function counting(room, game) {
  const held = heldRoom(room);
  return held?.contest ? t(held.counted ? 'contest.counts' : 'contest.practice', { game }) : game;
}

/** What is played, in words. @param {{game: 'ink' | 'line', options: any}} play */
export function playName({ game, options }) {
  if (game === 'line') return t('game.line');
  const name = t(`game.${options.edition}`);
  return options.expansion ? t('ink.with_expansion', { game: name, expansion: textOr(`expansion.${options.expansion}.inside`, options.expansion) }) : name;
}

/** @param {string} day as 2026-11-18 @param {Intl.DateTimeFormatOptions} [style] */
export const dayName = (day, style = { day: 'numeric', month: 'long' }) => new Intl.DateTimeFormat(currentLanguage(), { ...style, timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`));

/** Put a sheet, in Rail Line the table, into a place, once it is there. @param {HTMLElement} place @param {string} room @param {number} [seat] */
export async function showPicture(place, room, seat = 0) {
  try {
    const markup = await getText(`api/rooms/${encodeURIComponent(room)}/sheets/${seat}.svg?theme=${isDark() ? 'dark' : 'light'}`);
    const src = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
    place.append(h('img', { src, alt: '', onload: () => URL.revokeObjectURL(src) }));
  } catch {
    place.classList.add('without-picture'); // its game is closed by now, or not to be seen
  }
}

/** A part of the score. @param {string} game @param {string} expansion @param {string} part */
export function partName(game, expansion, part) {
  if (game === 'line') return textOr(`line.part.${part}`, textOr(`line.good.${part}`, part));
  return textOr(`ink.part.${part === 'exits' ? 'networks' : part === 'expansion' ? expansion : part}`, part);
}

/** The parts that bring anything in any of these. @param {...Record<string, number>} all */
export const partsOf = (...all) => Object.keys(Object.assign({}, ...all)).filter(part => part !== 'joined' && all.some(parts => parts[part]));

/** What the points of a sheet are made of, in a line; nothing where there is no sheet. @param {Result} result */
export const partsLine = ({ parts }) => parts.joined === undefined ? '' : t('daily.parts', { exits: parts.joined, highway: parts.highway ?? 0, railway: parts.railway ?? 0 });

/** Points between two numbers under the curve, and the range from which there are fewer. */
const [TICK, WIDE_RANGE] = [10, 80];
/** Nearer to Master's than so many hundredths of the width no number has room. */
const CLOSE = 24;

/**
 * How many have which points, as a row of posts; the own one stands out.
 * @param {[number, number][]} curve
 * @param {number | null} own
 * @param {number | null} master
 */
export function curveOf(curve, own, master) {
  const all = [...curve.map(([points]) => points), ...(own === null ? [] : [own]), ...(master === null ? [] : [master])];
  const [least, most] = [Math.min(...all) - 1, Math.max(...all) + 1];
  const highest = Math.max(...curve.map(([, many]) => many));
  const at = (/** @type {number} */ points) => 100 * (points - least) / (most - least);
  const step = most - least > WIDE_RANGE ? 2 * TICK : TICK;
  const ticks = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) if (master === null || Math.abs(at(tick) - at(master)) > CLOSE) ticks.push(tick);
  return h('figure.spread', { role: 'img', vars: { '--steps': most - least }, 'aria-label': t('daily.curve', { n: curve.reduce((sum, [, many]) => sum + many, 0), least: least + 1, most: most - 1 }) },
    h('div.posts', { 'aria-hidden': 'true' }, curve.map(([points, many]) => h('i', { class: points === own ? 'own' : own !== null && points > own ? 'beyond' : '', vars: { '--at': `${at(points)}%`, '--high': `${100 * many / highest}%` } })),
      own === null ? null : h('b.own', { vars: { '--at': `${at(own)}%` } }, number(own))),
    h('div.scale', { 'aria-hidden': 'true' }, ticks.map(tick => h('span', { vars: { '--at': `${at(tick)}%` } }, number(tick))),
      master === null ? null : h('i.master', { vars: { '--at': `${at(master)}%` } }), master === null ? null : h('span.master', { vars: { '--at': `${at(master)}%` } }, t('daily.master'), ' ', h('b', {}, number(master)))));
}
