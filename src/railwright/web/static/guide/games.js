/** What guides of a game have in common: where their progress stands, what must stay in sight, answers that fit any step. */

/** @typedef {import('./types.js').Aside} Aside */
/** @typedef {{stand: string, first: boolean, keep: string, asides: Aside[]}} GuidedGame stand: the place of the progress; first: before everything there */

/** @type {Record<'ink' | 'line', GuidedGame>} */
export const GAMES = {
  ink: {
    stand: '.tools',
    first: false,
    keep: '.space[data-fits], .dice .die:not(.used), .acts .btn, .hint, .guide-steps .btn',
    asides: [
      { id: 'wait', when: { seen: '.hint .dots' }, away: true },
      { id: 'refused', when: { seen: '.hint.bad' }, light: ['.hint'], everywhere: true },
      { id: 'draw_here', when: { seen: '[data-key="draw"]' }, light: ['[data-key="draw"]'], everywhere: true },
    ],
  },
  line: {
    stand: '.line-table',
    first: true,
    keep: '.line-card.able, .pick, .line-buttons .btn, .prompt, .guide-steps .btn',
    asides: [
      { id: 'wait', when: { seen: '.line-panel:not(.mine)' }, away: true },
      { id: 'free_move', when: { is: { asks: 'free-move' } }, light: ['.picks', '.line-drawing .stop'], everywhere: true },
      { id: 'which_first', when: { is: { asks: 'which-first' } }, light: ['.picks'], everywhere: true },
      { id: 'which_one', when: { is: { asks: 'which-one' } }, light: ['.picks'], everywhere: true },
    ],
  },
};
