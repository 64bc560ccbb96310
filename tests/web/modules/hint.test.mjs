/** Hints: a bot may think for long, and its answer is worth something only while the same thing is to be decided. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askHint } from '../../../src/railwright/web/static/js/hint.js';

const INK = { seat: 0, phase: 'draw', round: 2, legal: { overpass: { D4: [0] } }, actions: [], draft: null, seats: [{ done: false }, { done: false }] };
const LINE = { seat: 1, phase: 'play', turn: 5, decider: 1, actions: [{ action: 'lay B07', text: 'lay B07', gives: [] }], seats: [] };
const ANSWER = { type: 'answer', action: 'overpass@D4/0' };

/** What is told to a person who asks at one view while another lies there when the answer comes. */
async function hint(before, after, answer = ANSWER) {
  let view = before;
  const sent = [];
  const told = await askHint(() => view, async message => {
    sent.push(message);
    view = after;
    return answer;
  });
  assert.deepEqual(sent, [{ type: 'hint', seat: before.seat }]);
  return told;
}

test('an answer in time is told, a refusal with its sentence, too', async () => {
  assert.equal(await hint(INK, INK), ANSWER);
  const refusal = { type: 'refused', code: 'no_hint', text: 'There is nothing to decide.' };
  assert.equal(await hint(LINE, LINE, refusal), refusal);
});

test('what others do meanwhile does not matter', async () => {
  assert.equal(await hint(INK, { ...INK, seats: [{ done: false }, { done: true }] }), ANSWER);
});

test('an answer that comes too late is dropped', async () => {
  const later = [
    [INK, { ...INK, legal: { overpass: { D5: [0] } } }],
    [INK, { ...INK, round: 3 }],
    [INK, { ...INK, phase: 'over', legal: {} }],
    [INK, { ...INK, seat: 1 }],
    [INK, undefined],
    [LINE, { ...LINE, actions: [{ action: 'pass', text: 'pass' }] }],
    [LINE, { ...LINE, turn: 6 }],
    [LINE, { ...LINE, seat: 0 }],
    [LINE, { ...LINE, phase: 'over' }],
  ];
  for (const [before, after] of later) assert.equal(await hint(before, after), null);
});

test('a hint for a draft is dropped once a pair is taken', async () => {
  const draft = { pairs: [['highway-t', 'overpass']], owners: [], to_pick: 0, start: 0 };
  const picking = { ...INK, phase: 'pick', draft };
  assert.equal(await hint(picking, picking), ANSWER);
  assert.equal(await hint(picking, { ...picking, draft: { ...draft, owners: [[0, 0]], to_pick: null } }), null);
});
