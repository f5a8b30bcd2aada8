import type { Config } from '../config/config.server.ts';
import type { PageCacheOptions } from './page-cache.server.ts';

type Ages = Required<Pick<PageCacheOptions<never>, 'freshMs' | 'staleMs' | 'patienceMs' | 'restMs'>> & {
  /** For a page's data alone: a list is loaded again because it changed, and the page from before would not show it. */
  readonly dataStaleMs: number;
};

const dataStaleMs = 3000;

/** For one web server: most visitors get a page at once, if an older one. */
const usual = {
  staleMs: 30_000,
  dataStaleMs,
  /** Whoever can be shown an old page waits no longer than this for a new one. */
  patienceMs: 500,
  /** By then a visitor who was shown it has what belongs to it, on a slow phone as well. */
  restMs: 1000,
};

/** With a greatest age a visitor waits longer for a new page before an old one is shown. */
const boundedPatienceMs = 3000;

/**
 * How old pages may get. With a greatest age none that is older is shown while the next can be rendered, so whoever goes from
 * one server to another sees nothing older than that (PAGE-7). The next is rendered in the second half of that time.
 */
export function pageAges({ pageFreshMs, pageAgeMsMax }: Pick<Config, 'pageFreshMs' | 'pageAgeMsMax'>): Ages {
  if (pageAgeMsMax === null) return { freshMs: pageFreshMs, ...usual };
  const freshMs = Math.min(pageFreshMs, Math.floor(pageAgeMsMax / 2));
  const staleMs = pageAgeMsMax - freshMs;
  return { freshMs, staleMs, dataStaleMs: Math.min(dataStaleMs, staleMs), patienceMs: boundedPatienceMs, restMs: 0 };
}
