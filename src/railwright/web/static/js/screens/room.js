/** A room: the live line, the seats this device plays, the lobby, and then the table of the game. */
import { gameName } from '../../ink/words.js';
import { againOffer } from '../again.js';
import { gameData, get } from '../api.js';
import { go } from '../app.js';
import { button, choices, seatsList, toast } from '../components.js';
import { fill, h, loadStyles } from '../dom.js';
import { Gestures } from '../gestures.js';
import { currentLanguage, loadTexts, t } from '../i18n.js';
import { invitation } from '../invitation.js';
import { Late } from '../late.js';
import { Live } from '../live.js';
import { Waiting } from '../match.js';
import { subscribe } from '../notify.js';
import { Offers, nextOffer } from '../offers.js';
import { onlyOne } from '../people.js';
import { fairLine } from '../proof.js';
import { MOST_NAME, botLevel, takeSeat } from '../rooms.js';
import { openSeals } from '../seals.js';
import { changeSettings, forgetRoom, heldRoom, holdRoom, settings } from '../store.js';
import { TurnTeller } from '../turn.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Presence} Presence */
/** @typedef {import('../store.js').HeldSeat} HeldSeat */

/** The tables; a module brings texts and styles of its own. @type {Record<string, () => Promise<{table: import('../types.js').TableModule}>>} */
const TABLES = {
  ink: () => import('../../ink/table.js'),
  line: () => import('../../line/table.js'),
  paper: () => import('../../companion/table.js'),
};

/** @type {import('../types.js').Screen} */
export const screen = {
  title: () => t('app.name'),
  texts: ['fair', 'turn', 'tables'],
  styles: ['css/room.css', 'css/fair.css'],
  async show(root, { params, path }) {
    const room = (params.room ?? '').toUpperCase();
    const watching = path.startsWith('/watch');
    const held = watching ? [] : heldRoom(room)?.seats ?? [];
    if (!held.length && !watching) {
      const info = await get(`api/rooms/${encodeURIComponent(room)}`);
      if (info.paper) return enter(root, room, [], await gameData());
      await showEntrance(root, room, info);
      return undefined;
    }
    return enter(root, room, held, await gameData());
  },
};

/** Somebody comes by link: take a seat, or watch. @param {HTMLElement} root @param {string} room @param {any} info */
async function showEntrance(root, room, info) {
  const data = await gameData();
  if (info.game === 'ink') await loadTexts(['ink', 'expansion']);
  const game = info.game === 'ink' ? gameName(info.options, info.seats.length) : t('game.line');
  const open = info.seats.filter((/** @type {{kind: string}} */ seat) => seat.kind === 'open').length;
  const name = h('input.field', { id: 'name', maxlength: MOST_NAME, autocomplete: 'nickname', value: settings().name });
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const own = name.value.trim();
      changeSettings({ name: own });
      await takeSeat(room, info.game, info.options.edition ?? '', own);
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

/** @param {{kind: string, name: string, bot?: string | null}} seat @param {'ink' | 'line'} game @param {import('../types.js').GameData} data */
function seatWord(seat, game, data) {
  return seat.kind === 'bot' ? botLevel(data, game, seat.bot) : seat.kind === 'open' ? t(seat.name ? 'lobby.asked' : 'seats.by_link') : '';
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
  const again = h('div.rematch', { role: 'status', hidden: true });
  document.body.classList.toggle('no-hints', heldRoom(room)?.counted ?? false);
  const offers = new Offers();
  const late = new Late(room, held);
  const place = h('div');
  const own = held.map(one => one.seat);
  const turns = new TurnTeller(own);
  const gestures = new Gestures(own, message => live.send(message));
  root.append(line, standIn, late.element, again, offers.element, place, gestures.layer);
  void subscribe(room).catch(() => {}); // whoever is not reached that way still sees it here
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let offering;
  /** @type {ReturnType<typeof invitation> | undefined} */
  let invite;
  /** @type {Waiting | undefined} */
  let waiting;

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
        again.hidden = !view.next;
        fill(again, againOffer(view, onlyOne(held.map(one => one.seat))));
        late.show(view.seats);
        if (view.phase === 'lobby') lobby(view);
        else if (table) table.update(seat, view);
        else making ??= make(view.paper ? 'paper' : view.game);
        if (view.phase !== 'lobby') waiting?.close();
        turns.show(view);
        gestures.show(view);
      },
      emoted: (seat, emote) => gestures.emoted(seat, emote),
      nudged(seat, to) {
        if (!own.includes(to) || settings().muted) return;
        const name = [...views.values()][0]?.seats[seat]?.name ?? '';
        turns.nudge(name);
        toast(t('turn.nudged', { name }));
      },
      presence(seats) {
        presence = seats;
        const view = [...views.values()][0];
        offers.show(seats, seat => view?.seats[seat]?.name ?? '', onlyOne(held.map(one => one.seat)));
        if (table) table.presence(seats);
        else if (view?.phase === 'lobby') lobby(view);
        offerLater();
      },
      state(state) {
        line.hidden = state === 'open' || state === 'closed';
        fill(line, h('span.dots'), t(state === 'lost' ? 'room.lost' : 'room.connecting'));
        table?.line(state);
      },
      gone(code, text) {
        again.hidden = true;
        if (code === 'room_unknown' || code === 'room_expired') forgetRoom(room);
        leave();
        document.body.classList.remove('at-table');
        standIn.hidden = true;
        late.element.hidden = true;
        offers.element.hidden = true;
        place.className = '';
        fill(place, h('div.center-screen', {}, h('h1.title-1', {}, t('error.title')), h('p', {}, text), button(t('nav.home'), { kind: 'primary', href: '#/' })));
      },
    },
  });

  /** @param {any} view */
  function lobby(view) {
    if (view.open_to === 'match' && held.length && !view.fair.asked) {
      waiting ??= new Waiting(room, message => live.send(message));
      if (!place.contains(waiting.element)) fill(place, waiting.element);
      return;
    }
    waiting?.close();
    invite ??= invitation(room);
    showLobby(place, room, view, data, presence, held, invite, message => live.send(message));
  }

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
    const setup = { root: place, room, held, send: (/** @type {import('../types.js').Message} */ message) => live.send(message) };
    const guide = heldRoom(room)?.guide;
    const made = guide ? await (await import('../../guide/accompany.js')).accompany(guide, module, setup) : await module.create(setup);
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
    waiting?.close();
    turns.close();
    gestures.close();
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
  if (lost) fill(place, held.length > 1 ? t('room.stand_in', { name: view.seats[lost.seat].name }) : t('room.stand_in_you'), button(t('room.take_back'), { kind: 'accent', onclick: () => void send({ type: 'seat', seat: lost.seat, to: lost.seat, kind: 'human' }) }));
}

/** Keep what the start page shows of this game. @param {string} room @param {any} view */
function remember(room, view) {
  const held = heldRoom(room);
  if (!held) return;
  /** @type {{name: string, score: number}[]} */
  const seats = view.seats;
  holdRoom({ ...held, phase: view.phase, round: view.round ?? view.cards_laid ?? 0, rounds: view.rounds ?? 0, people: seats.map(seat => seat.name), scores: view.paper ? [] : seats.map(seat => seat.score) });
}

/**
 * Waiting for the others: link, code, picture code, seats.
 * @param {HTMLElement} place
 * @param {string} room
 * @param {any} view
 * @param {import('../types.js').GameData} data
 * @param {Presence[]} presence
 * @param {HeldSeat[]} held
 * @param {{link: HTMLElement, code: HTMLElement}} invite
 * @param {(message: import('../types.js').Message) => Promise<import('../types.js').Message>} send
 */
function showLobby(place, room, view, data, presence, held, invite, send) {
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
      h('h1.title-1', {}, t(view.seats.some((/** @type {{kind: string, name: string}} */ seat) => seat.kind === 'open' && seat.name) ? 'lobby.again' : 'lobby.title')),
      h('p.roomcode', { 'aria-label': t('lobby.code', { room: [...room].join(' ') }) }, inGroups(room).map(group => h('span', {}, group))),
      invite.link,
      seatsList(view.seats, state, onlyOne(held.map(one => one.seat))),
      openTo(view, own, send),
      own ? button(t('lobby.start'), { kind: 'primary', onclick: async () => { const answer = await send({ type: 'start', seat: own.seat }); if (answer.type === 'refused') toast(answer.text); } }) : null,
      own ? h('p.cap', {}, t('lobby.start_why')) : null,
      fairLine(() => view)),
    invite.code));
}

/**
 * Who may join: the host decides, the others are told.
 * @param {any} view
 * @param {HeldSeat | undefined} own
 * @param {(message: import('../types.js').Message) => Promise<import('../types.js').Message>} send
 */
function openTo(view, own, send) {
  if (!own || own.seat !== view.host) return view.open_to === 'anybody' ? h('p', {}, t('lobby.open_told')) : null;
  const change = async (/** @type {string} */ whom) => {
    const answer = await send({ type: 'open_to', seat: own.seat, whom });
    if (answer.type === 'refused') toast(answer.text);
  };
  return h('div.open-to', {}, h('span.label', {}, t('lobby.open_title')),
    choices({ name: 'open_to', label: t('lobby.open_title'), value: view.open_to, onchange: whom => void change(whom), items: ['invited', 'anybody'].map(value => ({ value, text: t(`lobby.open_${value}`) })) }),
    view.open_to === 'anybody' ? h('p.cap', {}, t('lobby.open_why')) : null);
}

/** A long code in two halves, which are easier to read aloud and to type. @param {string} room */
const inGroups = room => room.length > 6 ? [room.slice(0, room.length / 2), room.slice(room.length / 2)] : [room];
