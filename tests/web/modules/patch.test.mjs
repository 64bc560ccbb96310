/** Changes of a view: applied to a copy, as docs/protocol.md says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patched } from '../../../src/railwright/web/static/js/patch.js';

test('values are set and parts of lists replaced; the earlier view stays as it was', () => {
  const view = { round: 1, seats: [{ score: 3 }, { score: 4 }], sheets: [{ drawn: ['a', 'b', 'c'] }], dice: [] };
  const before = structuredClone(view);
  const after = patched(view, { set: { round: 2, 'seats.1.score': 9, dice: ['x'] }, splice: { 'sheets.0.drawn': [1, 1, ['d', 'e']] } });
  assert.deepEqual(after, { round: 2, seats: [{ score: 3 }, { score: 9 }], sheets: [{ drawn: ['a', 'd', 'e', 'c'] }], dice: ['x'] });
  assert.deepEqual(view, before);
  assert.equal(after.seats[0], view.seats[0]);
});

test('no change is no change', () => {
  const view = { round: 1 };
  assert.equal(patched(view, {}), view);
});
