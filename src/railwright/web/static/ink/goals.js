/** Small pictures of the goal cards, our own. */
import { svg } from '../js/dom.js';

/** @param {number} n @param {(row: number, col: number) => boolean} filled */
function squares(n, filled) {
  const step = 32 / n;
  let out = '';
  for (let row = 0; row < n; row++) {
    for (let col = 0; col < n; col++) {
      const on = filled(row, col) ? ' class="f"' : '';
      out += `<rect${on} x="${(2 + col * step).toFixed(1)}" y="${(2 + row * step).toFixed(1)}" width="${(step - 1.3).toFixed(1)}" height="${(step - 1.3).toFixed(1)}"/>`;
    }
  }
  return out;
}

const tree = (/** @type {number} */ x, /** @type {number} */ y) => `<path class="f" d="M${x} ${y - 6}l4.5 9h-9Z"/>`;
const trailDots = (/** @type {string} */ d) => `<path class="dotted" d="${d}"/>`;

/** @type {Record<string, () => string>} */
const PICTURES = {
  A: () => squares(3, (row, col) => [0, 1, 4, 5, 7].includes(row * 3 + col)),
  B: () => [8, 18, 28].map(x => `<path d="M${x - 5} 25v-8l5-4 5 4v8Z"/>`).join(''),
  C: () => squares(5, row => row === 2),
  D: () => squares(5, (row, col) => [0, 4].includes(row) && [0, 4].includes(col) && !(row === 4 && col === 0)),
  E: () => squares(5, (row, col) => row > 0 && row < 4 && col > 0 && col < 4),
  F: () => '<path d="M11 6h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5Z"/><path class="thin" d="M13 2v8M18 2v8M23 2v8M13 26v8M18 26v8M23 26v8M2 13h8M2 18h8M2 23h8M26 13h8M26 18h8M26 23h8"/>',
  FA: () => tree(8, 12) + tree(28, 10) + tree(18, 19) + tree(8, 30) + tree(28, 30),
  FB: () => tree(6, 10) + tree(14, 17) + tree(22, 24) + tree(30, 31),
  FC: () => tree(18, 12) + tree(18, 30) + tree(7, 21) + tree(29, 21),
  TA: () => trailDots('M3 22c8-12 8 12 15 0s8 12 15 0'),
  TB: () => `<rect class="f" x="13" y="13" width="10" height="10"/>${trailDots('M4 5l9 8M32 5l-9 8M18 33V24')}`,
  TC: () => squares(3, () => false) + trailDots('M4 30C12 6 24 30 32 6'),
};

/** @param {string} name of the goal */
export const goalPicture = name => svg(`<svg class="pic" viewBox="0 0 36 36" aria-hidden="true">${(PICTURES[name] ?? (() => ''))()}</svg>`);
