/** Words of Railroad Ink: what is read or heard is in the language of the page, never a code. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { faceName } from '../../../src/railwright/web/static/ink/dice.js';
import { actionName } from '../../../src/railwright/web/static/ink/words.js';
import { loadTexts, setLanguage } from '../../../src/railwright/web/static/js/i18n.js';

const LANGUAGES = new URL('../../../src/railwright/languages/', import.meta.url);
const DATA = { ink: { paths: {}, pieces: {
  'highway-t': { name: { en: 'highway junction', de: 'Straßenabzweig' } },
  'special-hhhr': { name: { en: 'special route', de: 'Sonderstrecke' } },
} } };
const FACES = ['highway-t', 'N', 'choose', '1', '2'];
const OPTIONS = [
  { action: 'meteor-N', path: ['C4', 'B4'], special: null },
  { action: 'ignore-special-hhhr', path: [], special: 'special-hhhr' },
];
const VIEW = { question: { name: 'meteor', facts: { direction: 'N', distance: 2 }, start: 'D4', options: OPTIONS } };
const ACTIONS = ['done', 'meteor-N', 'ignore-special-hhhr'];

before(async () => {
  globalThis.document = { documentElement: {} };
  globalThis.fetch = async path => ({ ok: true, text: () => readFile(new URL(path.replace('/texts/', ''), LANGUAGES), 'utf8') });
  await loadTexts(['page', 'ink', 'expansion-meteor']);
});

test('dice are called by their piece, and the meteor\'s by what they mean', async () => {
  await setLanguage('en');
  assert.deepEqual(FACES.map(face => faceName(DATA, face)), ['highway junction', 'up', 'choose a direction', '1 space', '2 spaces']);
  await setLanguage('de');
  assert.deepEqual(FACES.map(face => faceName(DATA, face)), ['Straßenabzweig', 'nach oben', 'Richtung frei wählen', '1 Feld', '2 Felder']);
});

test('a special route that a bot would give up for the meteor is crossed off, not drawn', async () => {
  await setLanguage('en');
  assert.deepEqual(ACTIONS.map(action => actionName(DATA, VIEW, action)), ['Done', 'To the north: hits B4', 'Cross off: special route']);
  await setLanguage('de');
  assert.deepEqual(ACTIONS.map(action => actionName(DATA, VIEW, action)), ['Fertig', 'Nach Norden: trifft B4', 'Streichen: Sonderstrecke']);
});

test('an expansion without words is told by its keys', async () => {
  await setLanguage('en');
  const view = { question: { name: 'snow', facts: {}, start: null, options: [{ action: 'plough-A', path: ['A1'], special: null }, { action: 'wait', path: [], special: null }] } };
  assert.deepEqual(['plough-A', 'wait'].map(action => actionName(DATA, view, action)), ['plough-A: A1', 'wait']);
  assert.equal(faceName(DATA, 'blizzard'), 'blizzard');
});
