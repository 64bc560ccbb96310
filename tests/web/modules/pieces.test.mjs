/** Pieces as SVG: drawn from their data alone, whatever the orientation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tracePath } from '../../../src/railwright/web/static/js/board.js';
import { pieceMarkup, point } from '../../../src/railwright/web/static/js/pieces.js';

const count = (markup, kind) => markup.split(`class="${kind}"`).length - 1;

test('a point near a side turns with the side', () => {
  assert.deepEqual([0, 1, 2, 3].map(side => point(side, 10, 5)), [[55, 10], [90, 55], [45, 90], [10, 45]]);
});

test('roads have edges and dashes, rails have sleepers, stations a square', () => {
  const station = pieceMarkup({ edges: 'H_R_', joins: ['NS'], station: true });
  for (const kind of ['edge', 'dash', 'rail', 'sleepers', 'station']) assert.equal(count(station, kind), 1, kind);
  const road = pieceMarkup({ edges: 'H_H_', joins: ['NS'] });
  assert.equal(count(road, 'rail') + count(road, 'station'), 0);
});

test('an overpass has parapets, a crossing of joined routes has none', () => {
  assert.equal(count(pieceMarkup({ edges: 'HRHR', joins: ['NS', 'EW'] }), 'parapet'), 1);
  assert.equal(count(pieceMarkup({ edges: 'HRHR', joins: ['ENSW'], station: true }), 'parapet'), 0);
});

test('trees, trails and lava come from the data', () => {
  assert.ok(count(pieceMarkup({ edges: '____', joins: [], trees: true }), 'tree') > 10);
  assert.equal(count(pieceMarkup({ edges: '_H_H', joins: ['EW'], trail: ['NW', 'SE'] }), 'trail'), 1);
  assert.equal(count(pieceMarkup({ edges: 'LLLL', joins: ['NESW'] }), 'vent'), 1);
});

test('the hand is steady: the same seed draws the same piece', () => {
  const shape = { edges: 'RRR_', joins: ['NES'] };
  assert.equal(pieceMarkup(shape, 5), pieceMarkup(shape, 5));
  assert.notEqual(pieceMarkup(shape, 5), pieceMarkup(shape, 6));
});

test('a longest line is one stroke that runs to the far end of a plain piece', () => {
  const shapes = { A1: { edges: '_H_H', joins: ['EW'] }, A2: { edges: '___H', joins: ['W'], station: true } };
  assert.equal(tracePath([['A1', 'E'], ['A2', 'W']], space => shapes[space], 'H'), 'M0 50L100 50L100 50L150 50');
});
