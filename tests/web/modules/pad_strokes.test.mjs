/** The pen of the score pad: what a stroke draws in each space, and which piece that becomes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blank } from '../../../src/railwright/web/static/pad/note.js';
import { added, begun, changed, gameOf, received, removed } from '../../../src/railwright/web/static/pad/players.js';
import { kindsOf, Sketch, variantsOf } from '../../../src/railwright/web/static/pad/sketch.js';
import { passes, spacesOf } from '../../../src/railwright/web/static/pad/strokes.js';

const shape = (edges, joins) => ({ edges, joins, station: false, marks: [] });
const turned = (edges, joins, turns) => {
  const by = side => 'NESW'['NESW'.indexOf(side) + turns & 3];
  return shape([...edges].map((_, side) => edges[side - turns + 4 & 3]).join(''), joins.map(join => [...join].map(by).sort((a, b) => 'NESW'.indexOf(a) - 'NESW'.indexOf(b)).join('')));
};
const piece = (edges, joins) => ({ name: {}, canonical: [0, 1, 2, 3], orientations: [0, 1, 2, 3].map(turns => turned(edges, joins, turns)) });
const data = {
  ink: {
    exits: [{ space: 'A2', side: 'N', kind: 'H' }, { space: 'A4', side: 'N', kind: 'R' }],
    pieces: {
      'highway-straight': piece('H_H_', ['NS']), 'railway-straight': piece('R_R_', ['NS']), 'highway-curve': piece('HH__', ['NE']), 'railway-curve': piece('RR__', ['NE']),
      'highway-t': piece('HHH_', ['NES']), overpass: piece('HRHR', ['NS', 'EW']), station: piece('H_R_', ['NS']), cross: piece('HHHH', ['NESW']), double: piece('HHHH', ['NW', 'ES']),
    },
  },
};
const sketch = new Sketch(data, variantsOf(data, Object.keys(data.ink.pieces)));
const drawn = (note, spots, kind) => {
  const known = kind ?? sketch.kindOf(note, sketch.passes(note, spots)) ?? 'H';
  return sketch.drawn(note, sketch.passes(note, spots, known), known);
};
const written = note => Object.fromEntries(Object.entries(note.drawn).map(([space, { piece: name, orientation }]) => [space, `${name}/${orientation}`]));

test('a long stroke passes space after space, from side to side', () => {
  assert.deepEqual(passes([[1.5, -0.2], [1.5, 1.5], [3.9, 1.5]]), [
    { space: 'A2', from: 'N', to: 'S' }, { space: 'B2', from: 'N', to: 'E' }, { space: 'B3', from: 'W', to: 'E' }, { space: 'B4', from: 'W', to: 'E' },
  ]);
  assert.deepEqual(passes([[1.5, 1.5], [2.5, 1.5]]), [{ space: 'B2', from: null, to: 'E' }, { space: 'B3', from: 'W', to: null }]);
});

test('a stroke that dips into the next space, or leaves the sheet, draws nothing there', () => {
  assert.deepEqual(passes([[1.5, 0.05], [1.5, 1.1]]), [{ space: 'A2', from: 'N', to: 'S' }]);
  assert.deepEqual(passes([[1.5, 1.05], [1.5, -0.4]]), [{ space: 'A2', from: 'S', to: 'N' }]);
  assert.deepEqual(passes([[1.5, 1.5]]), []);
});

test('a stroke crosses the spaces that it passes, or is in one', () => {
  assert.deepEqual(spacesOf([[1.5, 0.1], [1.5, 1.5], [1.5, 2.1]]), ['A2', 'B2']);
  assert.deepEqual(spacesOf([[1.5, 0.5], [1.6, 0.6]]), ['A2']);
  assert.deepEqual(spacesOf([[-0.5, 0.5], [-0.4, 0.6]]), []);
});

test('the kind of a stroke is that of the exit where it begins or ends', () => {
  assert.deepEqual(kindsOf(sketch.variants), ['H', 'R']);
  assert.deepEqual(written(drawn(blank().ink, [[3.5, 0.1], [3.5, 1.9]])), { A4: 'railway-straight/0', B4: 'railway-straight/0' });
  assert.deepEqual(written(drawn(blank().ink, [[3.5, 1.9], [3.5, 0.1]])), { A4: 'railway-straight/0', B4: 'railway-straight/0' });
});

test('a stroke between a highway and a railway is a station', () => {
  const note = drawn(drawn(blank().ink, [[1.5, 0.1], [1.5, 0.9]]), [[1.5, 2.1], [1.5, 2.9]], 'R');
  assert.deepEqual(written(drawn(note, [[1.5, 1.1], [1.5, 1.9]], 'H')).B2, 'station/0');
  assert.deepEqual(written(drawn(blank().ink, [[1.5, 0.1], [1.5, 0.9]], 'R')), { A2: 'station/0' });
});

test('a second stroke makes a T, an overpass, a crossing or a double curve of what is there', () => {
  const straight = drawn(blank().ink, [[1.5, 0.1], [1.5, 0.9]]);
  assert.equal(written(drawn(straight, [[1.5, 0.5], [1.95, 0.5]], 'H')).A2, 'highway-t/0');
  assert.equal(written(drawn(straight, [[1.05, 0.5], [1.95, 0.5]], 'R')).A2, 'overpass/0');
  assert.equal(written(drawn(straight, [[1.05, 0.5], [1.95, 0.5]], 'H')).A2, 'cross/0');
  const curve = drawn(blank().ink, [[1.5, 0.05], [1.05, 0.5]]);
  assert.equal(written(drawn(curve, [[1.95, 0.5], [1.5, 0.95]], 'H')).A2.split('/')[0], 'double');
});

test('a line that meets another may fall short of the middle or go beyond it, and is still a T', () => {
  const straight = drawn(blank().ink, [[1.5, 0.1], [1.5, 0.9]]);
  for (const end of [0.8, 0.65, 0.35, 0.26]) assert.equal(written(drawn(straight, [[2.4, 0.5], [1 + end, 0.5]], 'H')).A2, 'highway-t/0', `ends at ${end}`);
  assert.equal(written(drawn(straight, [[2.4, 0.5], [1.1, 0.5]], 'H')).A2, 'cross/0');
  assert.equal(written(drawn(straight, [[2.4, 0.5], [1.9, 0.5]], 'H')).A2, 'highway-straight/0');
});

test('two halves of a station meet though one is too long or too short', () => {
  for (const end of [0.26, 0.4, 0.6, 0.78]) {
    const half = drawn(blank().ink, [[4.5, 0.1], [4.5, 0.5]], 'H');
    assert.equal(written(drawn(half, [[4.5, 1.5], [4.5, end]], 'R')).A5, 'station/0', `ends at ${end}`);
  }
});

test('a line through a space that has half a line goes through', () => {
  const half = drawn(blank().ink, [[1.5, 2.1], [1.5, 1.5]], 'H');
  assert.equal(written(drawn(half, [[3.5, 1.5], [1.25, 1.5]], 'H')).B2, 'highway-t/1');
});

test('lines that are no piece yet wait, and what cannot become one is drawn anew', () => {
  const half = drawn(blank().ink, [[1.5, 0.1], [1.5, 0.5]], 'H');
  assert.deepEqual([half.drawn, half.loose], [{}, { A2: { edges: 'H___', joins: ['N'] } }]);
  const whole = drawn(half, [[1.5, 0.5], [1.5, 0.95]], 'R');
  assert.deepEqual([written(whole), whole.loose], [{ A2: 'station/0' }, {}]);
  const rail = drawn(drawn(blank().ink, [[4.05, 4.5], [4.95, 4.5]], 'R'), [[4.5, 4.05], [4.95, 4.5]], 'R');
  assert.deepEqual(written(rail), { E5: 'railway-curve/0' });
});

test('a sheet of another game or another table begins a game of its own', () => {
  const mine = { ...blank(), ink: drawn(blank().ink, [[1.5, 0.1], [1.5, 0.9]]) };
  const other = { ...blank(), ink: { ...mine.ink, edition: /** @type {const} */ ('challenge') } };
  const one = gameOf(mine, 'Ada', 'K7QM');
  assert.equal(received(one, mine, 'Bo', 'K7QN').sheets[0].name, 'Bo');
  assert.equal(received(one, other, 'Bo').sheets.length, 1);
  assert.equal(received(one, { ...blank(), ink: drawn(mine.ink, [[3.5, 0.1], [3.5, 0.9]]) }, 'Bo', 'K7QM').sheets.length, 2);
  assert.equal(begun(one, blank(), 'K7QM'), one);
  assert.equal(begun(one, blank(), 'K7QN').sheets[0].note.ink.drawn.A2, undefined);
});

test('a sheet that comes by link fills an empty one or is a further player, once', () => {
  const mine = { ...blank(), ink: drawn(blank().ink, [[1.5, 0.1], [1.5, 0.9]]) };
  const other = { ...blank(), ink: drawn(blank().ink, [[3.5, 0.1], [3.5, 0.9]]) };
  const one = received(gameOf(blank()), mine, 'Ada');
  const two = received(one, other, 'Bo');
  assert.deepEqual(two.sheets.map(sheet => sheet.name), ['Ada', 'Bo']);
  assert.equal(two.current, 1);
  assert.equal(received(two, mine, 'Ada').current, 0);
  assert.equal(received(two, mine, 'Ada').sheets.length, 2);
  assert.deepEqual(removed(added(changed(two, { name: 'Cy' }), blank()), 0).sheets.map(sheet => sheet.name), ['Cy', '']);
});
