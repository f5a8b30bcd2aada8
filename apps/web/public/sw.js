/**
 * Shows a page of its own when there is no connection, and nothing else. Pages are never kept: what a player sees is theirs and
 * of this moment. Kept are one page that says there is no connection, and the font it is written in.
 */
const cacheName = 'offline-3';
const offlinePage = new URL(location.href).searchParams.get('page') ?? '/sportsbook/offline';

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(goTo(event));
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
});

async function keepOfflinePage() {
  const response = await fetch(offlinePage, { cache: 'no-store', credentials: 'omit' });
  if (!response.ok) throw new Error(`the offline page answered ${response.status}`);
  const cache = await caches.open(cacheName);
  // Its styles are in it; of their fonts it names the one it is written in.
  const links = (await response.clone().text()).matchAll(
    /<link(?![^>]*\sdisabled)[^>]*\shref="(\/assets\/[^"]+\.(?:css|woff2))"/g,
  );
  await cache.addAll([...links].map(([, address]) => address));
  await cache.put(offlinePage, response);
}

async function takeOver() {
  await self.registration.navigationPreload?.enable();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function goTo(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error();
  }
}

async function keptOrFetched(request) {
  return (await caches.match(request)) ?? fetch(request);
}
