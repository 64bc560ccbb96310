/** The state of what is about to be drawn: told what is legal, it knows no rule. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionOf, beside, choose, fitting, NOTHING, placement, pointAt, told, turn, turnsHere } from '../../../src/railwright/web/static/js/sheet.js';

const LEGAL = { 'highway-t': { D4: [0, 2, 3], A1: [1] }, overpass: { D4: [1] } };
const start = told(NOTHING, LEGAL);

test('a chosen piece fits where the server says', () => {
  assert.deepEqual(fitting(choose(start, 'highway-t')).sort(), ['A1', 'D4']);
  assert.deepEqual(fitting(start), []);
});

test('turning goes through the legal orientations only, both ways round', () => {
  let state = pointAt(choose(start, 'highway-t'), 'D4');
  const seen = [0, 1, 2, 3].map(() => { const { orientation } = state; state = turn(state, 1); return orientation; });
  assert.deepEqual(seen, [0, 2, 3, 0]);
  assert.equal(turn(pointAt(choose(start, 'highway-t'), 'D4'), -1).orientation, 3);
});

test('the wished orientation is kept from space to space where it is legal', () => {
  const state = turn(pointAt(choose(start, 'highway-t'), 'D4'), 1);
  assert.equal(pointAt(state, 'A1').orientation, 1);
  assert.equal(pointAt(pointAt(state, 'B2'), 'D4').orientation, 2);
});

test('a placement exists only where the piece fits, and has the notation of the game', () => {
  const state = choose(start, 'overpass');
  assert.equal(placement(pointAt(state, 'A1')), null);
  assert.equal(actionOf(placement(pointAt(state, 'D4'))), 'overpass@D4/1');
});

test('a choice that is no longer legal is dropped', () => {
  const state = told(pointAt(choose(start, 'overpass'), 'D4'), { 'highway-t': { D4: [0] } });
  assert.equal(state.piece, null);
  assert.deepEqual(turnsHere(state), []);
});

test('arrows stop at the edge of the sheet', () => {
  assert.equal(beside('A1', 'ArrowUp'), 'A1');
  assert.equal(beside('G7', 'ArrowRight'), 'G7');
  assert.equal(beside('D4', 'ArrowLeft'), 'D3');
  assert.equal(beside('D4', 'ArrowDown'), 'E4');
});
