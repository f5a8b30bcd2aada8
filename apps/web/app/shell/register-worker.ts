import type { Site } from '../site/site.tsx';
import { link, targets } from '../site/paths.ts';

/** Lets the site answer without a connection, by one page that says so in this language. */
export function registerWorker({ locale, rules }: Pick<Site, 'locale' | 'rules'>): void {
  // Framed, the page around this one has a worker of its own or wants none.
  if (!import.meta.env.PROD || window.parent !== window || !('serviceWorker' in navigator)) return;
  const page = link(targets.offline, locale, rules);
  // Without a worker everything works but the page that says there is no connection.
  navigator.serviceWorker.register(`/sw.js?page=${encodeURIComponent(page)}`).catch(() => undefined);
}
