const storageKey = 'recentSearches';
const keptMax = 8;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was searched for lately, newest first. Storage may be closed to the page; then nothing was. */
export function recentSearches(storage: () => Kept): readonly string[] {
  try {
    const words: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]');
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, keptMax) : [];
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere; the same words again, in any case, only move to the front. */
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
    // Not remembering is no reason to fail.
  }
}
