import type { Site } from '../site/site.tsx';
import { link, targets } from '../site/paths.ts';

/** Registers the service worker, which shows the offline page in this language. */
export function registerWorker({ locale, rules }: Pick<Site, 'locale' | 'rules'>): void {
  // Framed pages register no worker: the host may have its own.
  if (!import.meta.env.PROD || window.parent !== window || !('serviceWorker' in navigator)) return;
  const page = link(targets.offline, locale, rules);
  // Without a worker only the offline page is missing.
  navigator.serviceWorker.register(`/sw.js?page=${encodeURIComponent(page)}`).catch(() => undefined);
}
