/**
 * Offline use: the shell and what was once loaded are kept, so that the page opens without a connection and says so
 * kindly. The network always comes first: nobody plays with an old page. Nothing of /api is kept but what never changes.
 */
const CACHE = 'railwright-3';
const LANGUAGES = '/texts/languages.json';
const SHELL = [
  '/', '/css/tokens.css', '/css/ink.css', '/css/app.css', '/js/early.js', '/js/app.js', '/js/api.js', '/js/components.js',
  '/js/dom.js', '/js/i18n.js', '/js/drawings.js', '/js/store.js', '/js/board.js', '/js/sheet.js', '/js/lines.js', '/js/posters.js', '/js/rooms.js', '/js/seals.js', '/js/fair.js', '/js/hash.js', '/js/screens/home.js',
  '/css/home.css', '/ink/catalogue.js', '/line/drawing.js', '/line/geometry.js', '/line/signs.js', '/line/line.css',
  '/vendor/fluent/index.js', '/vendor/fluent/bundle.js', '/vendor/fluent/resource.js', '/vendor/fluent/types.js', '/vendor/fluent/builtins.js',
  '/vendor/fluent/resolver.js', '/vendor/fluent/scope.js', '/vendor/fluent/memoizer.js', '/icons/icon.svg', '/manifest.webmanifest',
  '/api/data', '/api/drawings', '/api/drawings.css',
];

self.addEventListener('install', event => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

/** The shell, and its texts in every language that the server speaks. */
async function keepShell() {
  const languages = Object.keys(await (await fetch(LANGUAGES)).json());
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL, LANGUAGES, ...languages.map(language => `/texts/${language}/page.ftl`)]);
}

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys().then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  const kept = request.method === 'GET' && url.origin === location.origin && (!url.pathname.startsWith('/api/') || SHELL.includes(url.pathname));
  if (kept) event.respondWith(networkFirst(request));
});

async function networkFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.status === 200) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const stored = await cache.match(request, { ignoreVary: true }) ?? (request.mode === 'navigate' ? await cache.match('/') : undefined);
    if (stored) return stored;
    throw error;
  }
}
