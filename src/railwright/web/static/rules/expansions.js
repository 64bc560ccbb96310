/**
 * The rules pages of the expansions that the server lists. What is on one stands in `examples/<name>.json`: its emblem, and
 * sections with their number of texts and a picture, either dice or a part of a sheet. Without such a file a page has its dice.
 */
import { get } from '../js/api.js';
import { diceRow, part } from './pictures.js';

/** @typedef {import('../js/types.js').Expansion} Expansion */
/** @typedef {import('./chapters.js').Topic} Topic */
/** @typedef {{from: string, to: string, drawn?: string[], signs?: Record<string, string[]>, way?: string[]}} Part pieces in the notation of drawings */
/** @typedef {{emblem: import('./chapters.js').Emblem, sections: {key: string, texts: number, dice?: string[], part?: Part}[]}} Example */

/** @param {string} text such as highway-t@D4/0 */
function drawn(text) {
  const [, piece = '', space = '', orientation = '0'] = /^(.+)@(..)\/(\d)$/.exec(text) ?? [];
  return { space, piece, orientation: Number(orientation), round: 0 };
}

/** @param {Example['sections'][number]} section @returns {{picture?: import('./chapters.js').Picture}} */
function pictureOf({ dice, part: shown }) {
  if (dice) return { picture: diceRow(dice) };
  if (!shown) return {};
  const { from, to, way } = shown;
  return { picture: part('base', from, to, { drawn: (shown.drawn ?? []).map(drawn), signs: shown.signs ?? {} }, way) };
}

/** @param {Expansion} expansion @returns {Promise<Topic>} */
async function topicOf({ name, pieces, marks }) {
  const [piece] = pieces;
  const [sign] = marks;
  /** @type {Example} */
  const example = await get(`rules/examples/${name}.json`).catch(() => ({ emblem: piece ? { piece } : { sign }, sections: pieces.length ? [{ key: 'dice', texts: 0, dice: pieces }] : [] }));
  return { id: name, group: 'expansions', emblem: example.emblem, sections: example.sections.map(section => ({ key: section.key, texts: section.texts, ...pictureOf(section) })) };
}

/** @param {import('../js/types.js').GameData} data */
export const expansionTopics = data => Promise.all(data.ink.expansions.map(topicOf));
