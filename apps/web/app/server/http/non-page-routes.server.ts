import { readinessCode } from '@slipstream/contract/http/operation/readiness';
import { brandFontPath } from '@slipstream/contract/site/brand/brand-style';
import { Hono } from 'hono';
import type { Context } from 'hono';

import type { Config } from '../config/config.server.ts';
import { acceptedEncoding } from './encodings.server.ts';
import { retryAfterSeconds } from './concurrency-limit.server.ts';
import { formatFor } from '../assets/images/image-format.server.ts';
import { createImageProxy } from '../assets/images/image-routes.server.ts';
import { readImageRequest } from '../assets/images/image-request.server.ts';
import { emptyPage, extraPage } from './non-page-route.server.ts';
import { createPageCache, type PageCache } from '../pages/page-cache.server.ts';
import { pageBody, type Page } from '../loaders/page.server.ts';
import { createPwaRoutes } from '../assets/pwa/pwa-routes.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import { createBrandRoutes } from '../assets/brand-routes.server.ts';
import { createSeoRoutes } from '../assets/seo/seo-routes.server.ts';
import { createShareRoutes } from '../assets/share/share-routes.server.ts';
import { serverApi } from '../loaders/api.server.ts';
import { problemLog } from '../problems/problem-log.server.ts';
import { checkReadiness } from '../problems/readiness.server.ts';
import { ttlCache } from './ttl-cache.server.ts';
import { wordsFile } from '../words/page-words.server.ts';
import { createSiteSource } from '../config/site-source.server.ts';

const minuteMs = 60_000;
/** A probe that asks more often gets the same answer. */
const readyMs = 2000;
const documentBytesMax = 32 * 1024 * 1024;

interface NonPageParts {
  readonly findWords?: typeof wordsFile;
  /** Whether the process was asked to stop. */
  readonly isDraining?: () => boolean;
}

/** What the web server answers besides pages and built files: words for crawlers, pictures, and what makes it an app. */
export function createNonPageRoutes(
  config: Config,
  now: () => number,
  { findWords = wordsFile, isDraining = () => false }: NonPageParts = {},
): Hono {
  const app = new Hono();
  const source = createSiteSource(now);
  const seo = createSeoRoutes(config.publicUrl, source);
  const share = createShareRoutes(source, config.imageOrigins);
  const proxy = createImageProxy(config.imageOrigins);
  const reply = replier(securityHeaders(config));

  const readiness = ttlCache(readyMs, now, () => checkReadiness(serverApi('en'), problemLog()));
  app.get('/ready', async (context) => {
    const known = (await readiness()) ?? { status: 'unavailable' as const, parts: {}, problems: [] };
    const answer = isDraining() ? { ...known, status: 'draining' as const } : known;
    return context.json(answer, readinessCode(answer), { ...securityHeaders(config), 'cache-control': 'no-store' });
  });

  const words = keeper(60 * minuteMs, documentBytesMax);
  app.get('/words/:locale/:version/:part{.+\\.json}', (context) => {
    const { locale, version, part } = context.req.param();
    return reply(context, words, context.req.path, 31_536_000, async () => {
      const siteDefault = (await source())?.site.locales[0];
      const file = await findWords(locale, version, part.replace(/\.json$/, ''), siteDefault);
      if (file === null) return emptyPage(404);
      // The words of another release stand in, but are not kept under its address.
      return extraPage(
        file.json,
        'application/json; charset=utf-8',
        file.isCurrent ? {} : { 'cache-control': 'no-store' },
      );
    });
  });

  const documents = keeper(10 * minuteMs, documentBytesMax);
  app.get('/robots.txt', (context) => reply(context, documents, context.req.path, 600, seo.robots));
  app.get('/sitemap.xml', (context) => reply(context, documents, context.req.path, 600, seo.sitemapIndex));
  app.get('/sitemaps/:locale/:part{.+\\.xml}', (context) => {
    const { locale, part } = context.req.param();
    return reply(context, documents, context.req.path, 600, () => seo.sitemap(locale, part.replace(/\.xml$/, '')));
  });

  const pwa = createPwaRoutes(source, config.imageOrigins);
  app.get('/manifest.webmanifest', (context) => reply(context, documents, context.req.path, 3600, pwa.manifest));
  app.get('/icons/:name{.+\\.png}', (context) => {
    const name = context.req.param('name').replace(/\.png$/, '');
    return reply(context, documents, context.req.path, 86_400, () => pwa.icon(name));
  });

  const brand = createBrandRoutes(source, config.imageOrigins);
  app.get(brandFontPath, (context) => reply(context, documents, context.req.path, 600, brand.font));

  // A match is drawn anew at most once a minute; its address says when the picture has changed.
  const pictures = keeper(minuteMs, config.imageCacheBytes / 4);
  app.get('/share/:locale/:name{.+\\.png}', (context) => {
    const { locale, name } = context.req.param();
    const id = name.replace(/\.png$/, '');
    return reply(context, pictures, context.req.path, 60, () =>
      id === 'site' ? share.site(locale) : share.match(locale, id),
    );
  });

  const images = keeper(60 * minuteMs, config.imageCacheBytes);
  app.get('/images', async (context): Promise<Response> => {
    const asked = readImageRequest(new URL(context.req.url).searchParams, config.imageOrigins);
    if (asked === undefined) return context.text('', 404, securityHeaders(config));
    const format = formatFor(context.req.header('accept'));
    const key = `${format} ${asked.width} ${asked.source.href}`;
    return reply(context, images, key, 86_400, () => proxy(asked, format));
  });
  return app;

  function keeper(freshMs: number, bytesMax: number): PageCache<Page> {
    return createPageCache<Page>({ freshMs, staleMs: 10 * freshMs, bytesMax, now });
  }
}

function replier(security: Readonly<Record<string, string>>) {
  return async (context: Context, cache: PageCache<Page>, key: string, seconds: number, make: () => Promise<Page>) => {
    const answer = await cache.get(key, make);
    if (answer.kind === 'crowded') return context.text('', 503, { ...security, 'retry-after': retryAfterSeconds });
    const { page } = answer;
    const isText = /xml|text|json/.test(page.headers['content-type'] ?? '');
    const encoding = isText ? acceptedEncoding(context.req.header('accept-encoding')) : undefined;
    const body = await pageBody(page, encoding);
    return context.body(body.bytes, page.status as 200, {
      ...security,
      ...page.headers,
      ...(body.encoding && { 'content-encoding': body.encoding }),
      ...(page.status === 503 && { 'retry-after': retryAfterSeconds }),
      'cache-control':
        page.status === 200 && page.headers['cache-control'] === undefined ? `public, max-age=${seconds}` : 'no-store',
      vary: 'accept, accept-encoding',
    });
  };
}
