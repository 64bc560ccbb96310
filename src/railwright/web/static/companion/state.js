/** What the companion remembers of a game at a real table. Nothing in it is hidden: what is rolled is shown. */

/** @typedef {{edition: 'base' | 'challenge', expansion: string | null, goals: boolean, further_goals: boolean, draft: boolean, players: number, challenge?: number}} Options challenge: how many sets of a draft's dice are of Challenge */
/** @typedef {{route: string[], expansion: string[], pairs: [string, string][], goals: string[], star: number | null}} Rolled */
/**
 * @typedef {object} Game
 * @property {Options} options
 * @property {string} [table] by which the score pad knows it
 * @property {Rolled[]} rolls one for each round so far
 * @property {string[]} goals
 * @property {number[]} worth what is still open on each goal
 * @property {number | null} star who began, where that matters
 * @property {number[]} taken pairs of this round that are gone
 */

const KEPT = 'railwright.companion';
/** What a goal is worth after it has been met once, twice, and so on (RI-5.4). @type {Record<number, number>} */
const LOWER = { 4: 2, 2: 1, 1: 4 };

/** @type {Options} */
export const DEFAULTS = { edition: 'base', expansion: null, goals: false, further_goals: false, draft: false, players: 2 };

/** @param {Options} options @returns {Game} */
export const begin = options => ({ options, table: Date.now().toString(36), rolls: [], goals: [], worth: [], star: null, taken: [] });

/** @param {Game} game @param {Rolled} rolled @returns {Game} */
export function rollIn(game, rolled) {
  const first = game.rolls.length === 0;
  return {
    ...game,
    rolls: [...game.rolls, rolled],
    goals: first ? rolled.goals : game.goals,
    worth: first ? rolled.goals.map(() => 4) : game.worth,
    star: first ? rolled.star : game.star,
    taken: [],
  };
}

/** @param {Game} game @param {number} pair @returns {Game} */
export const take = (game, pair) => ({ ...game, taken: game.taken.includes(pair) ? game.taken.filter(one => one !== pair) : [...game.taken, pair] });

/** @param {Game} game @param {number} goal @returns {Game} */
export const meet = (game, goal) => ({ ...game, worth: game.worth.map((worth, index) => index === goal ? LOWER[worth] ?? 4 : worth) });

/** @returns {Game | null} */
export function kept() {
  try {
    const game = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return game && Array.isArray(game.rolls) && game.options ? game : null;
  } catch {
    return null;
  }
}

/** @param {Game | null} game */
export function keep(game) {
  try {
    if (game) localStorage.setItem(KEPT, JSON.stringify(game));
    else localStorage.removeItem(KEPT);
  } catch {
    // Without a store it still rolls; it only forgets.
  }
}
