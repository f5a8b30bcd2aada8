import { readStoredJson, writeStored, type StorageSource } from '../../state/storage/stored-text.ts';

const storageKey = 'recentSearches';
const keptMax = 8;

/** Recent searches, newest first. Empty if storage is blocked. */
export function recentSearches(storage: StorageSource): readonly string[] {
  const words = readStoredJson(storage, storageKey);
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, keptMax) : [];
}

/** Stores a search that led to a result; a repeated one moves to the front. */
export function rememberSearch(storage: StorageSource, text: string): void {
  const others = recentSearches(storage).filter((each) => each.toLowerCase() !== text.toLowerCase());
  writeStored(storage, storageKey, JSON.stringify([text, ...others].slice(0, keptMax)));
}

export function forgetSearches(storage: StorageSource): void {
  writeStored(storage, storageKey, null);
}
