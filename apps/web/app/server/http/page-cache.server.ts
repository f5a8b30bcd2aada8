/**
 * Pages are rendered for a visitor and shared between everybody who asks for the same key. A page is fresh for a
 * moment; after that the old one is still served, and one new render runs soon. Whoever comes when there is nothing
 * to serve waits for the one render under way. The least recently used pages leave when the bytes run out.
 */
export interface PageCache<Page extends CachedPage> {
  /** `staleMs` is for whoever can't be shown a page as old as others are. */
  get(
    key: string,
    render: () => Promise<Page>,
    staleMs?: number,
  ): Promise<{ page: Page; state: 'fresh' | 'stale' | 'rendered' }>;
  readonly bytes: number;
  readonly size: number;
}

export interface CachedPage {
  readonly status: number;
  readonly byteLength: number;
}

export interface PageCacheOptions<Page> {
  readonly freshMs: number;
  /** How much older than fresh a page may be and still be shown while the next is rendered. */
  readonly staleMs: number;
  /** How long the next render waits after an old page was served. */
  readonly restMs?: number;
  /** Told of a page that takes the place of another before anybody asked for it. */
  readonly onRenewed?: (page: Page, before: Page) => void;
  readonly bytesMax: number;
  readonly now: () => number;
}

interface Entry<Page> {
  readonly page: Page;
  readonly renderedAt: number;
}

export function createPageCache<Page extends CachedPage>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { freshMs, staleMs, restMs = 0, bytesMax, now, onRenewed } = options;
  // A Map keeps insertion order, so the first key is always the one unused for longest.
  const entries = new Map<string, Entry<Page>>();
  const renders = new Map<string, Promise<Page>>();
  const resting = new Set<string>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.page.byteLength ?? 0;
    entries.delete(key);
  }

  function store(key: string, page: Page): void {
    drop(key);
    // A failure is shown to whoever waited for it, never to the next visitor.
    if (page.status >= 500 || page.byteLength > bytesMax) return;
    entries.set(key, { page, renderedAt: now() });
    bytes += page.byteLength;
    for (const oldest of entries.keys()) {
      if (bytes <= bytesMax) break;
      drop(oldest);
    }
  }

  function renderOnce(key: string, render: () => Promise<Page>): Promise<Page> {
    const running = renders.get(key);
    if (running !== undefined) return running;
    const next = render()
      .then((page) => {
        // While an old page can still be shown it is better than a failure.
        if (page.status < 500 || !entries.has(key)) store(key, page);
        return page;
      })
      .finally(() => renders.delete(key));
    renders.set(key, next);
    return next;
  }

  function ageOf(key: string): number {
    const entry = entries.get(key);
    return entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.renderedAt;
  }

  /** Whoever was shown the old page asks for its font and its scripts next, and a render would make them wait. */
  function renewSoon(key: string, before: Page, render: () => Promise<Page>): void {
    if (resting.has(key)) return;
    resting.add(key);
    setTimeout(() => {
      resting.delete(key);
      if (ageOf(key) < freshMs) return;
      renderOnce(key, render)
        .then((page) => onRenewed?.(page, before))
        // Nobody waits for this render, so its failure has nobody to tell; the next visitor tries again.
        .catch(() => undefined);
    }, restMs);
  }

  return {
    async get(key, render, stalestMs = staleMs) {
      // Zero switches the cache off altogether, for development and for measuring what it is worth.
      if (freshMs === 0) return { page: await render(), state: 'rendered' };
      const entry = entries.get(key);
      const age = ageOf(key);
      if (entry === undefined || age >= freshMs + stalestMs) {
        return { page: await renderOnce(key, render), state: 'rendered' };
      }
      entries.delete(key);
      entries.set(key, entry);
      if (age < freshMs) return { page: entry.page, state: 'fresh' };
      renewSoon(key, entry.page, render);
      return { page: entry.page, state: 'stale' };
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
  };
}
