/** Challenge for those who know Railroad Ink: a factory, a village, universities, goals. */

const CURVE = 'highway-curve@D7/1';
const FACTORY = 'highway-straight@E7/0';
const ROAD = 'highway-straight@A6/0';
const VILLAGE = 'station-straight@B6/0';

/** @type {import('../types.js').Guide} */
export const guide = {
  game: 'ink',
  options: { edition: 'challenge', goals: true },
  opponents: 2,
  bot: 'beginner',
  seed: 'challenge-5027',
  steps: [
    { id: 'buildings', light: ['.building'], hide: ['specials', 'side'] },
    {
      id: 'curve', light: ['[data-key="die-0"]'], want: CURVE, hide: ['specials', 'side'], until: { lies: CURVE },
      asides: [{ id: 'curve_else', when: { seen: '[data-key="die-0"].used' }, light: ['[data-key="undo"]'] }],
    },
    {
      id: 'factory', light: ['[data-key="die-1"]'], want: FACTORY, hide: ['specials', 'side'], until: { built: 'factory' },
      asides: [{ id: 'factory_else', when: { seen: '[data-key="die-1"].used' }, light: ['[data-key="undo"]'] }],
    },
    {
      id: 'copy', light: ['[data-key="die-1"]'], want: ROAD, hide: ['specials', 'side'], until: { at_most: { copies: 0 } },
    },
    {
      id: 'village', light: ['[data-key="die-3"]'], want: VILLAGE, hide: ['specials', 'side'], until: { built: 'village' },
      asides: [{ id: 'village_else', when: { seen: '[data-key="die-3"].used' }, light: ['[data-key="undo"]'] }],
    },
    { id: 'boxes', light: ['.printed .villages'], hide: ['specials', 'side'] },
    { id: 'done', light: ['.dice .die:not(.used):not(.unfit)', '[data-key="done"]'], hide: ['specials', 'side'], task: true, until: { at_least: { round: 2 } } },
    { id: 'university', spaces: 'university', light: ['.printed .universities'], hide: ['side'] },
    { id: 'goals', light: ['.goals li'] },
    { id: 'race', light: ['.goals .vals'] },
    { id: 'play', light: ['.ask > *'] },
    { id: 'wait', away: true, until: { is: { phase: 'over' } } },
    { id: 'end', light: ['.score table'] },
  ],
};
