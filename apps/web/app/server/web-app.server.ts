import { Hono } from 'hono';
import type { Context } from 'hono';

import type { Config } from './config.server.ts';
import { acceptedEncoding } from './encodings.server.ts';
import { createPageCache } from './page-cache.server.ts';
import { pageBody, renderPage, type Page } from './page.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import type { StaticFile } from './static-files.server.ts';
import { visitorRequest } from './visitor-request.server.ts';

const urlLengthMax = 2048;
/** How long an outdated page may stand in while the next one is rendered. */
const staleMs = 30_000;

export interface WebAppParts {
  readonly config: Config;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly render: (request: Request) => Promise<Response>;
  readonly now: () => number;
}

/** The whole HTTP surface of the web server: health, built files, and pages through the page cache. */
export function createWebApp({ config, files, render, now }: WebAppParts): Hono {
  const app = new Hono();
  const headers = Object.entries(securityHeaders(config));
  const cache = createPageCache<Page>({
    freshMs: config.pageFreshMs,
    // Zero switches the cache off, for development and for measuring what it is worth.
    staleMs: config.pageFreshMs === 0 ? 0 : staleMs,
    bytesMax: config.pageCacheBytes,
    now,
  });

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  app.use(async (context, next) => {
    const { method, url } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return context.text('', 405, { allow: 'GET, HEAD' });
    if (url.length > urlLengthMax) return context.text('', 414);
    return next();
  });

  app.get('/health', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));

  app.get('*', async (context) => {
    const file = files.get(context.req.path);
    if (file !== undefined) return fileResponse(context, file);
    const url = new URL(context.req.url);
    const { key, request } = visitorRequest(url, context.req.header('cookie'), config.publicUrl);
    const { page, state } = await cache.get(key, () => renderPage(request, render));
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    const body = await pageBody(page, encoding);
    return context.body(body.bytes, page.status as 200, {
      ...page.headers,
      ...(body.encoding && { 'content-encoding': body.encoding }),
      'cache-control': 'no-store',
      'server-timing': `page;desc=${state}`,
      vary: 'accept-encoding, cookie',
    });
  });

  app.onError((_error, context) => context.text('', 500));
  return app;
}

function fileResponse(context: Context, file: StaticFile): Response {
  const headers = {
    'cache-control': file.cacheControl,
    'content-type': file.contentType,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304, headers);
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  const compressed = encoding && file.compressed[encoding];
  if (encoding === undefined || compressed === undefined) return context.body(bytesOf(file.body), 200, headers);
  return context.body(bytesOf(compressed), 200, { ...headers, 'content-encoding': encoding });
}

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return buffer as Uint8Array<ArrayBuffer>;
}
