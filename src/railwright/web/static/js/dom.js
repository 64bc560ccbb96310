/** Small helpers to make elements; no text of a person ever becomes markup here. */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props */

/**
 * An element: `h('a.btn.quiet', {href: '#/'}, 'text')`. A property that is a function becomes a listener (`onclick`),
 * `true` an empty attribute; `false`, `null` and `undefined` are left out. `dataset` and `vars` (custom properties) take objects.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K | `${K}.${string}`} what tag, with classes after dots
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(what, props, ...children) {
  const [tag = 'div', ...classes] = what.split('.');
  const element = /** @type {HTMLElementTagNameMap[K]} */ (document.createElement(tag));
  if (classes.length) element.className = classes.join(' ');
  for (const [name, value] of Object.entries(props ?? {})) setProperty(element, name, value);
  append(element, children);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {unknown} value
 */
function setProperty(element, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (typeof value === 'function') element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  else if (name === 'class') element.className = [element.className, String(value)].filter(Boolean).join(' ');
  else if (name === 'dataset') Object.assign(element.dataset, value);
  else if (name === 'vars') for (const [key, v] of Object.entries(value)) element.style.setProperty(key, String(v));
  else if (name === 'value') /** @type {HTMLInputElement} */ (element).value = String(value);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/**
 * @param {Node} parent
 * @param {(Child | Child[])[]} children
 */
function append(parent, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/**
 * Replace everything in an element.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  parent.textContent = '';
  append(parent, children);
}

/**
 * An SVG element from markup of our own drawing functions.
 * @param {string} markup a whole `<svg …>…</svg>`
 * @returns {SVGSVGElement}
 */
export function svg(markup) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const element = template.content.firstElementChild;
  if (!(element instanceof SVGSVGElement)) throw new TypeError('svg() wants the markup of one svg element');
  return element;
}

/**
 * The element with this id; the page is broken without it.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * Says a sentence to screen readers, even when it is the same as before.
 * @param {string} text
 */
export function say(text) {
  const region = byId('say');
  region.textContent = '';
  requestAnimationFrame(() => { region.textContent = text; });
}

/** Whether things may move: the setting first, then the wish of the device. */
export function mayMove() {
  const wish = document.documentElement.dataset.motion;
  return wish === 'full' || (wish !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/**
 * Load a stylesheet once; one that did not come is asked for again.
 * @param {string} href relative to the page
 * @returns {Promise<void>}
 */
export function loadStyles(href) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const all = document.querySelectorAll('link[rel=stylesheet]');
  const known = [...all].find(link => link.getAttribute('href') === href);
  if (known?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = known ?? h('link', { rel: 'stylesheet', href, 'data-screen': true });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no stylesheet ${href}`));
    });
    if (!known) document.head.append(link);
  });
}

/**
 * Take away the stylesheets of earlier screens, so that no two screens have to agree on names.
 * @param {string[]} needed by the screen that comes
 */
export function keepStyles(needed) {
  for (const link of document.querySelectorAll('link[data-screen]')) {
    if (!needed.includes(link.getAttribute('href') ?? '')) link.remove();
  }
}
