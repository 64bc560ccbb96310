/** Saves a drawing of the page as a picture: its styles are written into it, so that it looks the same anywhere. */
import { download } from '../js/components.js';

const WRITTEN = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-dashoffset', 'opacity', 'text-anchor', 'dominant-baseline', 'paint-order', 'color'];
const WRITTEN_IN_TEXT = ['font-family', 'font-size', 'font-style', 'font-weight'];
const SCALE = 2;

/**
 * A copy of an SVG with every style that it has on the page.
 * @param {SVGSVGElement} drawn
 */
function standalone(drawn) {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  const originals = [drawn, ...drawn.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of element.tagName === 'text' ? [...WRITTEN, ...WRITTEN_IN_TEXT] : WRITTEN) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  });
  return copy;
}

/**
 * Draw an SVG as a PNG with the paper of the page around it and offer it as a file.
 * @param {SVGSVGElement} drawn @param {string} name without ending
 */
export async function savePicture(drawn, name) {
  const { width, height } = drawn.viewBox.baseVal;
  const copy = standalone(drawn);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const margin = 24;
  canvas.width = (width + 2 * margin) * SCALE;
  canvas.height = (height + 2 * margin) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, margin * SCALE, margin * SCALE, width * SCALE, height * SCALE);
  const blob = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
  if (blob instanceof Blob) download(`${name}.png`, blob);
}
