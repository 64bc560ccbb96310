/** Rail Line: where cards, stations and engines lie on the serpentine. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_WIDTH, cardNumber, cell, engineSpot, journey, laneHeight, laneOf, positionAt, ROW_HEIGHT, stationSpot } from '../../../src/railwright/web/static/line/geometry.js';

test('the serpentine runs right, left, right with curves after cards 8 and 16 (RL-1.1)', () => {
  assert.deepEqual([0, 8, 10, 17, 19, 26].map(position => Object.values(cell(position))), [[0, 0], [8, 0], [8, 1], [1, 1], [1, 2], [8, 2]]);
  assert.deepEqual([0, 1, 8, 9, 10, 17, 18, 19, 26].map(cardNumber), [0, 1, 8, 8, 9, 16, 16, 17, 24]);
});

test('in row 2 the outer tracks run on each other\'s lanes, and a track leaves a curve where the next row begins (RL-1.1)', () => {
  assert.deepEqual([0, 9, 10, 17, 18, 19, 26].map(position => [0, 1, 2].map(track => laneOf(position, track))),
    [[0, 1, 2], [0, 1, 2], [2, 1, 0], [2, 1, 0], [2, 1, 0], [0, 1, 2], [0, 1, 2]]);
  for (const track of [0, 1, 2]) {
    for (const position of [8, 17]) {
      const into = laneHeight(laneOf(position, track));
      const out = ROW_HEIGHT + laneHeight(laneOf(position + 2, track));
      assert.equal((into + out) / 2, 120); // both ends of a half circle about one middle
    }
  }
});

test('engines travel to the left in the second row and stand beside their station, which no row moves', () => {
  assert.equal(engineSpot(3, 1).left, false);
  assert.equal(engineSpot(12, 1).left, true);
  for (const position of [3, 12]) assert.equal(engineSpot(position, 1).x - stationSpot(position, 1).x, 62);
  assert.equal(engineSpot(12, 0).y, stationSpot(12, 2).y - 5);
  assert.ok(engineSpot(12, 1, 5).x < engineSpot(12, 1).x); // on, to the left
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
