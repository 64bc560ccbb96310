/** All puzzles: today's, endless ones by game and level, and how the solver does. */
import { boardOf } from '../ink/catalogue.js';
import { gameData, get, post } from '../js/api.js';
import { sheetSvg } from '../js/board.js';
import { button, choices } from '../js/components.js';
import { fill, h, svg } from '../js/dom.js';
import { tile } from '../js/drawings.js';
import { number, t } from '../js/i18n.js';
import { meanMissed, missedOn, record, rowUntil } from './record.js';
import { nextPuzzle } from './solve.js';
import { gameTitle, levelText, pointsText } from './words.js';

/** @typedef {{game: string, edition: 'base' | 'challenge', expansion: string | null, levels: Record<string, number>}} PuzzleGame */

/** @type {import('../js/types.js').Screen} */
export const screen = {
  title: () => t('puzzles.tab'),
  texts: ['puzzles', 'ink', 'expansion'],
  styles: ['puzzles/puzzles.css'],
  async show(root) {
    const [data, told] = await Promise.all([gameData(), get('api/puzzles')]);
    const look = await post('api/puzzles/look', { puzzle: told.today, actions: [] });
    fill(root, h('div.wrap.puzzles', {},
      h('h1.title-1', {}, t('puzzles.tab')), h('p.lead', {}, t('puzzles.lead')),
      h('div.two', {}, todaysPuzzle(data, told.date, look), endless(told.games)),
      standing(told.date)));
  },
};

/** @param {import('../js/types.js').GameData} data @param {string} date @param {import('./solve.js').Look} look */
function todaysPuzzle(data, date, look) {
  const { view } = look;
  const missed = missedOn(date);
  const how = missed === null ? t('puzzles.today_why') : missed === 0 ? t('puzzles.today_found') : t('puzzles.today_missed', { n: Math.ceil(missed) });
  return h('section.todays', { 'aria-labelledby': 'todays' },
    h('a.mini', { href: '#/puzzle/today', 'aria-label': t('puzzles.today_go') }, svg(sheetSvg(boardOf(data, view.options.edition), view.sheets[0]))),
    h('div', {}, h('h2.title-2', { id: 'todays' }, t('puzzles.today')),
      h('p', {}, t('puzzles.question', { n: look.before })),
      h('div.faces', { 'aria-hidden': 'true' }, view.dice.filter((/** @type {{kind: string}} */ die) => die.kind !== 'extra').map((/** @type {{piece: string}} */ die) => h('div.die', {}, svg(tile(die.piece))))),
      h('p.cap', {}, levelText(look)), h('p.how', {}, how),
      button(t(missed === null ? 'puzzles.today_go' : 'puzzles.today_again'), { kind: 'accent', href: '#/puzzle/today' })));
}

/** @param {PuzzleGame[]} games */
function endless(games) {
  const wish = { ...record().wish };
  if (!games.some(one => one.game === wish.game)) wish.game = games[0]?.game ?? '';
  const place = h('section', { 'aria-labelledby': 'endless' });
  const render = () => {
    const game = games.find(one => one.game === wish.game);
    if (wish.level && !game?.levels[wish.level]) wish.level = '';
    const levels = Object.entries(game?.levels ?? {});
    const select = h('select.field', { id: 'game', onchange: () => { wish.game = select.value; render(); document.getElementById('game')?.focus(); } },
      games.map(one => h('option', { value: one.game, selected: one.game === wish.game }, t('puzzles.game_count', { game: gameTitle(one), n: Object.values(one.levels).reduce((sum, n) => sum + n, 0) }))));
    fill(place, h('h2.title-2', { id: 'endless' }, t('puzzles.endless')), h('p', {}, t('puzzles.endless_why')),
      h('label.label', { for: 'game' }, t('puzzles.game')), select,
      h('span.label', {}, t('puzzles.level')),
      choices({
        name: 'level', label: t('puzzles.level'), value: wish.level, onchange: value => { wish.level = value; },
        items: [{ value: '', text: t('puzzles.level.suited') }, ...levels.map(([level, n]) => ({ value: level, text: t(`puzzles.level.${level}`), disabled: n === 0 }))],
      }),
      h('p.cap', {}, t('puzzles.levels_why')),
      button(t('puzzles.start'), { kind: 'primary', onclick: () => void nextPuzzle(wish) }));
  };
  render();
  return place;
}

/** How the solver does. @param {string} date */
function standing(date) {
  const { solver, solved } = record();
  const mean = meanMissed();
  const told = [
    [t('puzzles.your_rating'), t('puzzles.give_or_take', { rating: Math.round(solver.rating), n: Math.round(2 * solver.deviation) })],
    [t('puzzles.solved'), number(solved)],
    [t('puzzles.mean'), mean === null ? '–' : pointsText(mean)],
    [t('puzzles.days'), number(rowUntil(date))],
  ];
  return h('dl.standing', {}, told.map(([name, value]) => h('div', {}, h('dd', {}, value), h('dt', {}, name))));
}
