/** A room: the live line, the seats this device plays, the lobby, and then the table of the game. */
import { gameName } from '../../ink/words.js';
import { gameData, get, post, postForText } from '../api.js';
import { go } from '../app.js';
import { button, copy, seatsList, toast } from '../components.js';
import { fill, h, loadStyles, svg } from '../dom.js';
import { currentLanguage, loadTexts, t } from '../i18n.js';
import { Live } from '../live.js';
import { Offers, nextOffer } from '../offers.js';
import { fairLine } from '../proof.js';
import { botLevel } from '../rooms.js';
import { newSeal, openSeals } from '../seals.js';
import { changeSettings, forgetRoom, heldRoom, holdRoom, settings } from '../store.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Presence} Presence */
/** @typedef {import('../store.js').HeldSeat} HeldSeat */

/** The tables; a module brings texts and styles of its own. @type {Record<string, () => Promise<{table: import('../types.js').TableModule}>>} */
const TABLES = {
  ink: () => import('../../ink/table.js'),
  line: () => import('../../line/table.js'),
};
const MOST_NAME = 40;

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('app.name'),
  texts: ['fair'],
  styles: ['css/room.css', 'css/fair.css'],
  async show(root, { params, path }) {
    const room = (params.room ?? '').toUpperCase();
    const watching = path.startsWith('/watch');
    const held = watching ? [] : heldRoom(room)?.seats ?? [];
    if (!held.length && !watching) {
      await showEntrance(root, room);
      return undefined;
    }
    return enter(root, room, held, await gameData());
  },
};

/** Somebody comes by link: take a seat, or watch. @param {HTMLElement} root @param {string} room */
async function showEntrance(root, room) {
  const info = await get(`api/rooms/${encodeURIComponent(room)}`);
  const data = await gameData();
  if (info.game === 'ink') await loadTexts(['ink', 'expansion']);
  const game = info.game === 'ink' ? gameName(info.options, info.seats.length) : t('game.line');
  const open = info.seats.filter((/** @type {{kind: string}} */ seat) => seat.kind === 'open').length;
  const name = h('input.field', { id: 'name', maxlength: MOST_NAME, autocomplete: 'nickname', value: settings().name });
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const own = name.value.trim() || t('seats.guest');
      changeSettings({ name: name.value.trim() });
      const { contribution, seal } = await newSeal();
      const seat = await post(`api/rooms/${encodeURIComponent(room)}/join`, { name: own, seal });
      holdRoom({ room, game: info.game, edition: info.options.edition, seats: [{ seat: seat.seat, token: seat.token, name: own, local: false, contribution }], at: 0, phase: 'lobby', round: 0, rounds: 0 });
      go(`/room/${room}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  };
  fill(root, h('div.wrap.narrow.lobby', {},
    h('h1.title-1', {}, t('lobby.invited', { room })),
    h('p', {}, game),
    seatsList(info.seats, number => seatWord(info.seats[number], info.game, data)),
    open ? h('form.join-form', { onsubmit: join }, h('label.label', { for: 'name' }, t('lobby.your_name')), h('div.code', {}, name, h('button.btn.primary', { type: 'submit' }, t('lobby.sit_down')))) : h('p.notice', {}, t('lobby.full')),
    h('p', {}, button(t('lobby.watch'), { href: `#/watch/${room}` })),
    fairLine(() => info)));
}

/** @param {{kind: string, bot?: string | null}} seat @param {'ink' | 'line'} game @param {import('../types.js').GameData} data */
function seatWord(seat, game, data) {
  return seat.kind === 'bot' ? botLevel(data, game, seat.bot) : seat.kind === 'open' ? t('seats.by_link') : '';
}

/**
 * @param {HTMLElement} root
 * @param {string} room
 * @param {HeldSeat[]} held
 * @param {import('../types.js').GameData} data
 */
function enter(root, room, held, data) {
  /** @type {Table | undefined} */
  let table;
  /** @type {Promise<void> | undefined} */
  let making;
  /** @type {Presence[]} */
  let presence = [];
  /** @type {Map<number | null, any>} */
  const views = new Map();
  let closed = false;
  const line = h('div.connection', { role: 'status', hidden: true });
  const standIn = h('div.stand-in', { role: 'status', hidden: true });
  const offers = new Offers();
  const place = h('div');
  root.append(line, standIn, offers.element, place);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let offering;

  const { protocol, host } = location;
  const live = new Live({
    url: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/rooms/${encodeURIComponent(room)}/live`,
    tokens: held.map(seat => seat.token),
    language: currentLanguage(),
    handlers: {
      view(seat, view) {
        views.set(seat, view);
        remember(room, view);
        if (view.fair.asked) void openSeals(room, view.fair, message => live.send(message));
        showStandIn(standIn, view, held, message => live.send(message));
        if (view.phase === 'lobby') showLobby(place, room, view, data, presence, held, message => live.send(message));
        else if (table) table.update(seat, view);
        else making ??= make(view.game);
      },
      presence(seats) {
        presence = seats;
        const view = [...views.values()][0];
        offers.show(seats, seat => view?.seats[seat]?.name ?? '');
        if (table) table.presence(seats);
        else if (view?.phase === 'lobby') showLobby(place, room, view, data, presence, held, message => live.send(message));
        offerLater();
      },
      state(state) {
        line.hidden = state === 'open' || state === 'closed';
        fill(line, h('span.dots'), t(state === 'lost' ? 'room.lost' : 'room.connecting'));
        table?.line(state);
      },
      gone(code, text) {
        if (code === 'room_unknown' || code === 'room_expired') forgetRoom(room);
        leave();
        document.body.classList.remove('at-table');
        standIn.hidden = true;
        offers.element.hidden = true;
        place.className = '';
        fill(place, h('div.center-screen', {}, h('h1.title-1', {}, t('error.title')), h('p', {}, text), button(t('nav.home'), { kind: 'primary', href: '#/' })));
      },
    },
  });

  /** A seat that has been away for long enough may be offered to a bot, without anybody's coming or going. */
  function offerLater() {
    clearTimeout(offering);
    const wait = nextOffer(presence);
    if (wait !== null) offering = setTimeout(() => { table?.presence(presence); offerLater(); }, wait + 50);
  }

  /** @param {string} game */
  async function make(game) {
    const module = (await /** @type {() => Promise<{table: import('../types.js').TableModule}>} */ (TABLES[game])()).table;
    await Promise.all([loadTexts(module.texts), ...module.styles.map(loadStyles)]);
    if (closed) return;
    fill(place);
    const made = await module.create({ root: place, room, held, send: message => live.send(message) });
    table = made;
    for (const [seat, view] of views) made.update(seat, view);
    made.presence(presence);
    made.line(live.state);
  }

  const wake = () => { if (!document.hidden) live.hurry(); };
  document.addEventListener('visibilitychange', wake);

  function leave() {
    closed = true;
    clearTimeout(offering);
    offers.stop();
    document.removeEventListener('visibilitychange', wake);
    live.close();
    table?.close();
    table = undefined;
  }
  return leave;
}

/**
 * A bot has taken a seat of ours over while we were away: offer it back.
 * @param {HTMLElement} place
 * @param {any} view
 * @param {HeldSeat[]} held
 * @param {(message: import('../types.js').Message) => Promise<import('../types.js').Message>} send
 */
function showStandIn(place, view, held, send) {
  const lost = view.phase === 'over' ? undefined : held.find(one => view.seats[one.seat]?.kind === 'bot');
  place.hidden = !lost;
  if (lost) fill(place, t('room.stand_in', { name: lost.name }), button(t('room.take_back'), { kind: 'accent', onclick: () => void send({ type: 'seat', seat: lost.seat, to: lost.seat, kind: 'human' }) }));
}

/** Keep what the start page shows of this game. @param {string} room @param {any} view */
function remember(room, view) {
  const held = heldRoom(room);
  if (!held) return;
  holdRoom({ ...held, phase: view.phase, round: view.round ?? view.cards_laid ?? 0, rounds: view.rounds ?? 0 });
}

/**
 * Waiting for the others: link, code, picture code, seats.
 * @param {HTMLElement} place
 * @param {string} room
 * @param {any} view
 * @param {import('../types.js').GameData} data
 * @param {Presence[]} presence
 * @param {HeldSeat[]} held
 * @param {(message: import('../types.js').Message) => Promise<import('../types.js').Message>} send
 */
function showLobby(place, room, view, data, presence, held, send) {
  const url = `${location.origin}/r/${room}`;
  const state = (/** @type {number} */ number) => {
    const seat = view.seats[number];
    if (seat.kind === 'bot' || seat.kind === 'open') return seatWord(seat, view.game, data);
    return presence.find(one => one.seat === number)?.connected ? t('lobby.here') : t('seats.away');
  };
  const own = held[0];
  if (view.fair.asked) {
    fill(place, h('div.center-screen.fair-opening', { role: 'status' }, h('p', {}, t('fair.opening'))));
    return;
  }
  fill(place, h('div.wrap.lobby.two', {},
    h('section', {},
      h('h1.title-1', {}, t('lobby.title')),
      h('p', {}, t('lobby.why')),
      h('p.roomcode', { 'aria-label': t('lobby.code', { room: [...room].join(' ') }) }, inGroups(room).map(group => h('span', {}, group))),
      h('div.code', {}, h('input.field', { readonly: true, value: url, 'aria-label': t('lobby.link'), onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }), button(t('lobby.copy'), { icon: 'copy', onclick: () => void copy(url) })),
      seatsList(view.seats, state),
      own ? button(t('lobby.start'), { kind: 'primary', onclick: async () => { const answer = await send({ type: 'start', seat: own.seat }); if (answer.type === 'refused') toast(answer.text); } }) : null,
      own ? h('p.cap', {}, t('lobby.start_why')) : null,
      fairLine(() => view)),
    invitation(room)));
}

/** A long code in two halves, which are easier to read aloud and to type. @param {string} room */
const inGroups = room => room.length > 6 ? [room.slice(0, room.length / 2), room.slice(room.length / 2)] : [room];

/** The picture code of each room, asked for once. @type {Map<string, Promise<string>>} */
const codes = new Map();

/** The link for phones that stand by; without an answer the link above must do. @param {string} room */
function invitation(room) {
  const figure = h('figure.qr', {}, h('figcaption.cap', {}, t('lobby.qr_why')));
  const asked = codes.get(room) ?? postForText(`api/rooms/${room}/invitation.svg`, { origin: location.origin });
  codes.set(room, asked);
  asked.then(markup => {
    const code = svg(markup);
    code.setAttribute('role', 'img');
    code.setAttribute('aria-label', t('lobby.qr'));
    figure.prepend(code);
  }).catch(() => {
    codes.delete(room);
    figure.remove();
  });
  return figure;
}
