/** A line to type drawings into, in the notation of the game; the server reads them or says why it cannot. */
import { post } from '../js/api.js';
import { button } from '../js/components.js';
import { h } from '../js/dom.js';
import { t } from '../js/i18n.js';
import { linesOf, lineName } from '../js/lines.js';
import { spaceName } from '../js/board.js';
import { draw, inkBody, putLine } from './note.js';

/** @typedef {import('./note.js').InkNote} InkNote */

/**
 * @param {() => InkNote} now what is written
 * @param {(note: InkNote) => void} change
 */
export function notationLine(now, change) {
  const field = h('input.pad-typed', { type: 'text', id: 'pad-typed', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' });
  const answer = h('p.pad-answer', { role: 'status' });
  const read = async () => {
    const text = /** @type {HTMLInputElement} */ (field).value;
    try {
      const { drawn, canyons } = await post('api/typed', { sheet: { ...inkBody(now()), drawn: [], marks: {}, canyons: [] }, text });
      change(withTyped(now(), drawn, canyons));
      /** @type {HTMLInputElement} */ (field).value = '';
      answer.textContent = t('pad.typed', { n: drawn.length + canyons.length });
      answer.classList.remove('bad');
    } catch (error) {
      answer.textContent = error instanceof Error ? error.message : '';
      answer.classList.add('bad');
    }
  };
  return h('form.pad-notation', { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void read(); } },
    h('label.label', { for: 'pad-typed' }, t('pad.notation')),
    h('div', {}, field, button(t('pad.type'), { type: 'submit' })), answer);
}

/**
 * @param {InkNote} note
 * @param {{row: number, col: number, piece: string, orientation: number}[]} drawn
 * @param {{row: number, col: number, path: string}[]} lines
 */
function withTyped(note, drawn, lines) {
  const pieces = drawn.reduce((written, { row, col, piece, orientation }) => draw(written, spaceName(row, col), { piece, orientation }), note);
  return lines.flatMap(path => linesOf({ name: '', ...path })).reduce((written, line) => putLine(written, lineName(line), true), pieces);
}
