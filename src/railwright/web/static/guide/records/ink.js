/** The first game of Railroad Ink: dice, exits, turning, stations, Done; joining on, overpass; special routes; the score. */

const DONE = '[data-key="done"]';

/** @type {import('../types.js').Guide} */
export const guide = {
  game: 'ink',
  options: { edition: 'base' },
  opponents: 2,
  bot: 'beginner',
  seed: 'first-18289',
  steps: [
    { id: 'dice', light: ['.dice .die'], hide: ['specials', 'side'] },
    { id: 'choose', task: true, light: ['[data-key="die-0"]'], hide: ['specials', 'side'], until: { seen: '.die.on' } },
    {
      id: 'exit', light: ['.space[data-fits]'], hide: ['specials', 'side'], until: { drawn: [1, 1] },
      asides: [{ id: 'choose', when: { not: { seen: '.die.on, [data-key="draw"]' } }, light: ['.dice .die:not(.used)'] }],
    },
    { id: 'turn', light: ['[data-key="die-1"]'], hide: ['specials', 'side'], until: { drawn: [1, 2] }, asides: [{ id: 'turn_now', when: { seen: '.piece.ghost' }, light: [] }] },
    { id: 'station', light: ['[data-key="die-3"]'], hide: ['specials', 'side'], until: { seen: '[data-key="die-3"].used' } },
    { id: 'rest', task: true, light: ['.dice .die:not(.used):not(.unfit)'], hide: ['specials', 'side'], until: { seen: `${DONE}[aria-disabled="false"]` } },
    { id: 'done', task: true, light: [DONE], hide: ['specials', 'side'], until: { at_least: { round: 2 } } },
    { id: 'join', light: ['.dice .die:not(.used)'], hide: ['specials', 'side'], until: { drawn: [2, 1] } },
    { id: 'overpass', light: ['[data-key="die-3"]'], hide: ['specials', 'side'], until: { seen: '[data-key="die-3"].used' } },
    { id: 'again', task: true, light: ['.dice .die:not(.used):not(.unfit)', `${DONE}[aria-disabled="false"]`], hide: ['specials', 'side'], until: { at_least: { round: 3 } } },
    { id: 'special', light: ['.specials'], hide: ['side'] },
    { id: 'networks', parts: ['networks'], spaces: 'exits' },
    { id: 'longest', parts: ['highway'], light: ['[data-key="part-railway"]'] },
    { id: 'centre', parts: ['centre'], spaces: 'centre' },
    { id: 'errors', parts: ['errors'] },
    { id: 'others', light: ['.opps'] },
    { id: 'play', light: ['.ask > *'] },
    { id: 'wait', away: true, until: { is: { phase: 'over' } } },
    { id: 'end', light: ['.score table'] },
  ],
};
