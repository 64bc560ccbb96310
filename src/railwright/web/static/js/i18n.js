/** Texts of the page by key, in the language of the person: the server's Fluent files, an area at a time. */
import { FluentBundle, FluentNumber, FluentResource } from '../vendor/fluent/index.js';

/** The code of a language that the server lists. @typedef {string} Language */

/** Every language that the server speaks, with its own name. @type {Record<Language, string>} */
let known = {};
/** @type {Language} */
let language = 'en';
let bundle = new FluentBundle(language);
/** @type {Set<string>} */
const loaded = new Set();

export const currentLanguage = () => language;

/** Languages with their own names, in the order of the server. */
export const languages = () => Object.entries(known);

/**
 * Ask the server which languages there are, and take the one to start with: the stored one, else the first of the
 * browser's that is spoken here, else the server's first.
 * @param {string | undefined} stored
 * @returns {Promise<Language>}
 */
export async function pickLanguage(stored) {
  const answer = await fetch('/texts/languages.json');
  if (!answer.ok) throw new Error('no languages');
  known = await answer.json();
  const wishes = [stored ?? '', ...navigator.languages].map(wish => wish.split('-')[0]?.toLowerCase() ?? '');
  return wishes.find(wish => wish in known) ?? Object.keys(known)[0] ?? language;
}

/**
 * Load areas of texts: `page`, `ink`. Each is fetched once per language.
 * @param {string[]} areas
 */
export async function loadTexts(areas) {
  const into = bundle;
  await Promise.all(areas.filter(area => !loaded.has(area)).map(async area => {
    const answer = await fetch(`/texts/${language}/${area}.ftl`);
    if (!answer.ok) throw new Error(`no texts of ${area}`);
    into.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
    loaded.add(area);
  }));
}

/**
 * Speak another language: every area that is loaded is loaded anew.
 * @param {Language} next
 */
export async function setLanguage(next) {
  language = next;
  bundle = new FluentBundle(next, { useIsolating: false });
  document.documentElement.lang = next;
  const areas = [...loaded];
  loaded.clear();
  await loadTexts(areas);
}

/** A number inside a sentence: without separators, with the true minus sign. */
class Figure extends FluentNumber {
  /** @param {number} value */
  constructor(value) {
    super(value, { useGrouping: false });
  }

  /** @override @param {import('../vendor/fluent/index.js').Scope} [scope] */
  toString(scope) {
    return super.toString(scope).replace('-', '−');
  }
}

/**
 * The text of a key with its facts filled in; `a.b` is the message `a-b`. Numbers choose plural forms.
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 * @returns {string}
 */
export function t(key, facts = {}) {
  const pattern = bundle.getMessage(key.replaceAll('.', '-'))?.value;
  if (!pattern) return key;
  const told = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? new Figure(fact) : fact]);
  return bundle.formatPattern(pattern, Object.fromEntries(told));
}

/**
 * The text of a key, or something else where nobody has written it: an expansion can be played before it has words.
 * @param {string} key
 * @param {string} otherwise
 * @param {Record<string, string | number>} [facts]
 */
export function textOr(key, otherwise, facts = {}) {
  const text = t(key, facts);
  return text === key ? otherwise : text;
}

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
