/** Everything that can be taken in hand on the pad: pens, eraser, pieces, and what an expansion brings. */
import { icon } from '../js/components.js';
import { fill, h, svg } from '../js/dom.js';
import { pieceAlong, spaceTile, tile } from '../js/drawings.js';
import { t, textOr } from '../js/i18n.js';
import { expansionName, expansionOf, nameOf, signName } from '../ink/catalogue.js';
import { onLineName } from '../ink/on_lines.js';

/** @typedef {import('./note.js').InkNote} InkNote */
/** @typedef {import('../js/types.js').GameData} GameData */

export const ERASER = 'eraser';
export const BARING = 'bare';
/** The pen that finds out by itself what it draws; with a kind behind it, one that draws that. */
export const PEN = 'pen';

/** @param {string} kind of ends */
export const penFor = kind => `${PEN}-${kind}`;

/** The kind that a pen draws. @param {string} tool @returns {string | null} */
export const kindOfPen = tool => tool.startsWith(`${PEN}-`) ? tool.slice(PEN.length + 1) : null;

/** @param {string} tool */
export const isPen = tool => tool === PEN || kindOfPen(tool) !== null;

/** What a pen is called. @param {InkNote} note @param {string} tool */
export function penName({ expansion }, tool) {
  const kind = kindOfPen(tool);
  return kind ? textOr(`pad.pens.${kind}`, expansionName(expansion ?? '')) : t('pad.pen');
}

/** The pieces of the edition, of the specials and of the expansion. @param {GameData} data @param {InkNote} note @returns {[string, string[]][]} */
export function groupsOf(data, { edition, expansion }) {
  const { dice, dice_sets: sets, specials } = data.ink;
  const faces = (/** @type {string} */ set) => [...new Set((sets[set] ?? []).flatMap(die => dice[die] ?? []))].filter(face => face in data.ink.pieces);
  const own = expansionOf(data, expansion);
  // what comes about by itself is on no die, and nobody draws it
  const more = own?.pieces.filter(piece => own.extra_pieces.includes(piece) || own.dice.some(die => dice[die]?.includes(piece))) ?? [];
  return [['dice', faces(edition)], ['specials', specials], ...(more.length ? [/** @type {[string, string[]]} */ (['expansion_pieces', more])] : [])];
}

/** What it is called when a piece loses its marks. @param {InkNote} note */
const baring = note => textOr(`bare.${note.expansion}`, t('pad.bare'));

/**
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {GameData} parts.data
 * @param {InkNote} parts.note
 * @param {string} parts.tool in hand
 * @param {string[]} parts.kinds of ends that pens draw
 * @param {(tool: string) => void} parts.choose
 * @param {{name: 'undo' | 'redo', able: boolean, act: () => void}[]} parts.steps
 */
export function showPalette(root, { data, note, tool: inHand, kinds, choose, steps }) {
  const own = expansionOf(data, note.expansion);
  const inside = root.contains(document.activeElement);
  const focused = document.activeElement?.getAttribute('data-tool');
  const scrolled = root.scrollLeft;
  const tool = (/** @type {string} */ name, /** @type {string} */ label, /** @type {Node} */ picture, /** @type {string} */ className) =>
    h('button.pad-tool', { type: 'button', class: `${className}${inHand === name ? ' on' : ''}`, 'aria-pressed': String(inHand === name), 'aria-label': label, title: label, dataset: { tool: name }, onclick: () => choose(name) }, picture);
  const word = (/** @type {string} */ name, /** @type {string} */ label, /** @type {Node | null} */ picture = null) => tool(name, label, h('span', {}, picture, label), 'word');
  fill(root,
    h('div.pad-tools.pens', { role: 'group', 'aria-label': t('pad.pens_label') },
      [PEN, ...kinds.map(penFor)].map(name => word(name, penName(note, name))),
      word(ERASER, t('pad.eraser'), icon('clear')),
      steps.map(({ name, able, act }) => h('button.pad-tool.word', { type: 'button', dataset: { tool: name }, 'aria-label': t(`pad.${name}`), title: t(`pad.${name}`), disabled: !able, onclick: act }, h('span', {}, icon(name))))),
    groupsOf(data, note).map(([group, pieces]) => h('div.pad-group', { role: 'group', dataset: { group }, 'aria-label': t(`pad.${group}`) },
      h('h2.label', {}, t(`pad.${group}`)),
      h('div.pad-tools', {}, pieces.map(piece => tool(piece, nameOf(data, piece), svg(tile(piece)), 'die'))))),
    own && (Object.keys(own.bare).length || own.lines.length || own.marks.length) ? h('div.pad-tools.more', {},
      Object.keys(own.bare).length ? word(BARING, baring(note)) : null,
      own.lines.map(line => tool(line, onLineName(line), svg(tile(pieceAlong(line) ?? '')), 'die')),
      own.marks.map(mark => tool(mark, signName(mark), svg(spaceTile(mark)), 'die'))) : null);
  root.scrollLeft = scrolled;
  const again = inside && focused ? root.querySelector(`[data-tool="${focused}"]`) : null;
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
