/** Rail Line: places on the serpentine are looked up in what the server has measured. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useDrawings } from '../../../src/railwright/web/static/js/drawings.js';
import { cardNumber, curveAt, engineSpot, journey, laneOf, lastPosition, pairSpot, positionAt, stationSpot } from '../../../src/railwright/web/static/line/geometry.js';

const spot = (x, y) => ({ x, y, left: false });
const card = (row, column, lanes, number) => ({
  row, column, lanes, number, curve: 0, corner: [column * 100, row * 80], through: [],
  stations: [0, 1, 2].map(lane => spot(column * 100 + 40, row * 80 + lane)),
  engines: [0, 1, 2].map(lane => spot(column * 100 + 80, row * 80 + lane)),
  pairs: [0, 1, 2].map(lane => [spot(column * 100 + 70, lane), spot(column * 100 + 90, lane)]),
});
const curve = { ...card(0, 1, [0, 1, 2], 0), curve: 1, through: [0, 1, 2].map(lane => [spot(110, lane), spot(190, lane)]) };
useDrawings({ line: { card: { width: 100 }, row_height: 80, positions: [card(0, 0, [0, 1, 2], 0), curve, card(1, 0, [2, 1, 0], 1)] } });

test('positions are told: how many, which are curves, how many cards lie, on which lane a track runs', () => {
  assert.equal(lastPosition(), 2);
  assert.deepEqual([0, 1, 2, 3].map(curveAt), [0, 1, 0, 0]);
  assert.deepEqual([0, 2].map(cardNumber), [0, 1]);
  assert.deepEqual([0, 2, 3].map(position => laneOf(position, 0)), [0, 2, 2]);
});

test('an engine stands on the lane of its track, beside another one if both are there', () => {
  assert.deepEqual(engineSpot(2, 0), spot(80, 82));
  assert.deepEqual(pairSpot(2, 0, true), spot(90, 2));
});

test('a journey begins and ends where the engine stands, and goes through the curve', () => {
  assert.deepEqual(journey(0, 2, 0), [engineSpot(0, 0), spot(110, 0), spot(190, 0), engineSpot(2, 0)]);
  assert.deepEqual(journey(0, 1, 0), [engineSpot(0, 0), engineSpot(1, 0)]);
});

test('a tap on the small line finds the card under it, a curve in both of its rows', () => {
  for (const position of [0, 2]) {
    const { x, y } = stationSpot(position, 1);
    assert.equal(positionAt(x, y), position);
  }
  assert.deepEqual([positionAt(170, 10), positionAt(170, 90)], [1, 1]);
});

test('a place that was not told is an error', () => {
  assert.throws(() => stationSpot(9, 0), /no position 9/);
});
