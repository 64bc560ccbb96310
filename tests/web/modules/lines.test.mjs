/** Grid points, paths from them, and which of the listed drawings begin where. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backwards, endOf, isPoint, linesOf, pathsOf, POINTS, pointOf, readPath, spaceOf, written } from '../../../src/railwright/web/static/js/lines.js';
import { actionOf, beside, choose, fitting, NOTHING, placement, pointAt, told, turn } from '../../../src/railwright/web/static/js/sheet.js';

test('a drawing on lines can be taken up at both of its ends, and is sent as it is written', () => {
  const legal = pathsOf(['canyon-hook@23/EES', 'ignore-special-hhhh', 'done']);
  assert.deepEqual(legal, { 'canyon-hook': { 23: ['EES'], 35: ['NWW'] } });
  const state = pointAt(choose(told(NOTHING, legal), 'canyon-hook'), '35');
  assert.deepEqual(placement(state), { piece: 'canyon-hook', space: '35', orientation: 'NWW' });
  assert.equal(actionOf(placement(state)), 'canyon-hook@23/EES');
  assert.deepEqual(fitting(state), ['23', '35']);
});

test('turning goes clockwise through the paths that end in a point', () => {
  let state = pointAt(choose(told(NOTHING, pathsOf(['c@33/S', 'c@33/E', 'c@23/S', 'c@32/E'])), 'c'), '33');
  const seen = [0, 1, 2, 3].map(() => { const { orientation } = state; state = turn(state, 1); return orientation; });
  assert.deepEqual(seen, ['N', 'E', 'S', 'W']);
});

test('a path knows its lines, its end and its way back', () => {
  assert.equal(endOf('23', 'EES'), '35');
  assert.equal(backwards('EES'), 'NWW');
  assert.deepEqual(written('35', 'NWW'), { point: '23', path: 'EES' });
  assert.deepEqual(linesOf({ name: 'canyon', row: 3, col: 5, path: 'NW' }), [{ row: 2, col: 5, down: true }, { row: 2, col: 4, down: false }]);
  assert.deepEqual(readPath('canyon@13/SS'), { piece: 'canyon', row: 1, col: 3, path: 'SS' });
  assert.equal(readPath('highway-t@D4/0'), null);
});

test('arrows go from point to point and stop at the edge', () => {
  assert.equal(POINTS.length, 64);
  assert.equal(beside('33', 'ArrowDown'), '43');
  assert.equal(beside('07', 'ArrowUp'), '07');
  assert.equal(beside('07', 'ArrowRight'), '07');
});

test('the keyboard goes from a space to its corner and back', () => {
  assert.equal(pointOf('D4'), '33');
  assert.equal(spaceOf('33'), 'D4');
  assert.equal(spaceOf('77'), 'G7');
  assert.ok(isPoint('77') && !isPoint('78') && !isPoint('D4'));
});
