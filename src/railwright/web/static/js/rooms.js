/** Opening a room: asks the server and keeps the tokens and contributions of the seats that this device holds. */
import { post } from './api.js';
import { h } from './dom.js';
import { currentLanguage, t } from './i18n.js';
import { asMyself } from './profile.js';
import { newSeal } from './seals.js';
import { holdRoom, settings } from './store.js';

/** @typedef {{kind: 'me' | 'local' | 'open' | 'bot', name: string, bot?: string}} NewSeat */
/** @typedef {{game: 'ink' | 'line', options: Record<string, unknown>, seats: NewSeat[], time_limit?: number | null, seed?: string, guide?: string, deck?: string, paper?: boolean, open_to?: 'invited' | 'anybody' | 'match'}} NewRoom */

/** Letters of a player's name. */
export const MOST_NAME = 40;

/**
 * @param {NewRoom} wanted
 * @returns {Promise<string>} the code of the room
 */
export async function openRoom({ guide, ...wanted }) {
  const sealed = await Promise.all(wanted.seats.map(({ kind }) => !wanted.seed && (kind === 'me' || kind === 'local') ? newSeal() : null));
  const seats = wanted.seats.map((seat, number) => sealed[number] ? { ...seat, seal: sealed[number].seal } : seat);
  const opened = await asMyself(own => post('api/rooms', { ...wanted, seats: seats.map(seat => seat.kind === 'me' ? { ...seat, ...own } : seat) }));
  holdRoom({
    room: opened.room, game: wanted.game, at: 0, phase: 'lobby', round: 0, rounds: 0,
    ...(typeof wanted.options.edition === 'string' ? { edition: wanted.options.edition } : {}),
    ...(guide ? { guide } : {}),
    ...(wanted.paper ? { paper: true } : {}),
    seats: opened.seats.map((/** @type {{seat: number, token: string}} */ { seat, token }) => ({ seat, token, name: wanted.seats[seat]?.name ?? '', local: wanted.seats[seat]?.kind === 'local', ...(sealed[seat] ? { contribution: sealed[seat].contribution } : {}) })),
  });
  return opened.room;
}

/**
 * Take an open seat of a room and keep its token.
 * @param {string} room @param {'ink' | 'line'} game @param {string} edition empty where the game has none @param {string} name
 */
export async function takeSeat(room, game, edition, name) {
  const { contribution, seal } = await newSeal();
  const { seat, token } = await asMyself(own => post(`api/rooms/${encodeURIComponent(room)}/join`, { name, seal, ...own }));
  holdRoom({ room, game, ...(edition ? { edition } : {}), seats: [{ seat, token, name, local: false, contribution }], at: 0, phase: 'lobby', round: 0, rounds: 0 });
}

/**
 * The sets of dice of a draft, one for each player; none where all are of the sheets' edition.
 * @param {string} edition
 * @param {number} players
 * @param {number | null | undefined} challenge how many are of Challenge
 */
export function poolOf(edition, players, challenge) {
  if (challenge === null || challenge === undefined || challenge === (edition === 'challenge' ? players : 0)) return [];
  return Array.from({ length: players }, (_, i) => i < players - challenge ? 'base' : 'challenge');
}

/** The bot that the server proposes for a game. @param {import('./types.js').GameData} data @param {'ink' | 'line'} game */
export function defaultBot(data, game) {
  /** @type {import('./types.js').Bot[]} */
  const bots = data[game].bots;
  return (bots.find(bot => bot.default) ?? bots[0])?.id ?? '';
}

/** Me against two bots. @param {import('./types.js').GameData} data @param {'ink' | 'line'} game @returns {NewSeat[]} */
export function quickSeats(data, game) {
  const bot = defaultBot(data, game);
  return [{ kind: 'me', name: settings().name }, ...data.bot_names.slice(0, 2).map(name => ({ kind: /** @type {const} */ ('bot'), name, bot }))];
}

/**
 * "Strong bot", with what that means when pointed at; just "Bot" where the server has no level to offer by that name.
 * @param {import('./types.js').GameData} data
 * @param {'ink' | 'line'} game
 * @param {string | null | undefined} id
 */
export function botLevel(data, game, id) {
  /** @type {import('./types.js').Bot[]} */
  const bots = data[game].bots;
  const bot = bots.find(one => one.id === id);
  if (!bot) return h('span.bot-level', {}, t('seats.bot'));
  const { name, sentence } = botWords(bot);
  return h('span.bot-level', { title: sentence }, t('seats.bot_level', { level: name }));
}

/** A bot with its sentence, in the person's language. @param {import('./types.js').Bot} bot */
export const botWords = bot => ({ name: bot.name[currentLanguage()], sentence: bot.sentence[currentLanguage()] });
