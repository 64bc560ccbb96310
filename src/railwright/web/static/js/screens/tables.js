/** Open tables: a list that follows by itself, one tap to sit down, and somebody to play with. */
import { gameName } from '../../ink/words.js';
import { get } from '../api.js';
import { go } from '../app.js';
import { button, toast } from '../components.js';
import { fill, h, say } from '../dom.js';
import { t } from '../i18n.js';
import { CHOICES, findSomebody } from '../match.js';
import { MOST_NAME, takeSeat } from '../rooms.js';
import { changeSettings, heldRoom, settings } from '../store.js';

/** @typedef {{room: string, game: 'ink' | 'line', options: any, host: string, players: number, free: number, time_limit: number | null, chosen: boolean}} OpenTable */

const FOLLOW_MS = 2000;
const MINUTE = 60;

/** @type {import('../types.js').Screen} */
export const screen = {
  texts: ['tables', 'ink', 'expansion'],
  styles: ['css/tables.css'],
  title: () => t('tables.tab'),
  show(root) {
    const name = h('input.field', { id: 'name', maxlength: MOST_NAME, autocomplete: 'nickname', value: settings().name, onchange: () => changeSettings({ name: name.value.trim() }) });
    const list = h('div.tables-list');
    let known = '';
    let number = -1;
    const follow = async () => {
      if (document.hidden) return;
      /** @type {OpenTable[] | null} */
      const tables = await get('api/tables').then(told => told.tables, () => null);
      const now = JSON.stringify(tables);
      if (now === known) return;
      known = now;
      const focused = document.activeElement?.getAttribute('data-key');
      fill(list, tables === null ? h('p.notice', {}, t('tables.away')) : tables.length ? h('ul.tables', {}, tables.map(table => row(table, name))) : h('p', {}, t('tables.none')));
      if (focused) /** @type {HTMLElement | null} */ (list.querySelector(`[data-key="${focused}"]`))?.focus();
      if (tables && number >= 0 && tables.length !== number) say(t('tables.count', { n: tables.length }));
      if (tables) number = tables.length;
    };
    fill(root, h('div.wrap.narrow.open-tables', {},
      h('h1.title-1', {}, t('tables.title')),
      h('div.own-name', {}, h('label.label', { for: 'name' }, t('tables.name')), name),
      h('section', { 'aria-labelledby': 'match' }, h('h2.title-2', { id: 'match' }, t('tables.match')), h('p', {}, t('tables.match_why')),
        h('div.choices', {}, CHOICES.map(choice => button(t(`game.${choice}`), { kind: 'accent', 'aria-label': t('tables.match_game', { game: t(`game.${choice}`) }), onclick: () => void tried(() => { keepName(name); return findSomebody(choice); }) })))),
      h('section', { 'aria-labelledby': 'tables' }, h('h2.title-2', { id: 'tables' }, t('tables.title')), h('p', {}, t('tables.lead')), list,
        button(t('tables.new'), { icon: 'add', href: '#/new/ink?open=anybody' })),
      h('div.foot', {}, h('a', { href: '#/' }, t('nav.home')))));
    void follow();
    const clock = setInterval(() => void follow(), FOLLOW_MS);
    return () => clearInterval(clock);
  },
};

/** @param {HTMLInputElement} name */
const keepName = name => changeSettings({ name: name.value.trim() });

/** @param {() => Promise<void>} act */
async function tried(act) {
  try {
    await act();
  } catch (error) {
    toast(/** @type {Error} */ (error).message);
  }
}

/** @param {number | null} seconds */
const limitOf = seconds => seconds === null ? t('tables.no_limit') : seconds % MINUTE ? t('tables.limit_seconds', { n: seconds }) : t('tables.limit', { n: seconds / MINUTE });

/** @param {OpenTable} table @param {HTMLInputElement} name */
function row(table, name) {
  const game = table.game === 'ink' ? gameName(table.options, table.players) : t('game.line');
  const facts = [t('tables.free', { n: table.free, of: table.players }), limitOf(table.time_limit), ...(table.chosen ? [t('tables.chosen')] : [])].join(' · ');
  const sit = () => tried(async () => {
    keepName(name);
    if (!heldRoom(table.room)) await takeSeat(table.room, table.game, String(table.options.edition ?? ''), settings().name);
    go(`/room/${table.room}`);
  });
  return h('li', {}, h('div', {}, h('b', {}, game), h('span', {}, t('tables.host', { name: table.host })), h('span.cap', {}, facts)),
    button(t('tables.sit'), { kind: 'primary', 'data-key': table.room, 'aria-label': t('tables.sit_at', { name: table.host, game }), onclick: () => void sit() }));
}
