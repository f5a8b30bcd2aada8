const storageKey = 'recentSearches';
const keptMax = 8;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Recent searches, newest first. Empty if storage is blocked. */
export function recentSearches(storage: () => Kept): readonly string[] {
  try {
    const words: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, keptMax) : [];
  } catch {
    return [];
  }
}

/** Stores a search that led to a result; a repeated one moves to the front. */
export function rememberSearch(storage: () => Kept, text: string): void {
  const others = recentSearches(storage).filter((each) => each.toLowerCase() !== text.toLowerCase());
  write(storage, (kept) => kept.setItem(storageKey, JSON.stringify([text, ...others].slice(0, keptMax))));
}

export function forgetSearches(storage: () => Kept): void {
  write(storage, (kept) => kept.removeItem(storageKey));
}

function write(storage: () => Kept, change: (kept: Kept) => void): void {
  try {
    change(storage());
  } catch {
    // A search need not be remembered, so ignore the failure.
  }
}
