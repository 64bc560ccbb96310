/** Drawings are looked up, not made: what the server told is what is shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trace } from '../../../src/railwright/web/static/js/board.js';
import { pieceIn, pieceMarkup, shapeOf, spaceMarkup, tile, useDrawings } from '../../../src/railwright/web/static/js/drawings.js';

useDrawings({
  ink: {
    shapes: [{ strokes: ['first', 'second'], number: [16, 17], sign: [84, 17], station: false }],
    pieces: { straight: [0, 0] },
    hands: { A1: 0, A2: 1 },
    spaces: { crater: ['hole', 'other hole'] },
    paths: { gorge: { name: 'canyon', face: 'gorge on a die' } },
  },
});

test('a piece is drawn by the hand of its space', () => {
  assert.equal(pieceIn('A1', 'straight', 0), 'first');
  assert.equal(pieceIn('A2', 'straight', 1), 'second');
  assert.equal(spaceMarkup('crater', 'A2'), 'other hole');
});

test('any number is a hand', () => {
  assert.equal(pieceMarkup('straight', 0, 7), 'second');
});

test('a piece or a turn that was not told is an error, never a gap on the sheet', () => {
  assert.throws(() => shapeOf('ferry', 0), /no piece ferry\/0/);
  assert.throws(() => shapeOf('straight', 5), /no piece straight\/5/);
});

test('a die shows the piece as it is printed', () => {
  assert.match(tile('straight'), /<g class="piece">first<\/g>/);
  assert.match(tile('gorge'), /gorge on a die/);
});

test('a longest line is the stroke that the server made, and none where there is none', () => {
  const score = { highway: { path: 'M0 50L100 50' }, railway: { path: '' } };
  assert.equal(trace('highway', score).split('d="M0 50L100 50"').length, 3);
  assert.equal(trace('railway', score), '');
});
