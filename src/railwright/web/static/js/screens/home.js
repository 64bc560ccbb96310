/** The start page: three games, what is running, joining, today's dice, the rules in four pictures. */
import { boardOf } from '../../ink/catalogue.js';
import { guideBand, guideLinks, isNewcomer } from '../../guide/offer.js';
import { puzzleBand } from '../../puzzles/offer.js';
import { gameData } from '../api.js';
import { go } from '../app.js';
import { button, toast } from '../components.js';
import { askAs, playName } from '../contests.js';
import { fill, h, svg } from '../dom.js';
import { tile } from '../drawings.js';
import { gamesList } from '../games_list.js';
import { t } from '../i18n.js';
import { linePoster, panorama, sheetPoster } from '../posters.js';
import { openRoom, quickSeats } from '../rooms.js';

/** @typedef {import('../types.js').GameData} GameData */
/** @typedef {'base' | 'challenge' | 'line'} Choice */

/** @type {Choice[]} */
const GAMES = ['base', 'challenge', 'line'];
/** Pieces that stand for the four rules. */
const RULES = [['station-curve', 'draw'], ['overpass', 'like'], ['special-hrhr', 'special'], ['railway-t', 'count']];

/** Where the foot leads. */
const FOOT = ['pad', 'companion', 'print', 'open', 'history', 'profile', 'settings', 'privacy', 'about'];

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['daily', 'ink', 'expansion'],
  styles: ['css/home.css', 'line/line.css'],
  title: () => t('home.tab'),
  async show(root) {
    const data = await gameData();
    const today = h('section', {});
    const notice = h('p.notice', { role: 'status', hidden: navigator.onLine }, t('error.offline'));
    const games = h('div.games', {}, GAMES.map(game => card(game, data)));
    fill(root,
      h('div.wrap.hero', {}, h('h1', {}, t('home.title')),
        h('div', {}, h('p', {}, t('home.lead')), button(t('home.play_now'), { kind: 'accent', onclick: () => void play('base', data) }), h('a.alt', { href: '#join', onclick: toJoin }, t('home.or_join')))),
      h('div.panorama', {}, svg(panorama())),
      h('div.wrap', {}, notice, isNewcomer() ? guideBand() : null, games, puzzleBand(),
        h('div.home-more', {}, gamesList(), joining(), today),
        h('section.short-rules', { 'aria-labelledby': 'rules' }, h('h2', { id: 'rules' }, t('home.rules')),
          h('ol', {}, RULES.map(([piece = '', key]) => h('li', {}, svg(tile(piece)), h('div', {}, h('b', {}, t(`home.rule.${key}.title`)), t(`home.rule.${key}.text`))))),
          h('p', {}, h('a', { href: '#/rules' }, t('home.all_rules'))), isNewcomer() ? null : guideLinks()),
        h('footer.foot', {}, FOOT.map(path => h('a', { href: `#/${path}` }, t(`nav.${path}`))))));
    void showToday(today, notice);
  },
};

/** @param {Event} event */
function toJoin(event) {
  event.preventDefault();
  document.getElementById('code')?.focus();
}

/** @param {Choice} game @param {GameData} data */
function card(game, data) {
  const picture = game === 'line' ? linePoster(data.line.cards) : sheetPoster(game, boardOf(data, game));
  const query = game === 'line' ? '' : `?edition=${game}`;
  return h('article.game', {}, h('div.pic', {}, svg(picture)),
    h('div', {}, h('h2', {}, t(`game.${game}`)), h('p', {}, t(`home.about.${game}`)), h('span.cap', {}, t(`home.size.${game}`))),
    h('div.go', {}, button(t('home.play_now'), { kind: 'primary', 'aria-label': t('home.play_now_game', { game: t(`game.${game}`) }), onclick: () => void play(game, data) }),
      button(t('home.new_game'), { kind: 'quiet', href: `#/new/${game === 'line' ? 'line' : 'ink'}${query}`, 'aria-label': t('home.new_game_of', { game: t(`game.${game}`) }) })));
}

/** At once against bots. @param {Choice} game @param {GameData} data */
async function play(game, data) {
  try {
    const options = game === 'line' ? {} : { edition: game, goals: game === 'challenge' };
    const room = await openRoom({ game: game === 'line' ? 'line' : 'ink', options, seats: quickSeats(data, game === 'line' ? 'line' : 'ink') });
    go(`/room/${room}`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

function joining() {
  const code = h('input.field', { id: 'code', 'aria-label': t('home.code'), placeholder: 'K7M4QXB2TZ', maxlength: 80, autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false' });
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const parts = code.value.split(/[/#?]/).map(part => part.replace(/[\s-]/g, '')).filter(Boolean);
    const room = parts.at(-1)?.toUpperCase();
    if (room) go(`/${parts.at(-2) === 'c' ? 'c' : 'r'}/${room}`);
  };
  return h('section', { 'aria-labelledby': 'join' }, h('h2', { id: 'join' }, t('home.join')),
    h('form.join-code', { onsubmit: join }, code, h('button.btn', { type: 'submit' }, t('home.join_go'))), h('p', {}, t('home.join_why')), h('p', {}, button(t('home.tables'), { href: '#/tables' })));
}

/** @param {HTMLElement} place @param {HTMLElement} notice shown where the server does not answer: a browser may believe that it is online */
async function showToday(place, notice) {
  /** @type {import('../contests.js').Day | undefined} */
  const day = await askAs('api/daily').catch((/** @type {Error} */ error) => { fill(notice, error.message); });
  notice.hidden = day !== undefined;
  if (!day) return;
  place.setAttribute('aria-labelledby', 'today');
  fill(place, h('h2', { id: 'today' }, t('daily.title')), h('p', {}, t('home.today_why')),
    h('ul.today', {}, day.contests.map(one => h('li', {}, h('a', { href: `#/daily/${one.id}` }, playName(one)), ' ', h('span', {}, one.points === null ? t(`daily.state.${one.state}`) : t('daily.points', { n: one.points }))))),
    h('p', {}, button(t('home.today_go'), { kind: 'primary', href: '#/daily' }), ' ', button(t('daily.invite'), { href: '#/challenge' })));
}
