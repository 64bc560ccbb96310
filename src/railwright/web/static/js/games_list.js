/** The games in which this browser holds a seat: with whom, how they stand, whose turn it is; all of them are within reach. */
import { ApiError, get } from './api.js';
import { button, mark } from './components.js';
import { isDaily, showPicture } from './contests.js';
import { fill, h } from './dom.js';
import { currentLanguage, number, t } from './i18n.js';
import { called, onlyOne } from './people.js';
import { bringBackRoom, forgetRoom, heldRoom, heldRooms, isDark, noteRoom } from './store.js';

/** @typedef {import('./store.js').HeldRoom} HeldRoom */

/** So many stand open; the rest is one tap away. */
const MOST_RUNNING = 6;
const MOST_OVER = 3;
const GONE = ['room_unknown', 'room_expired', 'room_closed'];

export function gamesList() {
  const all = heldRooms();
  const running = all.filter(held => held.phase !== 'over');
  const over = all.filter(held => held.phase === 'over');
  const shown = [...running.slice(0, MOST_RUNNING), ...over.slice(0, MOST_OVER)];
  const rest = all.filter(held => !shown.includes(held));
  const more = h('details.more-games', { ontoggle: () => { if (!more.querySelector('ul')) more.append(list(rest)); } }, h('summary', {}, t('home.more_games', { n: rest.length })));
  return h('section.my-games', { 'aria-labelledby': 'running' }, h('h2', { id: 'running' }, t('home.running')),
    shown.length ? list(shown) : h('p', {}, t('home.nothing_running')), rest.length ? more : null);
}

/** @param {HeldRoom[]} games */
const list = games => h('ul.run', {}, games.map(held => {
  const row = h('li');
  showRow(row, held);
  if (held.phase !== 'over') void renew(row, held);
  return row;
}));

/** The game may have gone on without us. @param {HTMLElement} row @param {HeldRoom} held */
async function renew(row, held) {
  try {
    const info = await get(`api/rooms/${encodeURIComponent(held.room)}`);
    const kept = heldRoom(held.room); // it may have been forgotten or played on while we asked
    if (!kept) return;
    const now = { ...kept, phase: info.phase, people: info.seats.map((/** @type {{name: string}} */ seat) => seat.name), scores: info.scores };
    noteRoom(now);
    if (['lobby', 'over'].some(phase => (now.phase === phase) !== (held.phase === phase))) showRow(row, now);
    row.querySelector('.told')?.replaceWith(told(now));
    const yours = info.waits_for.some((/** @type {number} */ seat) => now.seats.some(own => own.seat === seat));
    for (const turn of row.querySelectorAll('.your-turn')) turn.textContent = yours ? t('home.your_turn') : '';
  } catch (error) {
    if (!(error instanceof ApiError) || !GONE.includes(error.code)) return;
    forgetRoom(held.room);
    fill(row, h('p', {}, error.message));
  }
}

/** @param {HTMLElement} row @param {HeldRoom} held */
function showRow(row, held) {
  const over = held.phase === 'over';
  fill(row, picture(held), told(held),
    h('span.go-on', {},
      button(t(over ? 'home.look' : 'home.continue'), { href: `#/room/${held.room}`, 'aria-label': t(over ? 'home.look_room' : 'home.continue_room', { room: held.room }) }),
      ' ', h('span.your-turn')),
    button('', { kind: 'quiet', icon: 'close', 'aria-label': t('home.forget', { room: held.room }), onclick: () => forget(row, held) }));
}

/** What is told of a game: replaced by itself, so that no button goes away under a finger. @param {HeldRoom} held */
function told(held) {
  const name = t(held.game === 'line' ? 'game.line' : `game.${held.edition ?? 'base'}`);
  return h('div.told', {}, h('b', {}, held.paper ? `${name}, ${t('home.on_paper')}` : held.contest ? `${name}, ${t(isDaily(held.contest) ? 'home.daily' : 'home.challenge')}` : name),
    people(held), h('span', {}, [stateOf(held), dateOf(held)].filter(Boolean).join(' · ')));
}

/** Forgotten at once, and brought back as easily: the seat's key is kept until the person leaves. @param {HTMLElement} row @param {HeldRoom} held */
function forget(row, held) {
  forgetRoom(held.room);
  const back = button(t('home.bring_back'), { onclick: () => { bringBackRoom(held); showRow(row, held); row.querySelector('a')?.focus(); if (held.phase !== 'over') void renew(row, held); } });
  fill(row, h('p', { role: 'status' }, t('home.forgotten', { room: held.room })), back);
  back.focus();
}

/** A small picture of the own sheet, in Rail Line of the table. @param {HeldRoom} held */
function picture(held) {
  const frame = h('span.thumb', { 'aria-hidden': 'true' });
  if (held.phase === 'lobby' || held.paper) return frame;
  const src = `api/rooms/${encodeURIComponent(held.room)}/sheets/${held.seats[0]?.seat ?? 0}.svg?theme=${isDark() ? 'dark' : 'light'}`;
  if (held.contest) void showPicture(frame, held.room, held.seats[0]?.seat ?? 0);
  else frame.append(h('img', { src, alt: '', loading: 'lazy', onerror: (/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target).remove() }));
  return frame;
}

/** Everybody with their points. @param {HeldRoom} held */
function people({ people: names = [], scores = [], seats, phase }) {
  const you = onlyOne(seats.map(own => own.seat));
  const everybody = names.map(name => ({ name }));
  return h('span.who', {}, everybody.map((seat, i) => seat.name ? h('span', {}, mark(i), ` ${called(everybody, i, you)}`, phase === 'lobby' || scores[i] === undefined ? null : h('em.num', {}, ` ${number(scores[i])}`)) : null));
}

/** @param {HeldRoom} held */
function stateOf({ room, phase, round, rounds }) {
  if (phase === 'over') return t('home.finished', { room });
  if (phase === 'lobby') return t('home.waiting', { room });
  return rounds && round <= rounds ? t('home.at_round', { room, n: round, of: rounds }) : t('home.at_table', { room });
}

/** @param {HeldRoom} held */
const dateOf = ({ at }) => at ? new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(at) : '';
