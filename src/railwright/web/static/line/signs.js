/** The signs of goods and engines in place, each about its middle point, 20 units wide. */
import { line } from '../js/drawings.js';

/**
 * The strokes of a sign inside an SVG.
 * @param {string} name @param {number} [x] @param {number} [y] @param {number} [scale]
 * @returns {string}
 */
export function signMarkup(name, x = 0, y = 0, scale = 1) {
  const at = scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;
  return `<g class="good" transform="${at}">${line().signs[name] ?? ''}</g>`;
}

/**
 * A sign as a picture of its own; decoration, so the text beside it must say what it is.
 * @param {string} name
 * @returns {string}
 */
export function signPicture(name) {
  const round = name === 'move_slow' ? ' slow-sign' : '';
  const ground = round ? '<circle class="disc" r="10"/>' : '';
  return `<svg class="goods${round}" viewBox="-11 -11 22 22" aria-hidden="true">${ground}${signMarkup(name)}</svg>`;
}

/**
 * An engine from the side, nose to the right unless `left`. The fast one is filled, the slow one outlined.
 * @param {number} seat @param {boolean} fast @param {boolean} left
 * @returns {string}
 */
export function engineMarkup(seat, fast, left) {
  return (
    `<g class="loco ${fast ? 'fast' : 'slow'} seat-${seat}"${left ? ' transform="scale(-1 1)"' : ''}>` +
    `${line().engine}</g>`
  );
}
