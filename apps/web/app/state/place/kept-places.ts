import { readStoredJson, writeStored, type StorageSource } from '../storage/stored-text.ts';
import type { RowPlace } from './row-places.ts';

const key = 'places';
const pagesMax = 20;
const session: StorageSource = () => sessionStorage;

/** A page of the history: the same address may stand in it more than once. */
export interface HistoryPage {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/** Keeps where the rows of a page were for when the browser comes back to it with a new document (ROUTE-12). */
export function keepPlaces(page: HistoryPage, places: readonly RowPlace[]): void {
  const others = readAll().filter(([name]) => name !== nameOf(page));
  const kept = places.length === 0 ? others : [...others, [nameOf(page), places]];
  writeStored(session, key, JSON.stringify(kept.slice(-pagesMax)));
}

/** Where the rows of the page were when the browser left it; none for a page that was opened anew. */
export function keptPlaces(page: HistoryPage): readonly RowPlace[] {
  if (!isReturn()) return [];
  return readAll().find(([name]) => name === nameOf(page))?.[1] ?? [];
}

function readAll(): readonly (readonly [page: string, places: readonly RowPlace[]])[] {
  const stored = readStoredJson(session, key);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const [name, places] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    return typeof name === 'string' && Array.isArray(places) ? [[name, places.filter(isPlace)] as const] : [];
  });
}

function isPlace(stored: unknown): stored is RowPlace {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, nth, top, isOpened }: Partial<Record<keyof RowPlace, unknown>> = stored;
  return typeof name === 'string' && Number.isFinite(nth) && Number.isFinite(top) && typeof isOpened === 'boolean';
}

function nameOf({ key: entry, pathname, search }: HistoryPage): string {
  return `${entry} ${pathname}${search}`;
}

/** Whether this document was made by a step of the history or a reload. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && /^(?:back_forward|reload)$/.test(navigation.type);
}
