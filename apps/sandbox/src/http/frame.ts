import type { HttpBindings } from '@hono/node-server';
import { requestIdHeader, requestIdOf } from '@slipstream/telemetry/request-id';
import { runInScope } from '@slipstream/telemetry/request-scope';
import type { Span, Tracer } from '@slipstream/telemetry/tracer';
import type { PlayerId } from '@slipstream/units/ids';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { matchedRoutes } from 'hono/route';
import type { Player } from './player.ts';
import type { ClientAddress } from './client-address.ts';
import { Failure, failureBody } from './failure.ts';
import { localeOf } from './locale.ts';
import type { Log } from './log.ts';

export interface FrameEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; address: string; locale: string; identify: Identify; player?: Player };
}

/** Finds out who makes a request; null for a visitor. */
export type Identify = (context: Context<FrameEnv>) => PlayerId | null | Promise<PlayerId | null>;

const bodyBytesMax = 256 * 1024;
const refusedBytesMax = 4 * 1024 * 1024;

export interface FrameOptions {
  /** The only origins whose pages may call with credentials; compared whole, never by prefix. */
  readonly origins: readonly string[];
  readonly locales: () => readonly string[];
  readonly identify: Identify;
  readonly clientAddress: ClientAddress;
  /** Whether the id and the trace that come with a request are believed. */
  readonly isForwarded: (request: HttpBindings['incoming']) => boolean;
  readonly log: Log;
  /** Whether an error says that a part which requests need does not answer. */
  readonly isUnavailable?: (error: unknown) => boolean;
  /** Null: nobody collects traces. */
  readonly tracer?: Tracer | null;
  /** Told of every request that was answered; null: nobody counts. */
  readonly observe?: ((request: ObservedRequest) => void) | null;
}

export interface ObservedRequest {
  readonly method: string;
  /** The pattern that matched, never the address: there are few of them. */
  readonly route: string;
  readonly status: number;
  readonly tookMs: number;
}

/** What every answer has in common: request id, log line, security headers, CORS, size bound, and no stack traces. */
export function createFrame(options: FrameOptions): Hono<FrameEnv> {
  const { origins, locales, identify, clientAddress, isForwarded, log, observe, tracer = null } = options;
  const { isUnavailable = () => false } = options;
  const app = new Hono<FrameEnv>();
  app.use(async (c, next) => {
    const startedMs = performance.now();
    const isBelieved = isForwarded(c.env.incoming);
    const requestId = requestIdOf(c.req.header(requestIdHeader), isBelieved);
    const span = tracer?.start(c.req.method, 'server', isBelieved ? c.req.header('traceparent') : undefined) ?? null;
    c.set('requestId', requestId);
    c.set('address', clientAddress(c.env.incoming));
    c.set('identify', identify);
    c.set('locale', localeOf(c.req.header('Accept-Language'), locales()));
    await runInScope({ requestId, span }, next);
    c.header('X-Request-Id', requestId);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    const tookMs = Math.round(performance.now() - startedMs);
    const { method } = c.req;
    const { status } = c.res;
    const route = routeOf(c);
    observe?.({ method, route, status, tookMs });
    log.request({ requestId, method, path: c.req.path, status, tookMs, traceId: span?.traceId });
    if (span !== null) endSpan(span, { requestId, method, route, status });
  });
  app.use(
    cors({
      origin: (origin) => (origins.includes(origin) ? origin : null),
      credentials: true,
      allowHeaders: ['Content-Type', 'Accept-Language', 'Authorization', 'Idempotency-Key'],
      exposeHeaders: ['X-Request-Id', 'Retry-After'],
      maxAge: 600,
    }),
  );
  app.use(
    bodyLimit({
      maxSize: bodyBytesMax,
      onError: async (c) => {
        await readOn(c.req.raw.body);
        return answerFailure(c, tooLarge);
      },
    }),
  );
  app.notFound((c) => {
    const methods = methodsOf(app, c.req.path);
    if (methods.length === 0) return answerFailure(c, noSuchPath);
    c.header('Allow', methods.join(', '));
    return answerFailure(c, noSuchMethod);
  });
  app.onError((error, c) => {
    log.failure({ requestId: c.get('requestId'), path: c.req.path, error });
    // Of a call that changes something 503 would say that nothing was begun, which nobody knows here (PLACE-6).
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    return answerFailure(c, isRead && isUnavailable(error) ? unavailable : internal);
  });
  return app;
}

/** Named as OpenTelemetry names them. */
function endSpan(
  span: Span,
  { requestId, method, route, status }: { requestId: string; method: string; route: string; status: number },
): void {
  span.set('http.request.method', method);
  span.set('http.route', route);
  span.set('http.response.status_code', status);
  span.set('slipstream.request_id', requestId);
  span.end(status >= 500);
}

/** What is for any method is something every request passes. */
function routeOf(c: Context<FrameEnv>): string {
  return matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? 'none';
}

const methodNames = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** How an address can be called. What is for any method is no call but something every request passes. */
function methodsOf(app: Hono<FrameEnv>, path: string): readonly string[] {
  const declared = methodNames.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return declared.includes('GET') ? ['GET', 'HEAD', ...declared.slice(1)] : declared;
}

export function answerFailure(c: Context<FrameEnv>, failure: Failure): Response {
  return c.json(failureBody(failure, c.get('locale')), failure.status);
}

/**
 * Reads on what a refused request still sends, up to a bound. Otherwise the line would be cut a moment after the answer, and
 * with it whatever the client sends next.
 */
async function readOn(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  let left = refusedBytesMax;
  for await (const part of body) {
    left -= part.byteLength;
    if (left < 0) return;
  }
}

const tooLarge = new Failure(400, 'too_large');
const noSuchMethod = new Failure(405, 'method_not_allowed');
const noSuchPath = new Failure(404, 'not_found');
const internal = new Failure(500, 'internal');
const unavailable = new Failure(503, 'unavailable');
