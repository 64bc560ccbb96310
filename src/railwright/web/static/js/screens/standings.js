/** The tables of a week and a month: the points of all their days together. */
import { button, choices } from '../components.js';
import { askAs, dayName, ofGame, playName } from '../contests.js';
import { fill, h } from '../dom.js';
import { number, t } from '../i18n.js';

/** @typedef {{place: number, name: string, points: number, days: number, you: boolean}} Row */
/** @typedef {{first: string, last: string, earlier: string | null, later: string | null}} Span */
/** @typedef {{kind: string, span: Span, rows: Row[], own: Row | null, players: number, closed: boolean}} Table */

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['daily', 'ink', 'expansion'],
  styles: ['css/daily.css'],
  title: () => t('daily.tables_tab'),
  async show(root, { query }) {
    let kind = query.get('kind') ?? 'base';
    let period = 'week';
    /** @type {import('../contests.js').Day} */
    const day = await askAs('api/daily');
    const place = h('div', { role: 'status' });
    /** The day whose week or month is shown; today's where there is none. @type {string | undefined} */
    let shown;
    const show = async () => {
      /** @type {Table} */
      const table = await askAs('api/daily/table', { kind, period, ...(shown ? { day: shown } : {}) });
      const focused = place.contains(document.activeElement) ? document.activeElement?.id : '';
      fill(place, way(table.span, period, to => { shown = to; void show(); }), body(table, day));
      if (focused) document.getElementById(focused)?.focus();
    };
    fill(root, h('div.wrap.narrow.daily-tables', {}, h('h1.title-1', {}, t('daily.tables')), h('p', {}, t('daily.tables_why')),
      choices({ name: 'kind', label: t('daily.kinds'), value: kind, onchange: value => { kind = value; void show(); }, items: day.contests.map(one => ({ value: one.kind, text: one.kind === 'expansion' ? t('daily.kind_expansion') : playName(one) })) }),
      choices({ name: 'period', label: t('daily.period'), value: period, onchange: value => { period = value; shown = undefined; void show(); }, items: ['week', 'month'].map(value => ({ value, text: t(`daily.${value}`) })) }),
      place, h('p.cap', {}, t('daily.tables_trust')), h('div.foot', {}, h('a', { href: '#/daily' }, t('daily.title')), h('a', { href: '#/' }, t('nav.home')))));
    await show();
  },
};

/** Which days are counted, with the way to those before and after. @param {Span} span @param {string} period @param {(day: string) => void} go */
function way({ first, last, earlier, later }, period, go) {
  const step = (/** @type {'before' | 'after'} */ way, /** @type {string} */ icon, /** @type {string | null} */ to) => to ? button('', { kind: 'quiet', icon, id: `table-${way}`, 'aria-label': t(`daily.${way}`), onclick: () => go(to) }) : h('span');
  const name = period === 'month' ? dayName(first, { month: 'long', year: 'numeric' }) : t('daily.span', { from: dayName(first), to: dayName(last) });
  return h('div.head-row', {}, step('before', 'back', earlier), h('h2.label', {}, name), step('after', 'forth', later));
}

/** @param {Table} table @param {import('../contests.js').Day} day */
function body({ kind, rows, own, players, closed }, day) {
  if (closed) {
    const { game = 'ink', id = '' } = day.contests.find(one => one.kind === kind) ?? {};
    return h('div.notice', {}, h('p', {}, ofGame('daily.closed', game)), button(ofGame('daily.closed_go', game), { href: `#/daily/${id}` }));
  }
  if (!rows.length) return h('p.notice', {}, t('daily.tables_empty'));
  const row = (/** @type {Row} */ one) => h('tr', { class: one.you ? 'me' : '' }, h('td.r', {}, one.place), h('th', { scope: 'row' }, one.you ? t('daily.you') : one.name), h('td', {}, one.days), h('td.pt', {}, number(one.points)));
  return h('div', {}, h('p.cap', {}, t('daily.people', { n: players })), h('table.period', {},
    h('thead', {}, h('tr', {}, ['place', 'name', 'days', 'sum'].map(column => h('th', { scope: 'col' }, t(`daily.column.${column}`))))),
    h('tbody', {}, rows.map(row), own && !rows.some(one => one.you) ? row(own) : null)));
}
