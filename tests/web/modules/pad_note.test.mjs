/** The score pad: what is written, how it changes, how it goes into a link and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blank, draw, erase, fromQuery, inkBody, mark, putMark, toQuery, turned, withExpansion } from '../../../src/railwright/web/static/pad/note.js';

test('a sheet goes into a link and comes back the same', () => {
  const note = blank();
  note.ink = { ...draw(draw(note.ink, 'A2', { piece: 'highway-t', orientation: 3 }), 'G7', { piece: 'volcano', orientation: 0 }), edition: 'challenge', expansion: 'lava', longest: 'spaces', villages: 2, goals: 5 };
  assert.deepEqual(fromQuery(new URLSearchParams(toQuery(note))), note);
  note.ink = putMark({ ...blank().ink, expansion: 'meteor' }, 'crater', 'C3');
  assert.deepEqual(fromQuery(new URLSearchParams(toQuery(note))), note);
  const line = { ...blank(), game: /** @type {const} */ ('line') };
  line.line = { ...mark(line.line, 'coal', 3), sheet: 2, coins: 4, most: false, first: true };
  assert.deepEqual(fromQuery(new URLSearchParams(toQuery(line))), line);
});

test('nonsense in a link is left out and numbers stay in their bounds', () => {
  assert.equal(fromQuery(new URLSearchParams('')), null);
  const note = fromQuery(new URLSearchParams('game=ink&expansion=<b>&villages=77&goals=-1&marks=crater@A1,crater@H8,<b>@A2&drawn=highway-t@A1/0,highway-t@B1/9,highway-t@B2/1'));
  assert.deepEqual(note?.ink, { ...blank().ink, villages: 4, marks: { crater: ['A1'] }, drawn: { B2: { piece: 'highway-t', orientation: 1 } } });
});

test('a link of an earlier version names craters alone', () => {
  const note = fromQuery(new URLSearchParams('game=ink&expansion=meteor&craters=A1,C3&drawn=highway-t@B2/1'));
  assert.deepEqual(note?.ink, { ...blank().ink, expansion: 'meteor', marks: { crater: ['A1', 'C3'] }, drawn: { B2: { piece: 'highway-t', orientation: 1 } } });
});

test('a mark erases what was there, and a piece the mark', () => {
  let ink = draw(blank().ink, 'C3', { piece: 'overpass', orientation: 0 });
  ink = putMark(ink, 'crater', 'C3');
  assert.deepEqual([ink.drawn, ink.marks], [{}, { crater: ['C3'] }]);
  assert.deepEqual(putMark(ink, 'crater', 'C3').marks, { crater: [] });
  assert.deepEqual(draw(ink, 'C3', { piece: 'overpass', orientation: 0 }).marks, { crater: [] });
  assert.deepEqual(erase(ink, 'C3').marks, { crater: [] });
});

test('with another expansion its pieces go, and what is on every sheet of the new one comes', () => {
  const first = { drawn: [{ space: 'D4', piece: 'volcano', orientation: 0, round: 0 }], signs: {}, villages: 0, universities: 0 };
  const lava = { name: 'lava', rounds: 6, dice: ['lava', 'lava'], pieces: ['volcano', 'lava-t'], extra_pieces: ['volcano'], marks: [], first, goals: [] };
  const plain = draw(blank().ink, 'A2', { piece: 'overpass', orientation: 0 });
  const hot = withExpansion(plain, undefined, lava);
  assert.deepEqual([hot.expansion, hot.drawn], ['lava', { D4: { piece: 'volcano', orientation: 0 }, A2: { piece: 'overpass', orientation: 0 } }]);
  const cold = withExpansion(draw(hot, 'D5', { piece: 'lava-t', orientation: 0 }), lava, undefined);
  assert.deepEqual(cold, plain);
});

test('turning goes through what fits first, then through all other ways', () => {
  const seen = [2];
  for (let k = 0; k < 4; k++) seen.push(turned(seen[seen.length - 1] ?? 0, [2, 3], [0, 1, 2, 3]));
  assert.deepEqual(seen, [2, 3, 0, 1, 2]);
});

test('marking the last marked box again takes it back', () => {
  let line = mark(blank().line, 'post', 4);
  assert.equal(line.boxes.post, 4);
  line = mark(line, 'post', 4);
  assert.equal(line.boxes.post, 3);
});

test('spaces are told to the server as rows and columns', () => {
  const ink = putMark(draw(blank().ink, 'B7', { piece: 'highway-t', orientation: 5 }), 'crater', 'G1');
  assert.deepEqual(inkBody(ink).drawn, [{ row: 1, col: 6, piece: 'highway-t', orientation: 5 }]);
  assert.deepEqual(inkBody(ink).marks, { crater: [[6, 0]] });
});
