/** The tables of a week and a month: the points of all their days together. */
import { choices } from '../components.js';
import { askAs, playName } from '../contests.js';
import { fill, h } from '../dom.js';
import { number, t } from '../i18n.js';

/** @typedef {{place: number, name: string, points: number, days: number, you: boolean}} Row */

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
    const show = async () => {
      const table = await askAs('api/daily/table', { kind, period });
      fill(place, body(table));
    };
    fill(root, h('div.wrap.narrow.daily-tables', {}, h('h1.title-1', {}, t('daily.tables')), h('p', {}, t('daily.tables_why')),
      choices({ name: 'kind', label: t('daily.kinds'), value: kind, onchange: value => { kind = value; void show(); }, items: day.contests.map(one => ({ value: one.kind, text: one.kind === 'expansion' ? t('daily.kind_expansion') : playName(one) })) }),
      choices({ name: 'period', label: t('daily.period'), value: period, onchange: value => { period = value; void show(); }, items: ['week', 'month'].map(value => ({ value, text: t(`daily.${value}`) })) }),
      place, h('div.foot', {}, h('a', { href: '#/daily' }, t('daily.title')), h('a', { href: '#/' }, t('nav.home')))));
    await show();
  },
};

/** @param {{rows: Row[], own: Row | null, players: number}} table */
function body({ rows, own, players }) {
  if (!rows.length) return h('p.notice', {}, t('daily.tables_empty'));
  const row = (/** @type {Row} */ one) => h('tr', { class: one.you ? 'me' : '' }, h('td.r', {}, one.place), h('th', { scope: 'row' }, one.you ? t('daily.you') : one.name), h('td', {}, one.days), h('td.pt', {}, number(one.points)));
  return h('div', {}, h('p.cap', {}, t('daily.people', { n: players })), h('table.period', {},
    h('thead', {}, h('tr', {}, ['place', 'name', 'days', 'sum'].map(column => h('th', { scope: 'col' }, t(`daily.column.${column}`))))),
    h('tbody', {}, rows.map(row), own && !rows.some(one => one.you) ? row(own) : null)));
}
