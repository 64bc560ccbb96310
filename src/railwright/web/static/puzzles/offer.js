/** The puzzles on the start page. */
import { button } from '../js/components.js';
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';

export const puzzleBand = () => h('section.puzzle-band', { 'aria-labelledby': 'puzzle-band' },
  h('div', {}, h('h2', { id: 'puzzle-band' }, t('home.puzzles')), h('p', {}, t('home.puzzles_why'))),
  h('div.ways', {}, button(t('home.puzzle_today'), { kind: 'primary', href: '#/puzzle/today' }), button(t('home.puzzles_all'), { kind: 'quiet', href: '#/puzzles' })));
