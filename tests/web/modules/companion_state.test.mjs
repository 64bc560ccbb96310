/** The companion: what it remembers of a game at a real table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, DEFAULTS, meet, rollIn, take } from '../../../src/railwright/web/static/companion/state.js';

const rolled = { route: ['overpass'], expansion: [], pairs: [], goals: ['A', 'B', 'C'], star: 1 };

test('goals and star are those of the first roll, pairs are free again in each round', () => {
  let game = rollIn(begin({ ...DEFAULTS, goals: true }), rolled);
  game = take(game, 2);
  assert.deepEqual(game.taken, [2]);
  game = rollIn(game, { ...rolled, goals: [], star: 0 });
  assert.deepEqual([game.goals, game.star, game.taken, game.rolls.length], [['A', 'B', 'C'], 1, [], 2]);
});

test('a goal is worth 4, then 2, then 1, and a tap too many can be mended', () => {
  let game = rollIn(begin(DEFAULTS), rolled);
  const worth = [];
  for (let k = 0; k < 4; k++) {
    worth.push(game.worth[1]);
    game = meet(game, 1);
  }
  assert.deepEqual(worth, [4, 2, 1, 4]);
  assert.deepEqual(game.worth, [4, 2, 4]);
});
