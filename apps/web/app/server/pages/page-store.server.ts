export interface CachedPage {
  readonly status: number;
  readonly byteLength: number;
  /** When its data began to be read, by the clock of the cache; without it, when it was done. */
  readonly startedAtMs?: number;
}

export interface Entry<Page> {
  readonly page: Page;
  readonly renderedAt: number;
  /** The address of its first visitor, if known. */
  readonly visitor: string | undefined;
}

export interface PageStore<Page extends CachedPage> {
  find(key: string): Entry<Page> | undefined;
  /** Tells the store that a visitor was shown a page. */
  touch(key: string, visitor: string | undefined): void;
  put(key: string, entry: Entry<Page>): void;
  isHot(key: string): boolean;
  readonly bytes: number;
  readonly size: number;
}

/** How much of the store hot pages may take; the rest is always left to what is new. */
const hotShare = 0.8;

/**
 * A segmented LRU (PAGE-3). A page is cold until a second visitor asks for it, then hot; only cold pages leave when the bytes
 * run out, so no number of addresses that one visitor invents displaces a page that others use. What is not a page, a
 * redirect or a 404, never gets hot.
 */
export function createPageStore<Page extends CachedPage>(bytesMax: number): PageStore<Page> {
  const cold = createSegment<Page>();
  const hot = createSegment<Page>();

  function trim(): void {
    while (hot.bytes > bytesMax * hotShare) {
      const [key, entry] = hot.oldest();
      hot.drop(key);
      cold.add(key, entry);
    }
    while (hot.bytes + cold.bytes > bytesMax) cold.drop(cold.oldest()[0]);
  }

  return {
    find: (key) => hot.entries.get(key) ?? cold.entries.get(key),
    touch(key, visitor) {
      const entry = hot.entries.get(key) ?? cold.entries.get(key);
      if (entry === undefined) return;
      const isAnother = visitor === undefined || visitor !== entry.visitor;
      const segment = hot.entries.has(key) || (isAnother && entry.page.status === 200) ? hot : cold;
      hot.drop(key);
      cold.drop(key);
      segment.add(key, entry);
      trim();
    },
    put(key, entry) {
      const segment = hot.entries.has(key) && entry.page.status === 200 ? hot : cold;
      hot.drop(key);
      cold.drop(key);
      if (entry.page.byteLength > bytesMax) return;
      segment.add(key, entry);
      trim();
    },
    isHot: (key) => hot.entries.has(key),
    get bytes() {
      return hot.bytes + cold.bytes;
    },
    get size() {
      return hot.entries.size + cold.entries.size;
    },
  };
}

function createSegment<Page extends CachedPage>() {
  // A Map keeps insertion order, so the first key is always the one unused for longest.
  const entries = new Map<string, Entry<Page>>();
  let bytes = 0;
  return {
    entries,
    add(key: string, entry: Entry<Page>): void {
      entries.set(key, entry);
      bytes += entry.page.byteLength;
    },
    drop(key: string): void {
      bytes -= entries.get(key)?.page.byteLength ?? 0;
      entries.delete(key);
    },
    oldest(): readonly [string, Entry<Page>] {
      const [first] = entries;
      if (first === undefined) throw new Error('an empty segment has bytes');
      return first;
    },
    get bytes() {
      return bytes;
    },
  };
}
