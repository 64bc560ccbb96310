/** Rail Line: where cards, stations and engines lie on the serpentine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_WIDTH, cardNumber, cell, engineSpot, journey, laneHeight, positionAt, ROW_HEIGHT, stationSpot } from '../../../src/railwright/web/static/line/geometry.js';

test('the serpentine runs right, left, right with curves after cards 8 and 16 (RL-1.1)', () => {
  assert.deepEqual([0, 8, 10, 17, 19, 26].map(position => Object.values(cell(position))), [[0, 0], [8, 0], [8, 1], [1, 1], [1, 2], [8, 2]]);
  assert.deepEqual([0, 1, 8, 9, 10, 17, 18, 19, 26].map(cardNumber), [0, 1, 8, 8, 9, 16, 16, 17, 24]);
});

test('a track keeps its number through the curves: it leaves a curve where the next row begins', () => {
  for (const track of [0, 1, 2]) {
    const into = laneHeight(track, false);
    const out = ROW_HEIGHT + laneHeight(track, true);
    assert.equal((into + out) / 2, 120); // both ends of a half circle about one middle
    assert.equal(laneHeight(track, true), laneHeight(2 - track, false));
  }
});

test('engines travel to the left in the second row and stand past their station', () => {
  assert.equal(engineSpot(3, 1).left, false);
  assert.equal(engineSpot(12, 1).left, true);
  assert.ok(engineSpot(3, 1).x > stationSpot(3, 1).x);
  assert.ok(engineSpot(12, 1).x < stationSpot(12, 1).x);
});

test('a journey begins and ends where the engine stands, and goes through the curve', () => {
  const way = journey(8, 11, 0);
  assert.deepEqual(way[0], engineSpot(8, 0));
  assert.deepEqual(way.at(-1), engineSpot(11, 0));
  assert.ok(way.some(spot => spot.x > 9 * CARD_WIDTH));
});

test('a tap on the small line finds the card under it', () => {
  for (const position of [0, 4, 8, 10, 14, 17, 19, 26]) {
    const { x, y } = stationSpot(position, 1);
    assert.equal(positionAt(x, y), position);
  }
});
