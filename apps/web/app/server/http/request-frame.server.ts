import type { HttpBindings } from '@hono/node-server';
import { requestIdHeader, requestIdOf } from '@slipstream/telemetry/request-id';
import { runInScope } from '@slipstream/telemetry/request-scope';
import type { ServerLog } from '@slipstream/telemetry/server-log';
import type { Tracer } from '@slipstream/telemetry/tracer';
import type { MiddlewareHandler } from 'hono';

export interface RequestFrameParts {
  /** Whether the id and the trace that a peer sends are believed. */
  readonly isTrusted: (peer: string | undefined) => boolean;
  readonly tracer: Tracer | null;
  readonly log: Pick<ServerLog, 'request'>;
  readonly now: () => number;
}

/** Gives every request an id that goes with its calls, a line in the log, and a span (RUN-11, RUN-12). */
export function requestFrame({ isTrusted, tracer, log, now }: RequestFrameParts): MiddlewareHandler {
  return async (context, next) => {
    const startedMs = now();
    const { method, path } = context.req;
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    const isBelieved = isTrusted(incoming?.socket.remoteAddress);
    const requestId = requestIdOf(context.req.header(requestIdHeader), isBelieved);
    const span = tracer?.start(method, 'server', isBelieved ? context.req.header('traceparent') : undefined) ?? null;
    const startCall = tracer === null ? undefined : (name: string) => tracer.start(name, 'client', span?.traceparent);
    context.header(requestIdHeader, requestId);
    await runInScope({ requestId, span, ...(startCall !== undefined && { startCall }) }, next);
    const { status } = context.res;
    const tookMs = Math.round(now() - startedMs);
    log.request({ requestId, method, path, status, tookMs, traceId: span?.traceId });
    if (span === null) return;
    span.set('http.request.method', method);
    span.set('http.response.status_code', status);
    span.set('slipstream.request_id', requestId);
    span.end(status >= 500);
  };
}
