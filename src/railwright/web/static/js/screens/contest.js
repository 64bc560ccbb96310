/** A challenge among friends: the link, one's own game, and everything side by side once that is over. */
import { postForText } from '../api.js';
import { button, copy } from '../components.js';
import { askAs, ofGame, partName, partsOf, playContest, playName, showPicture } from '../contests.js';
import { fill, h, svg } from '../dom.js';
import { number, t } from '../i18n.js';
import { reach } from '../reach.js';
import { keptProfile } from '../store.js';
import { along } from './daily.js';

/** @typedef {import('../contests.js').Contest} Contest */
/** @typedef {import('../contests.js').Result} Result */

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['daily', 'ink', 'line', 'expansion'],
  styles: ['css/room.css', 'css/daily.css'],
  title: () => t('challenge.tab'),
  async show(root, { params }) {
    /** @type {Contest} */
    const contest = await askAs(`api/contests/${encodeURIComponent(params.contest ?? '')}`);
    const way = h('section.way');
    fill(root, h('div.wrap.challenge', {}, h('h1.title-1', {}, ofGame('challenge.same_dice', contest.game)), h('p', {}, playName(contest)),
      contest.own ? h('p.res', {}, h('b', {}, number(contest.own.points ?? 0)), ' ', t('challenge.place', { place: contest.own.place ?? 0, n: contest.people.length })) : start(contest),
      contest.people.length ? h('section', {}, h('h2.title-2', {}, t('challenge.people', { n: contest.people.length })), contest.sees ? sideBySide(contest) : along(contest)) : null,
      contest.sees ? button(ofGame('daily.practise', contest.game), { onclick: () => void playContest(contest.id, true) }) : null,
      way, h('div.foot', {}, h('a', { href: '#/challenge' }, t('challenge.title')), h('a', { href: '#/daily' }, t('daily.title')), h('a', { href: '#/' }, t('nav.home')))));
    void showWay(way, contest.id);
  },
};

/** @param {Contest} contest */
const start = contest => h('section.start', {}, h('ul', {}, ['once', 'hidden', 'time'].map(rule => h('li', {}, t(rule === 'time' ? 'challenge.time' : `daily.rule.${rule}`)))),
  keptProfile() ? null : h('p.cap', {}, t('daily.needs_profile')),
  button(contest.state === 'running' ? t('daily.go_on') : ofGame('challenge.go', contest.game), { kind: 'accent', onclick: () => void playContest(contest.id) }));

/** All sheets beside each other, Master's last, and what their points are made of. @param {Contest} contest */
function sideBySide({ people, master, game, options }) {
  const all = [...people, ...(master ? [master] : [])];
  const name = (/** @type {Result} */ one) => one.you ? t('daily.you') : one === master ? t('daily.master') : one.name;
  const done = all.filter(one => one.points !== null);
  const sheet = (/** @type {Result} */ one) => {
    const paper = h('div.paper');
    if (one.room) void showPicture(paper, one.room);
    const told = [h('span.r', {}, one.place ?? ''), h('b', {}, name(one)), ' ', one.points === null ? h('span.cap', {}, t('daily.still')) : h('span.pt', {}, number(one.points))];
    return h('li', { class: one.you ? 'me' : '' }, paper, one.room ? h('a.told', { href: `#/replay/${one.room}` }, ...told) : h('div.told', {}, ...told));
  };
  return h('div', {}, h('ol.beside-each-other', {}, all.map(sheet)),
    h('div.scrolls', { tabindex: 0, role: 'group', 'aria-label': t('challenge.parts') }, h('table.period', {}, h('thead', {}, h('tr', {}, h('td'), done.map(one => h('th', { scope: 'col' }, name(one))))),
      h('tbody', {}, partsOf(...done.map(one => one.parts)).map(part => h('tr', {}, h('th', { scope: 'row' }, partName(game, options.expansion, part)), done.map(one => h('td', { class: one.you ? 'me' : '' }, one.parts[part] === undefined ? '' : number(one.parts[part])))))),
      h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('challenge.sum')), done.map(one => h('td.pt', { class: one.you ? 'me' : '' }, number(one.points ?? 0))))))));
}

/** @param {HTMLElement} place @param {string} contest */
async function showWay(place, contest) {
  const { origin } = await reach();
  const link = `${origin ?? location.origin}/c/${contest}`;
  const figure = h('figure.qr', {}, h('figcaption.cap', {}, t('challenge.qr_why')));
  fill(place, h('h2.label', {}, t('challenge.invite')), h('p.cap', {}, t('challenge.invite_why')),
    h('div.code', {}, h('input.field', { readonly: true, value: link, 'aria-label': t('challenge.link'), onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }), button(t('daily.copy'), { icon: 'copy', onclick: () => void copy(link) })),
    origin ? figure : h('p.cap', {}, t('reach.link_here')));
  if (!origin) return;
  try {
    const drawn = svg(await postForText(`api/contests/${contest}/code.svg`, { origin }));
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-label', t('challenge.qr'));
    figure.prepend(drawn);
  } catch {
    figure.remove(); // the link above must do
  }
}
