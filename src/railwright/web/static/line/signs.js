/** The signs of goods, engines and coins: our own strokes, each about its middle point, 20 units wide. */

/** @type {Record<string, string>} */
const STROKES = {
  travellers:
    '<circle cx="-3" cy="-4.6" r="3"/><path d="M-9 8c0-5 2-7.4 6-7.4S3 3 3 8Z"/><path d="M3.4-7.2a3 3 0 0 1 0 5.4M5.4 1.2C8 2 9.2 4.4 9.2 8H6"/>',
  post: '<path d="M-9-6H9V6.5H-9Z"/><path d="m-9-5.5 9 6.5 9-6.5"/>',
  coal: '<path class="f" d="m-9 7 1-5 4-2 4 2 1 5ZM0 7 1.5 1 6 .5 9 3l.5 4ZM-4.5-1-3-6.5 2-8l4 2.5V-1L1 .5Z"/>',
  iron_ore: '<path d="m-9 4 2-8 6-4 7 2 3 6-4 7H-4Z"/><path d="m-7-4 5 3 8-5M-2-1-4 7M-2-1 9 0"/>',
  steel: '<path class="f" d="M-8-8H8v4H2.5v8H8v4H-8V4h5.5v-8H-8Z"/>',
  factory: '<path d="M-9 8V-1l6-4v4l6-4v4l6-4V8Z"/><path d="M5-6v-3h3v2"/>',
  wood: '<path d="M-5-6H6c1.8 0 3 2.4 3 5.5S7.8 5 6 5H-5"/><ellipse cx="-5.5" cy="-.5" rx="3.5" ry="5.5"/><path d="M-5.5-2.5v4M2-3h3M0 2h4"/>',
  sawmill:
    '<circle r="5.6"/><circle r="1.4" class="f"/><path d="M0-5.6V-9l3 2M4-4l2.8-2.2.4 3.6M5.6 0H9L7 3M4 4l2.2 2.8-3.6.4M0 5.6V9l-3-2M-4 4l-2.8 2.2-.4-3.6M-5.6 0H-9l2-3M-4-4l-2.2-2.8 3.6-.4"/>',
  sugar_beet:
    '<path d="M0 9C-3 5-6.5 3-6.5-.5-6.5-3-4-4 0-4s6.5 1 6.5 3.5C6.5 3 3 5 0 9Z"/><path d="M0-4v-5M-1-4.5C-5-5-6-7-6-9M1-4.5C5-5 6-7 6-9"/>',
  sugar_factory:
    '<path d="M-8-2 0-6.5 8-2V5L0 9.5-8 5Z"/><path d="M-8-2 0 2.5 8-2M0 2.5v7M3-5V-9H6v5.5"/>',
  glass: '<path d="M-3-9H3M-2-9v5c0 2-3 2.6-3 6v7H5V2c0-3.4-3-4-3-6v-5"/><path d="M-2 3v3"/>',
  move_slow: '<path d="m-7-6 6 6-6 6M1-6 7 0 1 6"/>',
};

/** The rows of a score sheet in the order in which they are shown, in two columns. */
export const LEFT_ROWS = ['travellers', 'post', 'wood', 'sawmill', 'glass'];
export const RIGHT_ROWS = ['coal', 'iron_ore', 'steel', 'factory', 'sugar_beet', 'sugar_factory'];

/**
 * The strokes of a sign inside an SVG.
 * @param {string} name @param {number} [x] @param {number} [y] @param {number} [scale]
 * @returns {string}
 */
export function signMarkup(name, x = 0, y = 0, scale = 1) {
  const at = scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;
  return `<g class="good" transform="${at}">${STROKES[name] ?? ''}</g>`;
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
    '<path class="body" d="M-19 7V-11h13v5H7V-12h5v6h4l4 7v6Z"/><path class="window" d="M-15.5-7.5h6V-2h-6Z"/>' +
    '<circle cx="-12" cy="8" r="4"/><circle cx="-1" cy="8" r="4"/><circle cx="10" cy="8" r="4"/></g>'
  );
}

/**
 * An engine as a small picture beside a text.
 * @param {number} seat @param {boolean} fast
 * @returns {string}
 */
export function enginePicture(seat, fast) {
  return `<svg class="engine-sign" viewBox="-22 -15 46 30" aria-hidden="true">${engineMarkup(seat, fast, false)}</svg>`;
}
