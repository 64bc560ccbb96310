/** What I have played: rating, averages and bests by kind of game, opponents, every finished game with its replay. */
import { gameData, post } from '../api.js';
import { button } from '../components.js';
import { dayName, playName } from '../contests.js';
import { fill, h, svg } from '../dom.js';
import { number, t, textOr } from '../i18n.js';
import { ownProfile } from '../profile.js';
import { points as decimal, signed } from '../../insight/words.js';
import { botLevel } from '../rooms.js';
import { keptProfile } from '../store.js';

/** @typedef {{name: string, bot: string | null}} Rival */
/** losses: of the latest games, the oldest first. @typedef {{games: number, luck: number, loss: number, parts: Record<string, number>, losses: number[]}} GivenAway */
/** @typedef {{game: 'ink' | 'line', edition: string, expansion: string, games: number, mean: number, best: number, best_room: string, parts: Record<string, number>, points: number[], matches: number, wins: number, master: number | null, given_away: GivenAway | null}} Variant */
/** @typedef {{room: string, seat: number, game: 'ink' | 'line', edition: string, expansion: string, day: string, points: number, place: number, players: number, rivals: Rival[], parts: Record<string, number>, fair: boolean, kept: boolean, luck: number | null, loss: number | null, change: number | null}} PlayedGame */
/** @typedef {{rating: {value: number, spread: number, games: number} | null, variants: Variant[], opponents: (Rival & {games: number, ahead: number})[], games: PlayedGame[]}} History */

/** From so many analysed games on, what the latest of them were like is told beside all. */
const [ENOUGH, LATEST] = [8, 5];
/** So many games are shown at first, and so many more at each tap. */
const AT_ONCE = 20;
const [WIDE, HIGH] = [300, 64];

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['history', 'ink', 'line', 'expansion'],
  styles: ['css/history.css'],
  title: () => t('history.tab'),
  async show(root) {
    const profile = await ownProfile();
    /** @type {History} */
    const history = profile ? await post('api/profile/history', { key: keptProfile()?.key ?? '' }) : { rating: null, variants: [], opponents: [], games: [] };
    const data = await gameData();
    fill(root, h('div.wrap.history', {}, h('h1.title-1', {}, t('history.title')),
      profile ? null : h('p.notice', {}, t('history.nobody'), ' ', h('a', { href: '#/profile' }, t('history.make'))),
      profile && !history.games.length ? h('p.notice', {}, t('history.nothing')) : null,
      history.rating ? h('p.rating', {}, h('b', {}, number(history.rating.value)), h('span', {}, t('history.rating', { spread: history.rating.spread, n: history.rating.games }))) : null,
      history.variants.length ? h('section', { 'aria-labelledby': 'kinds' }, h('h2', { id: 'kinds' }, t('history.kinds')), h('div.variants', {}, history.variants.map(variant))) : null,
      history.opponents.length ? opponents(history, data) : null,
      history.games.length ? games(history.games, data) : null,
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')), h('a', { href: '#/profile' }, t('nav.profile')))));
  },
};

/** @param {{game: 'ink' | 'line', edition: string, expansion: string}} one */
const nameOf = ({ game, edition, expansion }) => playName({ game, options: { edition, expansion } });

/** @param {string} game @param {string} expansion @param {string} part */
function partName(game, expansion, part) {
  if (game === 'line') return textOr(`line.part.${part}`, textOr(`line.good.${part}`, part));
  return textOr(`ink.part.${part === 'exits' ? 'networks' : part === 'expansion' ? expansion : part}`, part);
}

/** @param {Variant} one */
function variant(one) {
  const parts = Object.entries(one.parts).filter(([part, mean]) => part !== 'joined' && mean);
  const beside = one.master === null || one.matches === one.games ? null : h('p', {}, t('history.master', { points: decimal(one.master) }));
  return h('article', { 'aria-label': nameOf(one) }, h('h3', {}, nameOf(one)),
    h('p.figures', {}, h('b', {}, decimal(one.mean)), ' ', t('history.mean', { n: one.games }), ' · ', t('history.best'), ' ',
      one.best_room ? h('a', { href: `#/replay/${one.best_room}` }, number(one.best)) : number(one.best)),
    one.matches ? h('p', {}, t('history.wins', { wins: one.wins, n: one.matches })) : null, beside,
    one.points.length > 1 ? curve(one.points, one.mean, t('history.curve', { list: listed(one.points) })) : null,
    h('dl', {}, parts.map(([part, mean]) => [h('dt', {}, partName(one.game, one.expansion, part)), h('dd', {}, decimal(mean))]).flat()),
    one.given_away ? givenAway(one, one.given_away) : null);
}

/** @param {number[]} values */
const listed = values => values.map(value => Number.isInteger(value) ? number(value) : decimal(value)).join(', ');

/** Values of games one after the other as a line, their mean across it. @param {number[]} values @param {number} mean @param {string} label */
function curve(values, mean, label) {
  const [least, most] = [Math.min(...values, mean), Math.max(...values, mean)];
  const x = (/** @type {number} */ i) => (4 + i * (WIDE - 8) / (values.length - 1)).toFixed(1);
  const y = (/** @type {number} */ value) => (HIGH - 6 - (HIGH - 12) * (value - least) / (most - least || 1)).toFixed(1);
  const line = values.map((value, i) => `${x(i)},${y(value)}`).join(' ');
  const drawn = svg(`<svg viewBox="0 0 ${WIDE} ${HIGH}"><path class="mean" d="M0 ${y(mean)}H${WIDE}"/><polyline points="${line}"/><circle cx="${x(values.length - 1)}" cy="${y(values.at(-1) ?? mean)}" r="4"/></svg>`);
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', label);
  return drawn;
}

/** What the dice cannot be blamed for: how much, since when, and in which parts of the score. @param {Variant} one @param {GivenAway} lost */
function givenAway(one, lost) {
  const most = Object.entries(lost.parts).filter(([, points]) => points >= 0.1).sort((a, b) => b[1] - a[1]);
  const latest = lost.losses.slice(-LATEST);
  const { losses } = lost;
  return h('div.lost', {}, h('h4', {}, t('history.given_title')),
    h('p.figures', {}, h('b', {}, decimal(lost.loss)), ' ', t('history.given_away', { luck: signed(lost.luck), n: lost.games })),
    losses.length > 1 ? curve(losses, lost.loss, t('history.given_curve', { list: listed(losses) })) : null,
    losses.length >= ENOUGH ? h('p', {}, t('history.given_lately', { n: LATEST, loss: decimal(latest.reduce((sum, loss) => sum + loss, 0) / LATEST) })) : null,
    h('dl.where', {}, most.map(([part, points]) => h('div', { vars: { '--share': points / (most[0]?.[1] ?? 1) } }, h('dt', {}, partName(one.game, one.expansion, part)), h('dd', {}, h('i'), h('b', {}, decimal(points)))))));
}

/** @param {import('../types.js').GameData} data @param {'ink' | 'line'} game @param {Rival} rival */
const rivalName = (data, game, rival) => rival.bot === null ? rival.name : botLevel(data, game, rival.bot);

/** @param {History} history @param {import('../types.js').GameData} data */
function opponents({ opponents: met }, data) {
  return h('section', { 'aria-labelledby': 'met' }, h('h2', { id: 'met' }, t('history.opponents')), h('table', {},
    h('thead', {}, h('tr', {}, ['who', 'games', 'ahead'].map(column => h('th', { scope: 'col' }, t(`history.column.${column}`))))),
    h('tbody', {}, met.map(one => h('tr', {}, h('th', { scope: 'row' }, rivalName(data, 'ink', one)), h('td', {}, number(one.games)), h('td', {}, number(one.ahead)))))));
}

/** @param {PlayedGame[]} all @param {import('../types.js').GameData} data */
function games(all, data) {
  const list = h('ol.played', {}, all.slice(0, AT_ONCE).map(one => row(one, data)));
  const more = button(t('history.more'), { kind: 'quiet', onclick: () => {
    const from = list.childElementCount;
    list.append(...all.slice(from, from + AT_ONCE).map(one => row(one, data)));
    more.hidden = list.childElementCount >= all.length;
    /** @type {HTMLElement | null} */ (list.children[from]?.querySelector('a') ?? null)?.focus();
  } });
  more.hidden = all.length <= AT_ONCE;
  return h('section', { 'aria-labelledby': 'played' }, h('h2', { id: 'played' }, t('history.games', { n: all.length })), list, more);
}

/** @param {PlayedGame} one @param {import('../types.js').GameData} data */
function row(one, data) {
  const with_ = one.rivals.map((rival, i) => [i ? ', ' : null, rivalName(data, one.game, rival)]).flat();
  const lost = one.loss === null ? '' : t('history.lost', { loss: decimal(one.loss) });
  const told = [dayName(one.day, { dateStyle: 'medium' }), one.players > 1 ? t('history.place', { place: one.place, n: one.players }) : '', lost && one.kept ? h('a', { href: `#/report/${one.room}?seat=${one.seat}` }, lost) : lost, one.fair ? '' : t('history.practice')];
  return h('li', {}, h('b.num', {}, number(one.points)), h('div', {}, h('span', {}, nameOf(one), with_.length ? ': ' : null, ...with_), h('span.cap', {}, ...told.filter(Boolean).flatMap((part, i) => i ? [' · ', part] : [part]),
    one.change === null ? null : h('em', {}, ` ${t('history.change', { change: `${one.change < 0 ? '−' : '+'}${number(Math.abs(Math.round(one.change)))}` })}`))),
    one.kept ? button(t('history.replay'), { kind: 'quiet', href: `#/replay/${one.room}`, 'aria-label': t('history.replay_of', { room: one.room }) }) : null);
}
