/** The first game of Rail Line: side, track, cards, a turn, coins, the slow train, rows that hang together, the curve. */

/** @type {import('../types.js').Guide} */
export const guide = {
  game: 'line',
  options: { sheet: 1 },
  opponents: 1,
  bot: 'beginner',
  seed: 'line-1',
  steps: [
    { id: 'side', task: true, light: ['.picks .pick'], hide: ['cards', 'players'], until: { at_least: { side: 1 } } },
    { id: 'track', light: ['.line-drawing .stop', '.picks .pick'], hide: ['cards', 'players'], until: { at_least: { track: 0 } } },
    { id: 'hand', light: ['.line-cards .hand'], hide: ['players'] },
    { id: 'display', light: ['.line-cards .display'], hide: ['players'] },
    { id: 'pick', task: true, light: ['.line-card.able'], until: { seen: '.line-card.on' } },
    {
      id: 'lay', light: ['.line-window .ghost-card', '.line-whole .ghost-card', '.player .gain', '[data-key="confirm"]'], until: { at_least: { cards_laid: 1 } },
      asides: [{ id: 'pick', when: { not: { seen: '.line-card.on' }, is: { asks: 'lay' } }, light: ['.line-card.able'] }],
    },
    { id: 'marked', light: ['[data-seat="0"] .row:has(.marked)', '.line-window [data-engine="0-fast"], .line-whole [data-engine="0-fast"]'] },
    {
      id: 'coin', light: ['[data-key="extra-discard"]'], until: { at_least: { coins: 1 } },
      asides: [
        { id: 'coin_which', when: { seen: '[data-key="back"]' }, light: ['.hand .line-card.able', '[data-key="confirm"]'] },
        { id: 'later', when: { not: { is: { asks: 'extra' } } }, light: ['.line-card.able', '[data-key="confirm"]'], everywhere: true },
      ],
    },
    { id: 'theirs', light: ['.line-window [data-engine="0-fast"], .line-whole [data-engine="0-fast"]'] },
    {
      id: 'slow', light: ['[data-key="extra-slow"]'], until: { at_least: { slow: 1 } },
      asides: [
        { id: 'slow_where', when: { seen: '[data-key="back"]' }, light: ['.line-drawing .stop', '.picks .pick'] },
        { id: 'later', when: { not: { is: { asks: 'extra' } } }, light: ['.line-card.able', '[data-key="confirm"]'], everywhere: true },
      ],
    },
    { id: 'rows', light: ['[data-seat="0"] .row[data-row="coal"]', '[data-seat="0"] .row[data-row="travellers"]'] },
    { id: 'columns', light: ['[data-seat="0"] .row[data-row="iron_ore"]', '[data-seat="0"] .row[data-row="steel"]', '[data-seat="0"] .row[data-row="factory"]'] },
    { id: 'curve', light: ['.line-whole .future', '.line-overview'] },
    { id: 'play', light: ['[data-key="hint"]'] },
    { id: 'wait', away: true, until: { is: { phase: 'over' } } },
    { id: 'end', light: ['.line-parts'] },
  ],
};
