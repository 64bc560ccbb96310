/** What I have played: rating, averages and bests by kind of game, opponents, every finished game with its replay. */
import { gameData, post } from '../api.js';
import { button } from '../components.js';
import { dayName, partName, partsOf, playName } from '../contests.js';
import { fill, h, svg } from '../dom.js';
import { number, t } from '../i18n.js';
import { ownProfile } from '../profile.js';
import { points as decimal, signed } from '../../insight/words.js';
import { botLevel } from '../rooms.js';
import { keptProfile } from '../store.js';

/** @typedef {{name: string, bot: string | null}} Rival */
/** losses: of the latest games, the oldest first. @typedef {{games: number, luck: number, loss: number, parts: Record<string, number>, losses: number[]}} GivenAway */
/**
 * @typedef {{
 *   game: 'ink' | 'line', edition: string, expansion: string, games: number, mean: number, best: number,
 *   best_room: string, parts: Record<string, number>, points: number[], days: string[], matches: number,
 *   wins: number, master: number | null, master_parts: Record<string, number>, given_away: GivenAway | null,
 * }} Variant
 */
/**
 * @typedef {{
 *   room: string, seat: number, game: 'ink' | 'line', edition: string, expansion: string, day: string,
 *   points: number, place: number, players: number, rivals: Rival[], parts: Record<string, number>, fair: boolean,
 *   kept: boolean, luck: number | null, loss: number | null, change: number | null,
 * }} PlayedGame
 */
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
      history.variants.length ? h('section', { 'aria-labelledby': 'kinds' }, h('h2', { id: 'kinds' }, t('history.kinds')),
        h('div.variants', {}, history.variants.map(one => variant(one, history.games.find(game => game.fair && sameKind(game, one)))))) : null,
      history.opponents.length ? opponents(history, data) : null,
      history.games.length ? games(history, data) : null,
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')), h('a', { href: '#/profile' }, t('nav.profile')))));
  },
};

/** @param {{game: 'ink' | 'line', edition: string, expansion: string}} one */
const nameOf = ({ game, edition, expansion }) => playName({ game, options: { edition, expansion } });

/** @typedef {{game: string, edition: string, expansion: string}} Kind */
/** @param {Kind} one @param {Kind} other */
const sameKind = (one, other) => one.game === other.game && one.edition === other.edition && one.expansion === other.expansion;

/** @param {Variant} one @param {PlayedGame | undefined} latest */
function variant(one, latest) {
  return h('article', { 'aria-label': nameOf(one) }, h('h3', {}, nameOf(one)),
    h('p.figures', {}, h('b', {}, decimal(one.mean)), ' ', t('history.mean', { n: one.games }), ' · ', t('history.best'), ' ',
      one.best_room ? h('a', { href: `#/replay/${one.best_room}` }, number(one.best)) : number(one.best)),
    one.matches ? h('p', {}, t('history.wins', { wins: one.wins, n: one.matches })) : null,
    one.master === null ? null : h('p', {}, t('history.master', { points: decimal(one.master) })),
    one.points.length > 1 ? overTime(one) : null,
    meanParts(one, latest),
    one.given_away ? givenAway(one, one.given_away) : null);
}

/** The parts of the score: in the latest game, on average, and as Master has them on average. @param {Variant} one @param {PlayedGame | undefined} latest */
function meanParts(one, latest) {
  const columns = [...(latest ? [{ key: 'latest', parts: latest.parts }] : []), { key: 'mean', parts: one.parts }, ...(Object.keys(one.master_parts).length ? [{ key: 'master', parts: one.master_parts }] : [])];
  return h('table.parts', {}, h('thead', {}, h('tr', {}, h('td'), columns.map(({ key }) => h('th', { scope: 'col' }, t(`history.column.${key}`))))),
    h('tbody', {}, partsOf(...columns.map(column => column.parts)).map(part => h('tr', {}, h('th', { scope: 'row' }, partName(one.game, one.expansion, part), bar(one, part)),
      columns.map(({ key, parts }) => h('td', { class: key }, (key === 'latest' ? number : decimal)(parts[part] ?? 0)))))));
}

/** One's own average as a bar, Master's as a post beside it. @param {Variant} one @param {string} part */
function bar({ parts, master_parts: masters }, part) {
  const most = Math.max(...[...Object.values(parts), ...Object.values(masters)].map(Math.abs), 1);
  const wide = (/** @type {number | undefined} */ points) => `${100 * Math.abs(points ?? 0) / most}%`;
  return h('span.beam', { 'aria-hidden': 'true', class: (parts[part] ?? 0) < 0 ? 'minus' : '' },
    h('i', { vars: { '--wide': wide(parts[part]) } }), masters[part] === undefined ? null : h('b', { vars: { '--wide': wide(masters[part]) } }));
}

/** The latest results over time; Master's mean where it is not far. @param {Variant} one */
function overTime({ points, days, mean, master }) {
  const [worst, best] = [Math.min(...points), Math.max(...points)];
  const beside = master !== null && master - best < 2 * (best - worst) ? master : null;
  const day = (/** @type {string | undefined} */ date) => dayName(date ?? '', { day: 'numeric', month: 'short' });
  return h('figure.curve', {}, curve(points, mean, t('history.curve', { list: listed(points) }), beside),
    h('figcaption.cap', { 'aria-hidden': 'true' }, h('span', {}, day(days[0])), h('span', {}, t('history.mean_line'), beside === null ? null : h('em', {}, ` · ${t('history.master_line')}`)), h('span', {}, day(days.at(-1)))));
}

/** @param {number[]} values */
const listed = values => values.map(value => Number.isInteger(value) ? number(value) : decimal(value)).join(', ');

/** Values of games one after the other as a line, their mean across it, and Master's. @param {number[]} values @param {number} mean @param {string} label @param {number | null} [master] */
function curve(values, mean, label, master = null) {
  const all = [...values, mean, ...(master === null ? [] : [master])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (/** @type {number} */ i) => (4 + i * (WIDE - 8) / (values.length - 1)).toFixed(1);
  const y = (/** @type {number} */ value) => (HIGH - 6 - (HIGH - 12) * (value - least) / (most - least || 1)).toFixed(1);
  const line = values.map((value, i) => `${x(i)},${y(value)}`).join(' ');
  const across = (/** @type {string} */ style, /** @type {number} */ value) => `<path class="${style}" d="M0 ${y(value)}H${WIDE}"/>`;
  const drawn = svg(`<svg viewBox="0 0 ${WIDE} ${HIGH}">${across('mean', mean)}${master === null ? '' : across('master', master)}<polyline points="${line}"/><circle cx="${x(values.length - 1)}" cy="${y(values.at(-1) ?? mean)}" r="4"/></svg>`);
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
  return h('section', { 'aria-labelledby': 'met' }, h('h2', { id: 'met' }, t('history.opponents')), h('table.met', {},
    h('thead', {}, h('tr', {}, ['who', 'games', 'ahead'].map(column => h('th', { scope: 'col' }, t(`history.column.${column}`))))),
    h('tbody', {}, met.map(one => h('tr', {}, h('th', { scope: 'row' }, rivalName(data, 'ink', one)), h('td', {}, number(one.games)), h('td', {}, number(one.ahead)))))));
}

/** @param {History} history @param {import('../types.js').GameData} data */
function games({ games: all, variants }, data) {
  const rows = (/** @type {number} */ from) => all.slice(from, from + AT_ONCE).map(one => row(one, data, variants.find(kind => sameKind(kind, one))));
  const list = h('ol.played', {}, rows(0));
  const more = button(t('history.more'), { kind: 'quiet', onclick: () => {
    const from = list.childElementCount;
    list.append(...rows(from));
    more.hidden = list.childElementCount >= all.length;
    /** @type {HTMLElement | null} */ (list.children[from]?.querySelector('a') ?? null)?.focus();
  } });
  more.hidden = all.length <= AT_ONCE;
  return h('section', { 'aria-labelledby': 'played' }, h('h2', { id: 'played' }, t('history.games', { n: all.length })), list, more);
}

/** @param {PlayedGame} one @param {import('../types.js').GameData} data @param {Variant | undefined} kind */
function row(one, data, kind) {
  const with_ = one.rivals.map((rival, i) => [i ? ', ' : null, rivalName(data, one.game, rival)]).flat();
  const lost = one.loss === null ? '' : t('history.lost', { loss: decimal(one.loss) });
  const told = [
    dayName(one.day, { dateStyle: 'medium' }), one.players > 1 ? t('history.place', { place: one.place, n: one.players }) : '',
    lost && one.kept ? h('a', { href: `#/report/${one.room}?seat=${one.seat}` }, lost) : lost, one.fair ? '' : t('history.practice'),
  ];
  return h('li', {}, h('b.num', {}, number(one.points)), h('div', {}, h('span', {}, nameOf(one), with_.length ? ': ' : null, ...with_), h('span.cap', {}, ...told.filter(Boolean).flatMap((part, i) => i ? [' · ', part] : [part]),
    one.change === null ? null : h('em', {}, ` ${t('history.change', { change: `${one.change < 0 ? '−' : '+'}${number(Math.abs(Math.round(one.change)))}` })}`))),
    one.kept ? button(t('history.replay'), { kind: 'quiet', href: `#/replay/${one.room}`, 'aria-label': t('history.replay_of', { room: one.room }) }) : null, kind ? beside(one, kind) : null);
}

/** What this game is made of, and how much more or less that is than one's own average and Master's. @param {PlayedGame} one @param {Variant} kind */
function beside(one, kind) {
  const others = [{ key: 'than_mean', parts: kind.parts }, ...(Object.keys(kind.master_parts).length ? [{ key: 'than_master', parts: kind.master_parts }] : [])];
  const table = () => h('table.parts', {}, h('thead', {}, h('tr', {}, h('td'), ['here', ...others.map(({ key }) => key)].map(key => h('th', { scope: 'col' }, t(`history.column.${key}`))))),
    h('tbody', {}, partsOf(one.parts, ...others.map(({ parts }) => parts)).map(part => h('tr', {}, h('th', { scope: 'row' }, partName(one.game, one.expansion, part)), h('td', {}, number(one.parts[part] ?? 0)),
      others.map(({ parts }) => difference((one.parts[part] ?? 0) - (parts[part] ?? 0)))))));
  const place = h('div');
  return h('details', { ontoggle: () => { if (!place.childElementCount) place.append(table()); } }, h('summary', {}, t('history.parts')), place);
}

/** @param {number} points */
const difference = points => h('td', { class: points > 0 ? 'more' : points < 0 ? 'less' : '' }, signed(points));
