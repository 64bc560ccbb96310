/** Guides: where the note goes, what steps wait for, and that every record is whole. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GUIDES, guideOf } from '../../../src/railwright/web/static/guide/guides.js';
import { holds } from '../../../src/railwright/web/static/guide/moment.js';
import { leader, placeNote } from '../../../src/railwright/web/static/js/placing.js';

const texts = readFileSync(new URL('../../../src/railwright/languages/en/guide.ftl', import.meta.url), 'utf8');
const phone = { width: 390, height: 844 };
const rect = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
const overlap = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('the note lies on the screen and covers neither what is lit nor what is needed', () => {
  const lit = [rect(70, 80, 50, 50), rect(270, 80, 50, 50)];
  const kept = [rect(0, 460, 390, 90)];
  const { x, y } = placeNote({ width: 206, height: 150 }, phone, lit, kept);
  const note = rect(x, y, 206, 150);
  assert.ok(x >= 0 && y >= 0 && note.right <= 390 && note.bottom <= 844);
  assert.ok(![...lit, ...kept].some(other => overlap(note, other)));
});

test('the note hides none of many small things that are lit, where there is room beside them', () => {
  const lit = [[35, 85], [338, 287], [136, 338], [136, 90], [288, 141], [237, 191], [237, 343], [35, 188], [186, 238], [85, 289], [338, 390]].map(([left, top]) => rect(left, top, 16, 16));
  const { x, y } = placeNote({ width: 303, height: 163 }, phone, lit, []);
  assert.ok(!lit.some(other => overlap(rect(x, y, 303, 163), other)));
});

test('a leader runs straight to what lies beside the note and stops inside it', () => {
  const line = leader(rect(100, 300, 200, 100), rect(150, 100, 50, 50));
  assert.deepEqual(line, { from: [175, 300], to: [175, 144] });
  assert.equal(leader(rect(100, 300, 200, 100), rect(120, 280, 50, 50)), null);
});

test('conditions read the view, the own player in it and the own sheet', () => {
  const drawn = [{ space: 'E7', piece: 'highway-straight', orientation: 0, round: 1 }];
  const view = { seat: 0, round: 1, sheets: [{ drawn }], copies: 0, asks: 'lay', players: [{ track: null, coins: 1 }] };
  const data = { ink: { buildings: { factory: ['A1', 'E7'], village: ['B6'] } } };
  const met = condition => holds(condition, { view, data, root: { querySelector: selector => selector === '.die' ? {} : null } });
  for (const condition of [{ drawn: [1, 1] }, { lies: 'highway-straight@E7/0' }, { built: 'factory' }, { at_least: { coins: 1 } }, { at_most: { copies: 0 } }, { is: { asks: 'lay' } }, { seen: '.die' }, { not: { built: 'village' } }]) assert.ok(met(condition), JSON.stringify(condition));
  for (const condition of [{ drawn: [1, 2] }, { lies: 'highway-straight@E7/1' }, { at_least: { track: 0 } }, { at_least: { round: 2 } }, { seen: '.die', built: 'village' }]) assert.ok(!met(condition), JSON.stringify(condition));
});

test('every step of every guide has its sentences, and ids are not used twice', async () => {
  for (const name of GUIDES) {
    const { steps } = await guideOf(name);
    assert.equal(new Set(steps.map(step => step.id)).size, steps.length);
    const sayings = steps.flatMap(step => [step, ...step.asides ?? []]).filter(saying => !saying.away && !saying.everywhere);
    for (const { id } of sayings) for (const part of ['title', 'text']) assert.match(texts, new RegExp(`^guide-${name}-${id}-${part} = `, 'm'));
  }
});
