/**
 * Shows a page of its own when there is no connection, and push messages; nothing else. Pages are never kept: what a player sees is theirs and
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

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.anchor ?? ''));
});

/** A browser takes the subscription away when a message shows nothing, so one that can't be read shows the site's name. */
async function show(data) {
  const message = read(data);
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    lang: message.locale,
    dir: 'auto',
    icon: '/icons/192.png',
    data: { anchor: message.anchor },
  });
}

function text(value) {
  return typeof value === 'string' ? value : '';
}

function read(data) {
  let message = null;
  try {
    message = data?.json() ?? null;
  } catch {
    // Not one of ours.
  }
  const about = [message?.object_type, message?.object_id].filter((part) => /^[A-Za-z0-9][\w.:-]*$/.test(text(part)));
  return {
    title: text(message?.title) || location.hostname,
    body: text(message?.body),
    tag: text(message?.tag),
    locale: text(message?.locale),
    anchor: about.length === 0 || about[0] === 'none' ? '' : `#about-${about.join('-')}`,
  };
}

/** In a tab that is open, where it is opened without loading anything; else in a new one. */
async function open(anchor) {
  const home = offlinePage.replace(/\/offline$/, '');
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = tabs.filter(({ url }) => new URL(url).pathname.includes('/sportsbook'));
  const tab = own.find(({ focused }) => focused) ?? own[0];
  if (tab === undefined) {
    await self.clients.openWindow(home + anchor);
    return;
  }
  tab.postMessage({ opened: anchor }, []);
  await tab.focus();
}

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
