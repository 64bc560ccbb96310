/** The shell of the page: header, router with lazy screens, language and look, offline use. */
import { ApiError } from './api.js';
import { button, toast } from './components.js';
import { byId, fill, h, keepStyles, loadStyles, say, svg } from './dom.js';
import { loadDrawings, logo } from './drawings.js';
import { gestureButton } from './gestures.js';
import { openHelp } from './help.js';
import { currentLanguage, languages, loadTexts, pickLanguage, setLanguage, t } from './i18n.js';
import { applySettings, changeSettings, settings } from './store.js';

/** @typedef {import('./types.js').Screen} Screen */

/** Routes: `:name` is a part that varies. A folder of its own brings its own screen. @type {[string, () => Promise<{screen: Screen}>][]} */
const ROUTES = [
  ['/', () => import('./screens/home.js')],
  ['/new/:game', () => import('./screens/new.js')],
  ['/r/:room', () => import('./screens/link.js')],
  ['/room/:room', () => import('./screens/room.js')],
  ['/watch/:room', () => import('./screens/room.js')],
  ['/replay/:room', () => import('./screens/replay.js')],
  ['/report/:room', () => import('../insight/screen.js')],
  ['/open', () => import('./screens/opened.js')],
  ['/daily', () => import('./screens/daily.js')],
  ['/daily/:contest', () => import('./screens/daily.js')],
  ['/standings', () => import('./screens/standings.js')],
  ['/challenge', () => import('./screens/challenge.js')],
  ['/c/:contest', () => import('./screens/contest.js')],
  ['/profile', () => import('./screens/profile.js')],
  ['/profile/move/:key', () => import('./screens/move.js')],
  ['/history', () => import('./screens/history.js')],
  ['/privacy', () => import('./screens/privacy.js')],
  ['/tables', () => import('./screens/tables.js')],
  ['/settings', () => import('./screens/settings.js')],
  ['/about', () => import('./screens/about.js')],
  ['/rules', () => import('../rules/screen.js')],
  ['/rules/:topic', () => import('../rules/screen.js')],
  ['/pad', () => import('../pad/screen.js')],
  ['/companion', () => import('../companion/screen.js')],
  ['/print', () => import('../print/screen.js')],
  ['/puzzles', () => import('../puzzles/screen.js')],
  ['/puzzle/:name', () => import('../puzzles/solve.js')],
];

/** @type {(() => void) | void} */
let leave;
let visit = 0;
/** What the screen tells of its keys and rules. @type {import('./help.js').Help | null} */
let help = null;

/**
 * @param {string} path
 * @returns {{load: () => Promise<{screen: Screen}>, params: Record<string, string>} | undefined}
 */
function match(path) {
  const parts = path.split('/');
  for (const [pattern, load] of ROUTES) {
    const wanted = pattern.split('/');
    if (wanted.length !== parts.length) continue;
    /** @type {Record<string, string>} */
    const params = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? '';
      if (!want.startsWith(':')) return want === part;
      params[want.slice(1)] = decodeURIComponent(part);
      return part !== '';
    });
    if (fits) return { load, params };
  }
  return undefined;
}

/** Show the screen that the address names. */
async function route() {
  const [path = '/', query = ''] = (location.hash.slice(1) || '/').split('?');
  const mine = ++visit;
  if (leave) leave();
  leave = undefined;
  const main = byId('main');
  const found = match(path);
  if (!found) {
    showTrouble(t('error.no_page'));
    return;
  }
  try {
    const [{ screen }] = await Promise.all([found.load(), loadDrawings()]);
    await Promise.all([loadTexts(screen.texts ?? []), ...(screen.styles ?? []).map(loadStyles)]);
    if (mine !== visit) return;
    const root = h('div.screen');
    document.body.dataset.screen = path.split('/')[1] || 'home';
    document.body.className = '';
    document.title = screen.title();
    setContext('');
    help = null;
    showHeader();
    fill(main, root);
    keepStyles(screen.styles ?? []);
    if (mine > 1) main.focus({ preventScroll: true });
    scrollTo(0, 0);
    const ending = await screen.show(root, { path, params: found.params, query: new URLSearchParams(query) });
    if (mine !== visit) ending?.();
    else leave = ending;
    say(document.title);
  } catch (error) {
    if (mine !== visit) return;
    if (!(error instanceof ApiError)) console.error(error);
    showTrouble(error instanceof ApiError ? error.message : t(navigator.onLine ? 'error.page' : 'error.offline'));
  }
}

/**
 * A screen that says what went wrong, and the ways on.
 * @param {string} text
 */
function showTrouble(text) {
  document.body.dataset.screen = 'trouble';
  help = null;
  document.title = t('app.name');
  showHeader();
  fill(byId('main'), h('div.center-screen', {},
    h('h1.title-1', {}, t('error.title')),
    h('p', {}, text),
    h('div', {}, button(t('error.again'), { kind: 'primary', onclick: () => route() }), ' ', button(t('nav.home'), { href: '#/' }))));
}

/** The language after this one, with its own name: the header leads through all of them. @returns {[string, string]} */
function nextLanguage() {
  const all = languages();
  const now = all.findIndex(([code]) => code === currentLanguage());
  return all[(now + 1) % all.length] ?? [currentLanguage(), ''];
}

/** The header of every screen. */
function showHeader() {
  const [other, itsName] = nextLanguage();
  fill(byId('top'),
    h('a.skip', { href: '#main', onclick: (/** @type {Event} */ event) => { event.preventDefault(); byId('main').focus(); } }, t('nav.skip')),
    h('header.bar', {},
      h('a.wordmark', { href: '#/' }, svg(logo()), t('app.name')),
      h('span.what', { id: 'context' }),
      h('nav', { 'aria-label': t('nav.label') },
        gestureButton(),
        button(t('nav.rules'), { kind: 'quiet', href: '#/rules', onclick: event => { if (help?.topics.length) { event.preventDefault(); showHelp('rules'); } } }),
        button(t('nav.keys'), { kind: 'quiet', id: 'keys', hidden: true, title: '?', onclick: () => showHelp('keys') }),
        button(h('span', {}, t('nav.settings')), { kind: 'quiet', icon: 'settings', class: 'settings', href: '#/settings', 'aria-label': t('nav.settings') }),
        button(itsName, { kind: 'quiet', lang: other, onclick: () => speak(other) }))));
}

/**
 * Beside the wordmark: what is being played.
 * @param {string} text
 */
export function setContext(text) {
  const place = document.getElementById('context');
  if (place) place.textContent = text;
}

/**
 * A game, a replay or a pad tells its keys and rules; they are one tap away then, and the key `?` lists the keys.
 * @param {import('./help.js').Help} told
 */
export function setHelp(told) {
  help = told;
  const place = document.getElementById('keys');
  if (place) place.hidden = false;
}

/** @param {'keys' | 'rules'} part */
export function showHelp(part) {
  if (help) void openHelp(help, part);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const typing = event.target instanceof Element && event.target.closest('input:not([type=range]), select, textarea, dialog');
  if (event.key !== '?' || event.ctrlKey || event.metaKey || typing || !help) return;
  event.preventDefault();
  showHelp('keys');
}

/**
 * Speak another language and draw the page anew.
 * @param {import('./i18n.js').Language} language
 */
export async function speak(language) {
  changeSettings({ language });
  await setLanguage(language);
  await route();
}

/**
 * @param {string} path such as `/room/K7QM`
 */
export function go(path) {
  if (location.hash === `#${path}`) void route();
  else location.hash = path;
}

/** A link without a hash leads to the same place: `/r/K7QM` is `/#/r/K7QM`. */
function takePlainAddress() {
  const { pathname, search } = location;
  if (pathname !== '/') history.replaceState(null, '', `/#${pathname}${search}`);
}

async function start() {
  takePlainAddress();
  applySettings();
  await setLanguage(await pickLanguage(settings().language));
  await Promise.all([loadTexts(['page']), loadDrawings().catch(() => {})]);
  addEventListener('hashchange', () => void route());
  document.addEventListener('keydown', onKey);
  addEventListener('offline', () => toast(t('error.offline')));
  await route();
  navigator.serviceWorker?.addEventListener('message', ({ data }) => { if (data.room) go(`/room/${data.room}`); });
  if ('serviceWorker' in navigator && isSecureContext) void navigator.serviceWorker.register('sw.js').catch(() => {});
}

void start();
