/** A new game with all its options; what cannot be combined is disabled and says why. */
import { expansionOf } from '../../ink/catalogue.js';
import { deckChoice } from '../../line/deck_choice.js';
import { gameData } from '../api.js';
import { go } from '../app.js';
import { button, choices, mark, stations, stepper, toast } from '../components.js';
import { fill, h } from '../dom.js';
import { t } from '../i18n.js';
import { MOST_NAME, botWords, defaultBot, openRoom, poolOf } from '../rooms.js';
import { companyChoice, companyOf, expansionList, soloChallenge } from '../setup.js';
import { changeSettings, settings } from '../store.js';

/** @typedef {{kind: 'me' | 'local' | 'open' | 'bot', name: string, bot: string}} SeatChoice */
/**
 * @typedef {{
 *   game: 'ink' | 'line', edition: string, expansion: string, draft: boolean, challenge: number | null, goals: 'false' | 'true' | 'further',
 *   longest: string, sheet: string, time: string, open_to: string, seats: SeatChoice[],
 * } & import('../../line/deck_choice.js').Chosen} Wish
 */

const TIMES = ['0', '60', '120', '300'];

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['expansion', 'rules', 'tables'],
  styles: ['css/home.css'],
  title: () => t('new.tab'),
  async show(root, { params, query }) {
    const data = await gameData();
    const game = params.game === 'line' ? 'line' : 'ink';
    const bot = defaultBot(data, game);
    /** @type {Wish} */
    const wish = {
      game,
      edition: query.get('edition') === 'challenge' ? 'challenge' : 'base',
      expansion: expansionOf(data, query.get('expansion'))?.name ?? '',
      draft: query.get('draft') === 'true',
      challenge: query.has('challenge') ? Number(query.get('challenge')) || 0 : null,
      goals: query.get('goals') === 'further' ? 'further' : (query.get('goals') ?? String(query.get('edition') === 'challenge')) === 'true' ? 'true' : 'false',
      longest: query.get('longest') === 'spaces' ? 'spaces' : 'sections',
      sheet: '1',
      time: '0',
      open_to: query.get('open') === 'anybody' ? 'anybody' : 'invited',
      deck: null,
      deckFault: null,
      seats: [{ kind: 'me', name: settings().name, bot }, { kind: 'bot', name: data.bot_names[0] ?? '', bot }, { kind: 'bot', name: data.bot_names[1] ?? '', bot }],
    };
    if (wish.open_to === 'anybody') wish.seats.splice(1, 2, { kind: 'open', name: '', bot });
    const render = () => { fill(root, form(wish, data, render)); };
    render();
  },
};

/** @param {Wish} wish @param {import('../types.js').GameData} data */
function most(wish, data) {
  return wish.game === 'line' ? data.line.players.most : data.ink.players;
}

/** @param {Wish} wish */
const least = wish => wish.game === 'line' ? 2 : 1;

/**
 * @param {Wish} wish
 * @param {import('../types.js').GameData} data
 * @param {() => void} render
 */
function form(wish, data, render) {
  const change = (/** @type {Partial<Wish>} */ part) => {
    const seats = wish.seats.length;
    Object.assign(wish, part);
    if (wish.edition === 'base') wish.goals = 'false';
    wish.seats.length = Math.min(wish.seats.length, most(wish, data));
    if (wish.seats.length < 2) wish.draft = false;
    if ('edition' in part || 'seats' in part && part.seats?.length !== seats) wish.challenge = null;
    const active = document.activeElement;
    const [name, value] = [active?.getAttribute('name'), active?.getAttribute('value')];
    render();
    if (name && value !== null && value !== undefined) /** @type {HTMLElement | null} */ (document.querySelector(`input[name="${name}"][value="${value}"]`))?.focus();
  };
  const pick = (/** @type {keyof Wish} */ key, /** @type {string[]} */ values, /** @type {string | null} */ blocked = null, /** @type {string[]} */ free = []) => option(`new.${key}`, choices({
    name: key, label: t(`new.${key}.title`), value: String(wish[key]), onchange: value => change({ [key]: value === 'true' ? true : value === 'false' ? false : value }),
    items: values.map(value => ({ value, text: t(`new.${key}.${value}`), disabled: blocked !== null && !free.includes(value) })),
  }), blocked);
  const alone = wish.seats.length < 2;
  const name = t(`game.${wish.game === 'line' ? 'line' : wish.edition}`);
  return h('form.wrap.narrow.newgame', { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void start(wish); } },
    h('h1.title-1', {}, t('new.title', { game: name })),
    wish.game === 'ink' ? [
      pick('edition', ['base', 'challenge']),
      seatsOption(wish, data, change),
      option('new.expansion', expansionList(data, wish.expansion, expansion => change({ expansion }))),
      goalsOption(wish, change),
      pick('draft', ['false', 'true'], alone ? t('new.draft.why_not') : null, ['false']),
      wish.draft ? poolOption(wish, change) : null,
      pick('longest', ['sections', 'spaces']),
    ] : [seatsOption(wish, data, change), pick('sheet', ['1', '2']), option('new.deck', deckChoice(wish.deck, data.line.deck, change), wish.deckFault)],
    pick('time', TIMES),
    wish.seats.some(seat => seat.kind === 'open') ? pick('open_to', ['invited', 'anybody']) : null,
    h('div.start', {}, h('button.btn.accent', { type: 'submit' }, t(wish.seats.some(seat => seat.kind === 'open') ? 'new.open_room' : 'new.start')), button(t('nav.home'), { kind: 'quiet', href: '#/' })));
}

/** @param {string} key @param {Node} control @param {string | null} [blocked] @param {string} [why] key of the sentence */
const option = (key, control, blocked, why = `${key}.why`) => h('div.option', {},
  h('div.about', {}, h('span.label', {}, t(`${key}.title`)), t(why)),
  h('div', {}, control, blocked ? h('p.reason', {}, blocked) : null));

/** @param {Wish} wish @param {(part: Partial<Wish>) => void} change */
const goalsOption = (wish, change) => option('new.goals', choices({
  name: 'goals', label: t('new.goals.title'), value: wish.goals, onchange: goals => change({ goals: /** @type {Wish['goals']} */ (goals) }),
  items: ['false', 'true', 'further'].map(value => ({ value, text: t(`new.goals.${value}`), disabled: wish.edition === 'base' && value !== 'false' })),
}), wish.edition === 'base' ? t('new.goals.why_not') : null, companyOf(wish.seats) === 'alone' ? 'rules.challenge.solo.1' : undefined);

/** Of which edition the dice of a draft are. @param {Wish} wish @param {(part: Partial<Wish>) => void} change */
function poolOption(wish, change) {
  const players = wish.seats.length;
  const challenge = Math.min(players, wish.challenge ?? (wish.edition === 'challenge' ? players : 0));
  const sets = (/** @type {string} */ edition, /** @type {number} */ value, /** @type {(value: number) => number} */ told) =>
    stepper({ label: t('new.pool.sets', { edition: t(`new.edition.${edition}`) }), value, most: players, onchange: next => change({ challenge: told(next) }) });
  return option('new.pool', h('div.pool', {}, sets('base', players - challenge, next => players - next), sets('challenge', challenge, next => next)));
}

/**
 * Who sits where.
 * @param {Wish} wish
 * @param {import('../types.js').GameData} data
 * @param {(part: Partial<Wish>) => void} change
 */
function seatsOption(wish, data, change) {
  /** @type {import('../types.js').Bot[]} */
  const bots = data[wish.game].bots;
  const full = wish.seats.length >= most(wish, data);
  const set = (/** @type {number} */ i, /** @type {Partial<SeatChoice>} */ part) => change({ seats: wish.seats.map((seat, k) => k === i ? { ...seat, ...part } : seat) });
  const free = () => data.bot_names.find(name => !wish.seats.some(seat => seat.name === name)) ?? '';
  const rows = wish.seats.map((seat, i) => {
    const bot = bots.find(one => one.id === seat.bot);
    const kinds = i === 0 ? ['me'] : ['bot', 'open', 'local'];
    return h('li.seat-row', { class: `seat-${i}` }, mark(i),
      i === 0 ? h('span.label', {}, t('new.seats.me')) : h('select.field', { 'aria-label': t('new.seats.kind', { n: i + 1 }), onchange: (/** @type {Event} */ event) => {
        const kind = /** @type {SeatChoice['kind']} */ (/** @type {HTMLSelectElement} */ (event.target).value);
        set(i, { kind, name: kind === 'bot' ? free() : '' });
      } }, kinds.map(kind => h('option', { value: kind, selected: kind === seat.kind }, t(`new.seats.${kind}`)))),
      seat.kind === 'bot' ? h('span.bot-name', {}, seat.name)
        : seat.kind === 'open' ? h('span.cap', {}, t('new.seats.open_why'))
          : h('input.field', {
            'aria-label': t('new.seats.name', { n: i + 1 }), placeholder: t(i === 0 ? 'new.seats.your_name' : 'new.seats.their_name'), maxlength: MOST_NAME, value: seat.name,
            oninput: (/** @type {Event} */ event) => { seat.name = /** @type {HTMLInputElement} */ (event.target).value; },
          }),
      i >= least(wish) ? button('', { kind: 'quiet', icon: 'close', 'aria-label': t('new.seats.remove', { n: i + 1 }), onclick: () => change({ seats: wish.seats.filter((_, k) => k !== i) }) }) : h('span'),
      seat.kind === 'bot' ? h('div.level', {},
        bots.length > 1 ? stations({
          name: `bot-${i}`, label: t('new.seats.bot_of', { name: seat.name }), value: seat.bot, onchange: value => set(i, { bot: value }),
          items: bots.map(one => ({ value: one.id, text: botWords(one).name })),
        }) : null,
        bot ? h('p.cap', {}, botWords(bot).sentence) : null) : null);
  });
  const newSeat = (/** @type {SeatChoice['kind']} */ kind, name = '') => ({ kind, name, bot: defaultBot(data, wish.game) });
  const add = (/** @type {SeatChoice['kind']} */ kind) => change({ seats: [...wish.seats, newSeat(kind, kind === 'bot' ? free() : '')] });
  const [me = newSeat('me')] = wish.seats;
  const companies = { alone: [], bots: data.bot_names.slice(0, 2).map(name => newSeat('bot', name)), friends: [newSeat('open')] };
  const possible = /** @type {import('../setup.js').Company[]} */ (['alone', 'bots', 'friends'].slice(least(wish) - 1));
  const solo = companyOf(wish.seats) === 'alone' ? soloChallenge(wish.edition === 'challenge' && wish.goals !== 'false', () => change({ edition: 'challenge', goals: 'true' })) : null;
  return option('new.seats', h('div', {}, companyChoice(wish.seats, possible, company => change({ seats: [me, ...companies[company]] })), solo, h('ul.seat-rows', { class: rows.length > 4 ? 'many' : '' }, rows),
    h('div.choices', {}, ['bot', 'open', 'local'].map(kind => button(t(`new.seats.add_${kind}`), { icon: 'add', 'aria-disabled': String(full), onclick: () => { if (!full) add(/** @type {SeatChoice['kind']} */ (kind)); } })))),
  full ? t('new.seats.full', { n: most(wish, data) }) : null, `new.seats.why_${wish.game}`);
}

/** @param {Wish} wish */
async function start(wish) {
  const { game, edition, expansion, draft, challenge, goals, longest, sheet, time, deck } = wish;
  const open_to = wish.seats.some(seat => seat.kind === 'open') && wish.open_to === 'anybody' ? 'anybody' : 'invited';
  const [me] = wish.seats;
  changeSettings({ name: me?.name.trim() ?? '' });
  const seats = wish.seats.map(({ kind, name, bot }) => ({ kind, name: kind === 'open' ? '' : name.trim(), ...(kind === 'bot' ? { bot } : {}) }));
  const options = game === 'line' ? { sheet: Number(sheet) } : {
    edition, expansion: expansion || null, draft, goals: goals !== 'false', further_goals: goals === 'further', longest,
    pool: draft ? poolOf(edition, wish.seats.length, challenge) : [],
  };
  try {
    const room = await openRoom({ game, options, seats, time_limit: Number(time) || null, open_to, ...(deck ? { deck: deck.text } : {}) });
    go(`/room/${room}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}
