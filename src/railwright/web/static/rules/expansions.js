/**
 * The rules pages of the expansions that the server lists. It tells the emblem of each, and its sections with their number
 * of texts and a picture, either dice or a part of a sheet. Where nobody has written a chapter, a page has the pieces.
 */
import { readPath } from '../js/lines.js';
import { diceRow, goalsOf, part } from './pictures.js';

/** @typedef {import('../js/types.js').Expansion} Expansion */
/** @typedef {import('./chapters.js').Topic} Topic */
/** @typedef {{from: string, to: string, drawn?: string[], lines?: string[], signs?: Record<string, string[]>, way?: string[]}} Part pieces and what lies on lines in the notation of drawings */
/** @typedef {{emblem: import('./chapters.js').Emblem, sections: {key: string, texts: number, dice?: string[], part?: Part}[], decisions?: Record<string, number>}} Chapter decisions: by id the number of their text */

/** @param {string} text such as highway-t@D4/0 */
function drawn(text) {
  const [, piece = '', space = '', orientation = '0'] = /^(.+)@(..)\/(\d)$/.exec(text) ?? [];
  return { space, piece, orientation: Number(orientation), round: 0 };
}

/** @param {string} text such as canyon@23/EES */
function along(text) {
  const path = readPath(text);
  return path ? [{ name: path.piece, row: path.row, col: path.col, path: path.path }] : [];
}

/** @param {Chapter['sections'][number]} section @returns {{picture?: import('./chapters.js').Picture}} */
function pictureOf({ dice, part: shown }) {
  if (dice) return { picture: diceRow(dice) };
  if (!shown) return {};
  const { from, to, way } = shown;
  return { picture: part('base', from, to, { drawn: (shown.drawn ?? []).map(drawn), signs: shown.signs ?? {}, lines: (shown.lines ?? []).flatMap(along) }, way) };
}

/** @param {Expansion} expansion @returns {Chapter} */
function plainChapter({ pieces, marks: [sign] }) {
  const [piece] = pieces;
  return { emblem: piece ? { piece } : { sign }, sections: piece ? [{ key: 'dice', texts: 0, dice: pieces }] : [] };
}

/** @param {Expansion} expansion @returns {Topic} */
function topicOf(expansion) {
  const { emblem, sections } = expansion.chapter ?? plainChapter(expansion);
  const told = sections.map(section => ({ key: section.key, texts: section.texts, ...pictureOf(section) }));
  const cards = expansion.goals.length ? [{ key: 'goals', texts: 0, picture: goalsOf(expansion.name) }] : [];
  return { id: expansion.name, group: 'expansions', emblem, sections: [...told, ...cards] };
}

/** The decisions of their chapters in docs/rules. @param {import('../js/types.js').GameData} data */
export const expansionDecisions = data => data.ink.expansions.flatMap(({ name, chapter }) =>
  Object.entries(chapter?.decisions ?? {}).map(([id, number]) => ({ id, key: `rules.${name}.d.${number}` })));

/** @param {import('../js/types.js').GameData} data */
export const expansionTopics = data => data.ink.expansions.map(topicOf);
