/** Texts of the page by key, in the language of the person. A catalogue is a folder with en.json and de.json. */

export const LANGUAGES = /** @type {const} */ (['en', 'de']);
/** @typedef {(typeof LANGUAGES)[number]} Language */
/** @typedef {string | {one: string, other: string}} Entry a number `n` chooses the form */
/** @typedef {{[key: string]: Entry | Catalogue}} Catalogue */

/** @type {Language} */
let language = 'en';
let plural = new Intl.PluralRules('en');
/** @type {Map<string, Entry>} */
const entries = new Map();
/** @type {Set<string>} */
const loaded = new Set();

export const currentLanguage = () => language;

/**
 * The language to start with: the stored one, else the first of the browser's that we speak.
 * @param {string | undefined} stored
 * @returns {Language}
 */
export function pickLanguage(stored) {
  const wishes = [stored ?? '', ...navigator.languages].map(wish => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find(known => known === wishes.find(wish => LANGUAGES.some(l => l === wish))) ?? 'en';
}

/**
 * @param {Catalogue} catalogue
 * @param {string} prefix
 */
function takeIn(catalogue, prefix) {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string' || isPlural(value)) entries.set(prefix + key, value);
    else takeIn(value, `${prefix}${key}.`);
  }
}

/**
 * @param {object} value
 * @returns {value is {one: string, other: string}}
 */
function isPlural(value) {
  return 'one' in value && 'other' in value;
}

/**
 * Load catalogues by their folder: `texts`, `ink/texts`. Each is fetched once per language.
 * @param {string[]} folders
 */
export async function loadTexts(folders) {
  await Promise.all(folders.filter(folder => !loaded.has(folder)).map(async folder => {
    const answer = await fetch(`${folder}/${language}.json`);
    if (!answer.ok) throw new Error(`no texts in ${folder}`);
    takeIn(await answer.json(), '');
    loaded.add(folder);
  }));
}

/**
 * Speak another language: every catalogue that is loaded is loaded anew.
 * @param {Language} next
 */
export async function setLanguage(next) {
  language = next;
  plural = new Intl.PluralRules(next);
  document.documentElement.lang = next;
  const folders = [...loaded];
  loaded.clear();
  await loadTexts(folders);
}

/**
 * The text of a key with its `{holes}` filled in; a plural entry is chosen by the hole `n`.
 * @param {string} key
 * @param {Record<string, string | number>} [holes]
 * @returns {string}
 */
export function t(key, holes = {}) {
  const entry = entries.get(key);
  if (entry === undefined) return key;
  const form = typeof entry === 'string' ? entry : entry[plural.select(Number(holes.n)) === 'one' ? 'one' : 'other'];
  return form.replace(/\{(\w+)\}/g, (hole, name) => String(holes[name] ?? hole));
}

/**
 * Whether there is a text for a key.
 * @param {string} key
 */
export const hasText = key => entries.has(key);

/**
 * Names in a row: "Ada, Mara and Jonas".
 * @param {string[]} names
 */
export const listOf = names => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/**
 * A number with the true minus sign.
 * @param {number} value
 */
export const number = value => value < 0 ? `−${-value}` : String(value);
