import net from 'node:net';

import { createTrust, createVisitorAddress } from '@slipstream/contract/http/visitor-address';
import type { ServerLog } from '@slipstream/telemetry/server-log';
import type { Tracer } from '@slipstream/telemetry/tracer';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

import type { Config } from '../config/config.server.ts';
import { acceptedEncoding } from './encodings.server.ts';
import type { KnownSiteSource } from '../loaders/site/known-site.server.ts';
import { createPageServer } from '../pages/page-server.server.ts';
import { problemLog } from '../problems/problem-log.server.ts';
import { webLog } from '../problems/web-log.server.ts';
import type { WebMetrics } from './metrics.server.ts';
import { requestFrame } from './request-frame.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import { assetsPath, type SharedAssets } from './shared-assets.server.ts';
import type { StaticFile } from './static-files.server.ts';

const urlLengthMax = 2048;

export interface WebAppParts {
  readonly config: Config;
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Where files of other builds are; null: nobody keeps them. */
  readonly sharedAssets?: Pick<SharedAssets, 'find'> | null;
  readonly render: (request: Request) => Promise<Response>;
  readonly known: KnownSiteSource;
  readonly now: () => number;
  /** What is answered besides pages and files. */
  readonly extras?: Hono;
  /** Null: nobody counts. */
  readonly metrics?: WebMetrics | null;
  /** Null: nobody collects traces. */
  readonly tracer?: Tracer | null;
  readonly log?: Pick<ServerLog, 'request'>;
}

/**
 * The whole HTTP surface of the web server: health, built files, and pages through the page cache. Every answer is made
 * with all of its headers at once, so that a cached page needs one response object and not two.
 */
export function createWebApp(parts: WebAppParts): Hono {
  const { config, files, sharedAssets = null, render, known, now, extras, metrics = null } = parts;
  const { tracer = null, log = webLog() } = parts;
  const app = new Hono();
  const security = securityHeaders(config);
  const visitorOf = createVisitorAddress(config.trustedProxies, net);
  const servePage = createPageServer({ config, security, render, known, now, metrics });

  app.use(requestFrame({ isTrusted: createTrust(config.trustedProxies, net), tracer, log, now }));
  if (metrics !== null) app.use(countRequests(metrics, files));

  app.get('/health', (context) => context.json({ status: 'ok' }, 200, { ...security, 'cache-control': 'no-store' }));

  if (extras !== undefined) app.route('/', extras);

  app.all('*', async (context) => {
    const { method, url: address, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return context.text('', 405, { ...security, allow: 'GET, HEAD' });
    if (address.length > urlLengthMax) return context.text('', 414, security);
    const file = files.get(path);
    if (file !== undefined) return fileResponse(context, file, security);
    if (path.startsWith(assetsPath)) {
      const other = await sharedAssets?.find(path);
      if (other !== undefined) return fileResponse(context, other, security);
      // Not to be kept: another server may have it, or this one after the next release.
      return context.text('', 404, { ...security, 'cache-control': 'no-store' });
    }
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    return servePage(context, visitorOf(incoming?.socket.remoteAddress, context.req.header('x-forwarded-for')));
  });

  app.onError((error, context) => {
    problemLog().report(
      `${context.req.path}: ${error.message}`,
      `${context.req.path}: ${error.stack ?? error.message}`,
    );
    return context.text('', 500, security);
  });
  return app;
}

function countRequests(metrics: WebMetrics, files: WebAppParts['files']): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const isPage = matchedRoutes(context).every(({ method }) => method === 'ALL');
    const kind = isPage ? 'page' : 'other';
    metrics.request(files.has(context.req.path) ? 'file' : kind, context.res.status);
  };
}

function fileResponse(context: Context, file: StaticFile, security: Readonly<Record<string, string>>): Response {
  const headers = {
    ...security,
    'cache-control': file.cacheControl,
    'content-type': file.contentType,
    etag: file.etag,
    ...(file.policy !== undefined && { 'content-security-policy': file.policy }),
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
