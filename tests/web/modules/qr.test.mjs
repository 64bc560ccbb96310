/** Picture codes: fixed patterns, correction codewords, and grids that a real reader has read. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { correction, qrGrid } from '../../../src/railwright/web/static/js/qr.js';

const fingerprint = grid => createHash('sha256').update(grid.map(row => row.map(Number).join('')).join('\n')).digest('hex').slice(0, 16);

test('correction codewords of the example in the standard (version 1, level M)', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  assert.deepEqual(correction(data, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('three finders, timing lines and the dark square stand where they must', () => {
  const grid = qrGrid('https://railwright.example/r/K7M4QX');
  const size = grid.length;
  assert.equal((size - 17) % 4, 0);
  for (const [r, c] of [[0, 0], [0, size - 7], [size - 7, 0]]) {
    const finder = Array.from({ length: 7 }, (_, y) => Array.from({ length: 7 }, (_, x) => Number(grid[r + y][c + x])).join(''));
    assert.deepEqual(finder, ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']);
  }
  for (let i = 8; i < size - 8; i++) assert.equal(grid[6][i], i % 2 === 0);
  assert.equal(grid[size - 8][8], true);
});

test('codes of all sizes are as they were when a reader read them', () => {
  const texts = ['http://localhost:8000/r/K7QM', 'https://railwright.example.org/r/K7QMXX', 'a'.repeat(200)];
  assert.deepEqual(texts.map(text => fingerprint(qrGrid(text))), ['9fb3211426062954', 'e8b91dd686e307f2', '7fc27d216fc2a9d2']);
});

test('a text that is too long is refused', () => {
  assert.throws(() => qrGrid('a'.repeat(300)), RangeError);
});
