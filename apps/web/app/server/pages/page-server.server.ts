import { setTimeout as wait } from 'node:timers/promises';

import type { Context } from 'hono';

import { crowdedMark } from '../../site/paths.ts';
import { createBusyPages } from './busy-pages.server.ts';
import type { Config } from '../config/config.server.ts';
import { acceptedEncoding } from '../http/encodings.server.ts';
import type { Ticket } from './fair-queue.server.ts';
import { retryAfterSeconds } from '../http/concurrency-limit.server.ts';
import { reportConfiguration } from '../problems/site-problems.server.ts';
import type { WebMetrics } from '../http/metrics.server.ts';
import { createVisitorPace } from '../http/visitor-pace.server.ts';
import type { KnownSiteSource } from '../loaders/site/known-site.server.ts';
import { readPageAddress, unreadAddress, type PageAddress } from './page-address.server.ts';
import { pageAges } from './page-ages.server.ts';
import { createPageCache } from './page-cache.server.ts';
import { compressAlike, pageBody, renderPage, type Page } from '../loaders/page.server.ts';
import { sharedPolicy } from './shared-policy.server.ts';
import { createRenderQueue, type RenderQueueLimits } from './render-queue.server.ts';
import { visitorRequest } from './visitor-request.server.ts';

/** In a crowd an old page may stand in for so long. Prices come over the live connection, so it is far better than none. */
const crowdedStaleMs = 10 * 60_000;

/** How many seconds' worth of pages a visitor may ask for at once. */
const burstSeconds = 10;
const waitMsMax = 5000;
const visitorsMax = 10_000;
const unknownProxy =
  'requests are refused because they all seem to come from one visitor; if a proxy forwards them, name it in TRUSTED_PROXIES';

/** More at once would not be quicker: they share a thread, and the backend. */
const limits: RenderQueueLimits = {
  runningMax: 4,
  laneRunningMax: { renewal: 3, visit: 3, deep: 1 },
  waitingMax: 96,
  visitorRunningMax: 2,
  visitorWaitingMax: 24,
  waitMsMax: 10_000,
};

export interface PageServerParts {
  readonly config: Config;
  readonly security: Readonly<Record<string, string>>;
  readonly render: (request: Request) => Promise<Response>;
  readonly known: KnownSiteSource;
  readonly now: () => number;
  readonly metrics?: Pick<WebMetrics, 'page' | 'render' | 'watch'> | null;
}

/** Answers with pages: from the cache, rendered, or with word that there is no room (PAGE-1 to PAGE-6). */
export function createPageServer({ config, security, render, known, now, metrics = null }: PageServerParts) {
  const mayAsk = createTurns(config, now);
  const queue = createRenderQueue(limits);
  const { dataStaleMs, ...ages } = pageAges(config);
  const cache = createPageCache<Page>({
    ...ages,
    crowdedStaleMs,
    bytesMax: config.pageCacheBytes,
    now,
    onRenewed: compressAlike,
  });
  metrics?.watch({
    waiting: () => queue.waiting,
    cachedPages: () => cache.size,
    cachedBytes: () => cache.bytes,
  });
  const counted = countRenders(render, metrics, now);
  const queued = (ticket: Ticket, request: () => Request) =>
    queue.run(ticket, async () => {
      const startedAtMs = now();
      return { ...(await renderPage(request(), counted)), startedAtMs };
    });
  const reply = replier(security);
  const ageMsOf = ({ startedAtMs = Number.NEGATIVE_INFINITY }: Page) => now() - startedAtMs;
  const busy = createBusyPages((path, cookie) =>
    queued({ lane: 'renewal', visitor: '' }, visitorRequest(path, { cookie }, config.publicUrl).request),
  );

  /** A page in the visitor's language and theme, made beforehand; for a request of the router's a word it knows. */
  async function refuse(context: Context, path: string, status: 429 | 503): Promise<Response> {
    const crowd = { 'retry-after': retryAfterSeconds, 'server-timing': 'page;desc=crowded' };
    const isData = context.req.path.endsWith('.data');
    const page = isData ? undefined : busy.find(path, context.req.header('cookie'));
    if (page !== undefined) return reply(context, page, status, crowd);
    return context.text(crowdedMark, status, { ...security, ...crowd, 'cache-control': 'no-store' });
  }

  return async (context: Context, visitor: string): Promise<Response> => {
    const isData = context.req.path.endsWith('.data');
    if (!(await mayAsk(context, visitor))) return refuse(context, context.req.path, 429);
    const address = await addressOf(new URL(context.req.url), known);
    if (address.kind === 'redirect') return redirected(context, address, isData, security);
    const { lane, pathAndSearch: path } = address;
    const cookie = context.req.header('cookie');
    const headers = {
      cookie,
      acceptLanguage: context.req.header('accept-language'),
      isMobile: context.req.header('sec-ch-ua-mobile'),
    };
    const { key, request } = visitorRequest(path, headers, config.publicUrl);
    const answer = await cache.get(
      key,
      (kind) => queued({ lane: kind === 'renewal' ? kind : lane, visitor }, request),
      { staleMs: isData ? dataStaleMs : ages.staleMs, visitor },
    );
    metrics?.page(answer.kind === 'page' ? answer.state : 'crowded');
    if (answer.kind === 'page') {
      if (answer.state === 'rendered' && answer.page.status === 200) busy.prepare(path, cookie);
      return reply(context, answer.page, answer.page.status, {
        'server-timing': `page;desc=${answer.state}`,
        ...sharedPolicy(config, context.req, { status: answer.page.status, ageMs: ageMsOf(answer.page), isData }),
      });
    }
    return refuse(context, path, 503);
  };
}

function replier(security: PageServerParts['security']) {
  return async (context: Context, page: Page, status: number, headers: Readonly<Record<string, string>>) => {
    const { bytes, encoding } = await pageBody(page, acceptedEncoding(context.req.header('accept-encoding')));
    return context.body(bytes, status as 200, {
      ...security,
      ...page.headers,
      ...(encoding && { 'content-encoding': encoding }),
      'cache-control': 'no-store',
      vary: 'accept-encoding, cookie, sec-ch-ua-mobile',
      ...headers,
    });
  };
}

async function addressOf(url: URL, known: KnownSiteSource): Promise<PageAddress> {
  const site = known.current();
  const address = site && readPageAddress(url, site);
  if (address !== undefined && !address.isUnknown) return address;
  const newest = await known.newest();
  return newest === undefined ? unreadAddress(url) : readPageAddress(url, newest);
}

function countRenders(
  render: PageServerParts['render'],
  metrics: PageServerParts['metrics'],
  now: () => number,
): PageServerParts['render'] {
  return async (request) => {
    const startedMs = now();
    const response = await render(request);
    metrics?.render(now() - startedMs);
    return response;
  };
}

/** Waits for the visitor's turn (PAGE-6); false when that would take too long. */
function createTurns({ pagesPerSecond, trustedProxies }: Config, now: () => number) {
  const burst = pagesPerSecond * burstSeconds;
  const paceOf = createVisitorPace({ perSecond: pagesPerSecond, burst, waitMsMax, visitorsMax }, now);
  return async (context: Context, visitor: string): Promise<boolean> => {
    const waitMs = paceOf(visitor);
    if (waitMs === null) {
      const isForwarded = context.req.header('x-forwarded-for') !== undefined;
      if (isForwarded && trustedProxies.length === 0) reportConfiguration(unknownProxy);
      return false;
    }
    if (waitMs > 0) await wait(waitMs);
    return true;
  };
}

/** A browser that asked for data is told with headers instead, which React Router reads as a redirect. */
function redirected(
  context: Context,
  { to, status }: Extract<PageAddress, { kind: 'redirect' }>,
  isData: boolean,
  security: Readonly<Record<string, string>>,
): Response {
  const headers = { ...security, 'cache-control': 'no-store' };
  if (!isData) return context.body(null, status, { ...headers, location: to });
  return context.body(null, 204, { ...headers, 'x-remix-redirect': to, 'x-remix-status': String(status) });
}
