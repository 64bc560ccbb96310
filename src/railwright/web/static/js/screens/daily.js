/** The daily: the same dice for everybody, one attempt that counts; then where one stands, the best sheets, the archive. */
import { gameData, post } from '../api.js';
import { nameOf } from '../../ink/catalogue.js';
import { button, copy, mark } from '../components.js';
import { askAs, contestPath, curveOf, dayName, ofGame, partsLine, playContest, playName, showPicture } from '../contests.js';
import { fill, h, svg } from '../dom.js';
import { tile } from '../drawings.js';
import { currentLanguage, listOf, number, t } from '../i18n.js';
import { saveGame } from '../saving.js';
import { keptProfile } from '../store.js';

/** @typedef {import('../contests.js').Contest} Contest */
/** @typedef {import('../contests.js').Day} Day */

const MONDAY = '2026-11-02';
const WEEK = 7;
/** How often news of Master and of the analysis are asked for, and how many times. */
const [ASK_MS, MOST_ASKED] = [5000, 60];
/** The kind that a page without one shows. */
const USUAL = 'base';

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['daily', 'ink', 'expansion', 'pieces'],
  styles: ['css/daily.css'],
  title: () => t('daily.tab'),
  async show(root, { params }) {
    const [, asked, kind = USUAL] = /^(\d{4}-\d\d-\d\d)-(\w+)$/.exec(params.contest ?? '') ?? [];
    /** @type {Day} */
    const day = await askAs('api/daily', asked ? { day: asked } : {});
    const daily = day.contests.find(one => one.kind === kind) ?? day.contests[0];
    if (!daily) return undefined;
    /** @type {Contest} */
    const contest = await askAs(`api/contests/${daily.id}`);
    const data = await gameData();
    const isToday = day.date === day.today;
    const parts = contest.sees ? compared(day, contest) : [start(contest), side(day, contest)];
    fill(root, h('div.wrap.daily', {}, head(day, contest, data), kinds(day, daily.id), ...parts));
    const follow = isToday && contest.own && !(contest.master && contest.report) ? following(day, contest, parts) : undefined;
    /** Of the screen that midnight brings. @type {(() => void) | void | undefined} */
    let leave;
    const midnight = async () => { clearInterval(follow); leave = await screen.show(root, { path: '/daily', params, query: new URLSearchParams() }); };
    const turn = isToday ? setTimeout(() => void midnight(), (day.left + 1) * 1000) : undefined;
    return () => { clearTimeout(turn); clearInterval(follow); leave?.(); };
  },
};

/** One's result and what stands beside it. @param {Day} day @param {Contest} contest */
const compared = (day, contest) => [standing(day, contest), side(day, contest)];

/** Ask until Master has played and the game is analysed, which may be a moment later, and show what has come. @param {Day} day @param {Contest} contest @param {HTMLElement[]} parts */
function following(day, contest, parts) {
  let [shown, asked] = [contest, 0];
  const ask = async () => {
    if (++asked === MOST_ASKED) clearInterval(clock);
    /** @type {Contest | null} */
    const now = await askAs(`api/contests/${contest.id}`).catch(() => null);
    const news = now && (!shown.master && now.master || !shown.report && now.report);
    if (!now || !news || parts.some(part => !part.isConnected || part.contains(document.activeElement))) return;
    shown = now;
    const fresh = compared(day, now);
    parts.forEach((part, i) => part.replaceWith(fresh[i] ?? part));
    parts = fresh;
    if (now.master && now.report) clearInterval(clock);
  };
  const clock = setInterval(() => void ask(), ASK_MS);
  return clock;
}

/** @param {Day} day @param {Contest} contest @param {import('../types.js').GameData} data */
function head(day, contest, data) {
  const isToday = day.date === day.today;
  const said = (/** @type {string[]} */ roll) => listOf(roll.map(piece => nameOf(data, piece)));
  return h('header.top', {},
    h('div', {}, h('h1', {}, isToday ? ofGame('daily.title', contest.game) : t('daily.title_past', { number: day.number })), h('p', {}, t('daily.what', { day: dayName(day.date), game: playName(contest) }))),
    contest.rolls.length
      ? h('ol.rolls', { 'aria-label': t('daily.rolls') }, contest.rolls.map(roll => h('li', { 'aria-label': said(roll) }, roll.map(piece => h('span.tile', {}, svg(tile(piece)))))))
      : toCome(contest, data));
}

/** The dice of all rounds, as long as nobody may see them. @param {Contest} contest @param {import('../types.js').GameData} data */
function toCome({ game, options }, { ink }) {
  if (game !== 'ink') return null;
  const expansion = ink.expansions.find(one => one.name === options.expansion);
  const dice = (ink.dice_sets[options.edition]?.length ?? 0) + (expansion?.dice.length ?? 0);
  const roll = () => h('li', {}, Array.from({ length: dice }, () => h('span.tile')));
  return h('ol.to-come', { 'aria-hidden': 'true' }, Array.from({ length: expansion?.rounds ?? ink.rounds }, roll));
}

/** @param {Day} day @param {string} shown */
const kinds = (day, shown) => h('nav.kinds', { 'aria-label': t('daily.kinds') }, day.contests.map(one =>
  h('a', { href: `#/daily/${one.id}`, 'aria-current': one.id === shown ? 'page' : null },
    h('b', {}, playName(one)), ' ', h('span', {}, one.points === null ? t(`daily.state.${one.state}`) : t('daily.points', { n: one.points })))));

/** Before the game: nothing of the dice is shown. @param {Contest} contest */
function start(contest) {
  const running = contest.state === 'running';
  return h('section.start', { 'aria-labelledby': 'start' }, h('h2', { id: 'start' }, running ? t('daily.running') : ofGame('daily.start', contest.game)),
    h('ul', {}, ['once', 'hidden', 'midnight'].map(rule => h('li', {}, t(`daily.rule.${rule}`)))),
    keptProfile() ? null : h('p.cap', {}, t('daily.needs_profile')),
    button(t(running ? 'daily.go_on' : 'daily.go'), { kind: 'accent', onclick: () => void playContest(contest.id) }),
    h('p.cap', {}, t('daily.so_far', { n: contest.players })));
}

/** @param {Day} day @param {Contest} contest */
function standing(day, contest) {
  const { own, master, players } = contest;
  const paper = h('div.paper');
  if (own?.room) void showPicture(paper, own.room);
  const distance = own?.points !== null && own?.points !== undefined && master?.points !== null && master?.points !== undefined ? own.points - master.points : null;
  return h('div.result', {},
    own ? h('section.own', { 'aria-label': t('daily.yours') }, h('div.res', {}, h('b', {}, number(own.points ?? 0)), h('div', {}, h('h2', {}, t('daily.place', { place: own.place ?? 0, n: players })),
      h('p', {}, contest.ahead === null ? t('daily.alone') : t('daily.ahead', { n: contest.ahead }), ' ', distance === null
        ? t('daily.master_plays')
        : t(distance > 0 ? 'daily.master_beaten' : distance < 0 ? 'daily.master_better' : 'daily.master_same', { n: Math.abs(distance), points: master?.points ?? 0 })))),
    paper,
    h('div.acts', {}, own.room ? looks(own.room) : null, button(ofGame('daily.practise', contest.game), { onclick: () => void playContest(contest.id, true) })))
      : h('section.own.missed', { 'aria-label': t('daily.yours') }, h('h2', {}, t('daily.missed')), h('p', {}, t('daily.missed_why')),
        button(ofGame('daily.practise', contest.game), { kind: 'primary', onclick: () => void playContest(contest.id, true) })),
    h('div.mid', {},
      contest.curve.length ? h('section.spot', {},
        h('div.head-row', {}, h('h2', {}, t('daily.where')), h('span.cap', {}, t('daily.sheets', { n: players }))),
        curveOf(contest.curve, own?.points ?? null, master?.points ?? null)) : null,
      h('section.bests', {},
        h('div.head-row', {}, h('h2', {}, t('daily.best')), day.date === day.today ? h('span.cap', {}, left(day.left)) : null),
        players || master ? results([...contest.best, ...(master ? [master] : [])]) : h('p.cap', {}, t('daily.so_far', { n: players })))));
}

/** What can be seen of a finished game. @param {string} room */
const looks = room => [
  button(t('daily.report'), { kind: 'primary', href: `#/report/${room}` }),
  button(t('daily.replay'), { href: `#/replay/${room}` }),
  button(t('daily.save'), { onclick: () => void saveGame(room, 0) }),
];

/** What is said of somebody without points. @param {Contest} contest */
const noPoints = contest => t(contest.sees ? 'daily.still' : 'challenge.along');

/** Who plays the same dice, before one may know how. @param {Contest} contest */
export const along = contest => h('ol.best.along', {}, contest.people.map(one => h('li', { class: one.you ? 'me' : '' },
  h('span.nm', {}, h('b', {}, one.you ? t('daily.you') : one.name), ' ', h('small', {}, noPoints(contest))), h('span.pt', {}, '–'))));

/** People with their points and small pictures of their sheets. @param {import('../contests.js').Result[]} all */
const results = all => h('ol.best', {}, all.map(one => {
  const mini = h('span.mini', { 'aria-hidden': 'true' });
  if (one.room) void showPicture(mini, one.room);
  const words = [h('b', {}, one.you ? t('daily.you') : one.place === null && one.points !== null ? t('daily.master_row') : one.name), ' ', h('small', {}, partsLine(one))];
  return h('li', { class: one.you ? 'me' : one.place === null && one.points !== null ? 'unranked' : '' }, h('span.r', {}, one.place ?? ''), mini,
    h('span.nm', {}, one.room ? h('a', { href: `#/replay/${one.room}` }, ...words) : words), h('span.pt', {}, one.points === null ? '–' : number(one.points)));
}));

/** @param {number} seconds */
const left = seconds => t('daily.left', { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60 });

/** @param {Day} day @param {Contest} contest */
function side(day, contest) {
  const { streak } = day;
  const friends = h('div');
  void lastChallenge(friends);
  return h('aside.beside', { 'aria-label': t('daily.more') },
    h('section.streak', {}, h('div.head-row', {}, h('h2', {}, h('b', {}, number(streak.now)), ' ', t('daily.in_a_row', { n: streak.now })), h('span.cap', {}, t('daily.longest', { n: streak.longest }))),
      h('div.streak-days', { 'aria-hidden': 'true' }, streak.days.map(played => h('i', { class: played ? 'on' : '' })))),
    contest.own ? share(day, contest) : null,
    h('section', {}, h('div.head-row', {}, h('h2.label', {}, t('daily.friends')), button(t('daily.invite'), { kind: 'quiet', href: '#/challenge' })), friends, h('p.cap', {}, t('daily.friends_why'))),
    h('section', {}, h('div.head-row', {}, h('h2.label', {}, t('daily.tables')), button(t('daily.tables_go'), { kind: 'quiet', href: `#/standings?kind=${contest.kind ?? USUAL}` })), h('p.cap', {}, t('daily.tables_why'))),
    archive(day, contest));
}

/** Who plays the newest challenge, as far as one may see it. @param {HTMLElement} place */
async function lastChallenge(place) {
  const key = keptProfile()?.key;
  const told = key ? await post('api/challenges/own', { key }).catch(() => null) : null;
  const newest = told?.challenges[0];
  if (!newest) return;
  /** @type {Contest} */
  const challenge = await askAs(`api/contests/${newest.id}`);
  fill(place, h('p.cap', {}, h('a', { href: `#/c/${newest.id}` }, playName(newest)), ` · ${dayName(newest.created)}`),
    h('ul.friends', {}, challenge.people.map((one, i) => h('li', { class: one.you ? 'me' : '' },
      mark(i), h('b', {}, one.you ? t('daily.you') : one.name), one.points === null ? h('span.cap', {}, noPoints(challenge)) : h('span.pt', {}, number(one.points))))));
}

/** What can be told to others without telling the dice. @param {Day} day @param {Contest} contest */
function share(day, contest) {
  const { own, master, report } = contest;
  const text = [
    t('daily.share_title', { number: day.number, game: playName(contest) }),
    t(master ? 'daily.share_master' : 'daily.share_points', { points: own?.points ?? 0, place: own?.place ?? 0, n: contest.players, master: master?.points ?? 0 }),
    ...(report ? [report.rounds.map(good => good ? '✓' : '/').join(' '), t('daily.share_report', { luck: signed(report.luck), loss: report.loss })] : []),
    day.streak.days.map(played => played ? '■' : '□').join(''),
  ].join('\n');
  return h('section', {}, h('div.head-row', {}, h('h2.label', {}, t('daily.share')), button(t('daily.copy'), { kind: 'quiet', icon: 'copy', onclick: () => void copy(text) })), h('pre.share', { tabindex: 0 }, text));
}

/** @param {number} points */
const signed = points => `${points < 0 ? '−' : '+'}${number(Math.abs(points))}`;

/** The month with one's own points; every day that has come can be opened. @param {Day} day @param {Contest} contest */
function archive(day, contest) {
  const [year = 0, month = 1] = day.date.split('-').map(Number);
  const iso = (/** @type {number} */ n, /** @type {number} */ m = month) => new Date(Date.UTC(year, m - 1, n)).toISOString().slice(0, 10);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(`${iso(1)}T12:00Z`).getUTCDay() + WEEK - 1) % WEEK;
  const mine = new Map(contest.archive.map(one => [one.day, one]));
  const weekday = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'narrow', timeZone: 'UTC' });
  const there = (/** @type {string} */ date) => date >= day.first && date <= day.today;
  const way = (/** @type {string} */ date, /** @type {string} */ words, /** @type {string} */ icon) => there(date) ? button('', { kind: 'quiet', icon, href: `#/daily/${date}-${contest.kind}`, 'aria-label': words }) : h('span');
  const cell = (/** @type {number} */ n) => {
    const date = iso(n);
    const found = mine.get(date);
    const style = ['d', date === day.date && 'shown', found?.beaten && 'beat', !found && 'none'].filter(Boolean).join(' ');
    if (!there(date)) return h('span', { class: 'd fut' }, h('small', {}, n));
    return h('a', {
      class: style, href: `#${contestPath(`${date}-${contest.kind}`)}`,
      'aria-label': t(found ? 'daily.day_played' : 'daily.day_missed', { day: dayName(date), points: found?.points ?? 0 }),
    }, h('small', {}, n), found ? number(found.points) : '·');
  };
  return h('section.archive', {}, h('div.head-row', {}, way(iso(0), t('daily.earlier'), 'back'), h('h2.label', {}, dayName(day.date, { month: 'long', year: 'numeric' })), way(iso(1, month + 1), t('daily.later'), 'forth')),
    h('div.cal', {},
      Array.from({ length: WEEK }, (_, i) => h('span.wd', { 'aria-hidden': 'true' }, weekday.format(Date.parse(`${MONDAY}T12:00Z`) + i * 86_400_000))),
      Array.from({ length: before }, () => h('span')), Array.from({ length: days }, (_, i) => cell(i + 1))),
    h('p.cap', {}, t('daily.archive_why')));
}
