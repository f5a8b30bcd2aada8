import { crowded } from '../http/concurrency-limit.server.ts';
import { createPageStore, type CachedPage, type Entry } from './page-store.server.ts';

/**
 * Pages are rendered for a visitor and shared between everybody who asks for the same key. A page is fresh for a
 * moment; after that the old one is still served, and one new render runs soon. Whoever comes when there is nothing
 * to serve waits for the one render under way. Which pages leave when the bytes run out is in page-store.server.ts.
 */
export interface PageCache<Page extends CachedPage> {
  get(key: string, render: Render<Page>, asked?: Asked): Promise<CacheAnswer<Page>>;
  readonly bytes: number;
  readonly size: number;
}

/** Renders a page, or says that there is no room to. A renewal keeps a page new that several visitors use. */
type Render<Page> = (kind: 'visit' | 'renewal') => Promise<Page | typeof crowded>;

interface Asked {
  /** A shorter maximum age, for data requests. */
  readonly staleMs?: number;
  /** The visitor's address; without it every request counts as another visitor's. */
  readonly visitor?: string;
}

type CacheAnswer<Page> =
  | { readonly kind: 'page'; readonly page: Page; readonly state: 'fresh' | 'stale' | 'rendered' }
  | { readonly kind: 'crowded' };

export interface PageCacheOptions<Page> {
  readonly freshMs: number;
  /** How much older than fresh a page may be and still be shown while the next is rendered. */
  readonly staleMs: number;
  /** The same when there is no room to render the next, or it takes longer than `patienceMs` (PAGE-3). */
  readonly crowdedStaleMs?: number;
  readonly patienceMs?: number;
  /** How long the next render waits after an old page was served. */
  readonly restMs?: number;
  /** Told of a page that takes the place of another before anybody asked for it. */
  readonly onRenewed?: (page: Page, before: Page) => void;
  readonly bytesMax: number;
  readonly now: () => number;
}

interface Running<Page> {
  readonly page: Promise<Page | typeof crowded>;
  readonly visitor: string | undefined;
}

export function createPageCache<Page extends CachedPage>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { freshMs, staleMs, restMs = 0, bytesMax, now, onRenewed } = options;
  const store = createPageStore<Page>(bytesMax);
  const renders = new Map<string, Running<Page>>();
  const resting = new Set<string>();

  function keep(key: string, page: Page, visitor: string | undefined): void {
    // A failed render is served to the requests that waited for it; it is not cached and never replaces a cached page.
    if (page.status >= 500) return;
    store.put(key, entryOf(page, store.find(key), visitor, now()));
  }

  function renderOnce(key: string, render: Render<Page>, visitor: string | undefined): Running<Page> {
    const running = renders.get(key);
    if (running !== undefined) return running;
    const page = render(store.isHot(key) ? 'renewal' : 'visit')
      .then((made) => {
        if (made !== crowded) keep(key, made, visitor);
        return made;
      })
      .finally(() => renders.delete(key));
    const next = { page, visitor };
    renders.set(key, next);
    return next;
  }

  /** Whoever was shown the old page asks for its font and its scripts next, and a render would make them wait. */
  function renewSoon(key: string, before: Page, render: Render<Page>, visitor: string | undefined): void {
    if (resting.has(key)) return;
    resting.add(key);
    setTimeout(() => {
      resting.delete(key);
      if (ageOf(store.find(key), now()) < freshMs) return;
      renderOnce(key, render, visitor)
        .page.then((page) => page !== crowded && onRenewed?.(page, before))
        // No request waits for this render, so a failure is ignored; the next visitor causes another.
        .catch(() => undefined);
    }, restMs);
  }

  async function nextPage(key: string, render: Render<Page>, visitor: string | undefined) {
    const running = renderOnce(key, render, visitor);
    const page = await running.page;
    // Turned away because of what another visitor has waiting: this one has a share of their own.
    return page === crowded && running.visitor !== visitor ? renderOnce(key, render, visitor).page : page;
  }

  async function rendered(key: string, render: Render<Page>, visitor: string | undefined): Promise<CacheAnswer<Page>> {
    const entry = store.find(key);
    const isSpare = entry !== undefined && ageOf(entry, now()) < freshMs + (options.crowdedStaleMs ?? staleMs);
    const next = nextPage(key, render, visitor);
    const page = await (isSpare ? withPatience(next, options.patienceMs) : next);
    if (page !== crowded) return { kind: 'page', page, state: 'rendered' };
    return isSpare ? { kind: 'page', page: entry.page, state: 'stale' } : { kind: 'crowded' };
  }

  return {
    async get(key, render, { staleMs: stalestMs = staleMs, visitor } = {}) {
      // Zero switches the cache off altogether, for development and for measuring what it is worth.
      if (freshMs === 0) {
        const page = await render('visit');
        return page === crowded ? { kind: 'crowded' } : { kind: 'page', page, state: 'rendered' };
      }
      const entry = store.find(key);
      store.touch(key, visitor);
      const age = ageOf(entry, now());
      if (entry === undefined || age >= freshMs + stalestMs) return rendered(key, render, visitor);
      if (age < freshMs) return { kind: 'page', page: entry.page, state: 'fresh' };
      renewSoon(key, entry.page, render, visitor);
      return { kind: 'page', page: entry.page, state: 'stale' };
    },
    get bytes() {
      return store.bytes;
    },
    get size() {
      return store.size;
    },
  };
}

/** A page stays its first visitor's when it is rendered anew. */
function entryOf<Page extends CachedPage>(
  page: Page,
  first: Entry<Page> | undefined,
  visitor: string | undefined,
  nowMs: number,
): Entry<Page> {
  return { page, renderedAt: page.startedAtMs ?? nowMs, visitor: first === undefined ? visitor : first.visitor };
}

function ageOf(entry: Entry<unknown> | undefined, nowMs: number): number {
  return entry === undefined ? Number.POSITIVE_INFINITY : nowMs - entry.renderedAt;
}

/** What takes too long counts as having no room. */
async function withPatience<Result>(
  next: Promise<Result | typeof crowded>,
  ms: number | undefined,
): Promise<Result | typeof crowded> {
  if (ms === undefined) return next;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<typeof crowded>((resolve) => {
    timer = setTimeout(resolve, ms, crowded);
  });
  return Promise.race([next, over]).finally(() => clearTimeout(timer));
}
