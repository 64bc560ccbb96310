/** Legal drawings behind their numbers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawingsOf } from '../../../src/railwright/web/static/ink/catalogue.js';

const pieces = { straight: { canonical: [0, 1] }, curve: { canonical: [0, 1, 2, 3] }, overpass: { canonical: [0, 4] } };

test('a number is 49 times the variant plus the space, variants in the order of the pieces and their orientations', () => {
  const legal = drawingsOf({ ink: { pieces } }, [0, 48, 49, 49 * 2 + 24, 49 * 5 + 24, 49 * 7 + 6]);
  assert.deepEqual(legal, { straight: { A1: [0, 1], G7: [0] }, curve: { D4: [0, 3] }, overpass: { A7: [4] } });
});
