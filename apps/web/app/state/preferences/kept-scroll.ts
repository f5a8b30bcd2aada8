import { readStoredJson, writeStored, type StorageSource } from '../storage/stored-text.ts';

const key = 'keptScroll';
const session: StorageSource = () => sessionStorage;

/** Remembers how far this page is scrolled, for the same page in another language, which is a new document (I18N-4). */
export function keepScroll(href: string): void {
  writeStored(session, key, JSON.stringify({ href, top: Math.round(scrollY) }));
}

/** Scrolls to where the page was left in the other language, once. */
export function restoreScroll(): void {
  const kept = readStoredJson(session, key);
  if (typeof kept !== 'object' || kept === null || !('href' in kept) || !('top' in kept)) return;
  writeStored(session, key, null);
  const here = location.pathname + location.search + location.hash;
  if (kept.href === here && typeof kept.top === 'number') scrollTo({ top: kept.top, behavior: 'instant' });
}
