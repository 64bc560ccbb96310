/** The score as a list of its parts; pointing at one lights it up on the sheet. */
import { fill, h } from '../js/dom.js';
import { number, t } from '../js/i18n.js';

/** @typedef {{part: string, name: string, note: string, points: number}} PartRow */

/**
 * @param {HTMLElement} root
 * @param {PartRow[]} rows
 * @param {number} total
 * @param {(part: string | null) => void} light
 */
export function showParts(root, rows, total, light) {
  fill(root,
    h('p.pad-total', {}, h('b.num', {}, number(total)), ' ', h('span', {}, t('pad.points', { n: Math.abs(total) }))),
    h('ul.pad-parts', { 'aria-label': t('pad.score') }, rows.map(({ part, name, note, points }) =>
      h('li', {}, h('button.pad-part', {
        type: 'button', class: points < 0 ? 'minus' : '', dataset: { part },
        onpointerenter: () => light(part), onpointerleave: () => light(null), onfocus: () => light(part), onblur: () => light(null), onclick: () => light(part),
      }, h('span', {}, name, note ? [' ', h('small', {}, note)] : null), ' ', h('i', { 'aria-hidden': 'true' }), h('b.num', {}, number(points)))))));
}

/** Mark the part that is being counted. @param {HTMLElement} root @param {string | null} part */
export function markPart(root, part) {
  for (const row of root.querySelectorAll('.pad-part')) row.classList.toggle('lit', row.getAttribute('data-part') === part);
}
