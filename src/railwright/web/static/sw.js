/**
 * Offline use: all that the page may ask for is kept from the first visit on, so that every page opens without a connection
 * and says so kindly where it needs one. The network always comes first: nobody plays with an old page.
 *
 * The server writes CACHE and KEPT above this: a name that changes with any file, and the addresses to keep.
 */
/* global CACHE, KEPT */

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys().then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  const kept = request.method === 'GET' && url.origin === location.origin && (!url.pathname.startsWith('/api/') || KEPT.includes(url.pathname));
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

/** Somebody's turn has come while no page of theirs was open: the server has sent the words. */
self.addEventListener('push', event => {
  const { room, title, body } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: room, icon: '/icons/icon-192.png', data: { room } }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.room));
});

/** To the page that shows the room already, else to any page of ours, else to a new one. */
async function lead(room) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const address = new URL(`/#/room/${room}`, location.origin).href;
  const page = pages.find(one => one.url === address) ?? pages[0];
  if (!page) return self.clients.openWindow(address);
  page.postMessage({ room });
  return page.focus();
}
