import type { ReturnedFrameName } from '@slipstream/contract/embed/handshake';

import { readStoredJson, writeStored, type StorageSource } from '../storage/stored-text.ts';
import type { RowPlace } from './row-places.ts';

const key = 'places';
const returnedName = 'slipstream-returned' satisfies ReturnedFrameName;
const session: StorageSource = () => sessionStorage;

/** Where the rows of each page of the history were when it was left, the page that was left last at the end. */
export type Places = Map<string, readonly RowPlace[]>;

/** Keeps them for the next document of this tab (ROUTE-12). */
export function keepPlaces(places: Places, pagesMax: number): void {
  writeStored(session, key, JSON.stringify([...places].slice(-pagesMax)));
}

/** What the last document of this tab kept. */
export function keptPlaces(): Places {
  const stored = readStoredJson(session, key);
  if (!Array.isArray(stored)) return new Map();
  return new Map(
    stored.flatMap((entry: unknown) => {
      const [name, places] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
      return typeof name === 'string' && Array.isArray(places) ? [[name, places.filter(isPlace)]] : [];
    }),
  );
}

/** Where the rows of a page were when it was left last, under whichever key: a new document in a host's frame begins with a new one. */
export function latestPlaces(places: Places, address: string): readonly RowPlace[] {
  return [...places].findLast(([page]) => page.endsWith(` ${address}`))?.[1] ?? [];
}

function isPlace(stored: unknown): stored is RowPlace {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, nth, top, isOpened }: Partial<Record<keyof RowPlace, unknown>> = stored;
  return typeof name === 'string' && Number.isFinite(nth) && Number.isFinite(top) && typeof isOpened === 'boolean';
}

/** Whether this document, or the host's around it, was made by a step of the history or a reload, not by an address that was opened. */
export function isReturn(): boolean {
  if (window.name === returnedName) return true;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && /^(?:back_forward|reload)$/.test(navigation.type);
}
