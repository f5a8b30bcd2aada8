import { randomBytes } from 'node:crypto';
import type { TraceOptions } from './trace-options.ts';

/** One stretch of work in a trace. */
export interface Span {
  readonly traceId: string;
  /** What a call to another process carries (W3C Trace Context). */
  readonly traceparent: string;
  set(name: string, value: string | number): void;
  end(isFailed?: boolean): void;
}

export interface Tracer {
  /** `parent`: a `traceparent` that was received, or that of a span of ours. */
  start(name: string, kind: SpanKind, parent?: string): Span;
  /** Sends what is waiting. */
  close(): Promise<void>;
}

type SpanKind = keyof typeof kinds;
/** The numbers of the protocol. */
const kinds = { internal: 1, server: 2, client: 3 } as const;
const failedCode = 2;

export interface TracerTerms extends TraceOptions {
  readonly service: string;
  readonly facts?: Readonly<Record<string, string>>;
  /** Told once for each row of failures. */
  readonly report: (line: string) => void;
  readonly everyMs?: number;
}

/** A collector that is away must not cost memory: what comes beyond is dropped. */
const waitingMax = 2048;
const everyMsUsual = 5000;
const sendMsMax = 10_000;
const traceparentForm = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Makes spans and sends them by OTLP over HTTP, as JSON (RUN-12). Ours instead of the SDK, which is some fifteen packages: all that
 * is needed of it are spans of requests and of calls, and the protocol is stable.
 */
export function createTracer(terms: TracerTerms): Tracer {
  const waiting: object[] = [];
  let isFailing = false;
  let sending: Promise<void> = Promise.resolve();
  const send = async () => {
    const spans = waiting.splice(0);
    if (spans.length === 0) return;
    try {
      const reply = await fetch(`${terms.endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...terms.headers },
        body: JSON.stringify(exportOf(terms, spans)),
        signal: AbortSignal.timeout(sendMsMax),
      });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`it answered ${reply.status}`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) terms.report(`traces can't be sent: ${error instanceof Error ? error.message : String(error)}`);
      isFailing = true;
    }
  };
  const flush = () => (sending = sending.then(send));
  const timer = setInterval(() => void flush(), terms.everyMs ?? everyMsUsual);
  timer.unref();
  return {
    start(name, kind, parent) {
      const context = contextOf(parent, terms.share);
      const keep = (span: object) => {
        if (context.isSampled && waiting.length < waitingMax) waiting.push(span);
      };
      return startSpan(name, kind, context, keep);
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

interface TraceContext {
  readonly traceId: string;
  readonly parentSpanId: string | undefined;
  readonly isSampled: boolean;
}

/** A trace that was begun elsewhere is continued as it was decided there. */
function contextOf(parent: string | undefined, share: number): TraceContext {
  const [, traceId, parentSpanId, flags = '00'] = traceparentForm.exec(parent ?? '') ?? [];
  if (traceId !== undefined) return { traceId, parentSpanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 };
  const fresh = randomBytes(16);
  return {
    traceId: fresh.toString('hex'),
    parentSpanId: undefined,
    isSampled: fresh.readUInt32BE(0) / 2 ** 32 < share,
  };
}

function startSpan(name: string, kind: SpanKind, context: TraceContext, keep: (span: object) => void): Span {
  const { traceId, parentSpanId, isSampled } = context;
  const spanId = randomBytes(8).toString('hex');
  const startTimeUnixNano = nowNano();
  const attributes: object[] = [];
  let isOver = false;
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
    set: (key, value) => void attributes.push(attribute(key, value)),
    end: (isFailed = false) => {
      if (isOver) return;
      isOver = true;
      keep({
        traceId,
        spanId,
        ...(parentSpanId !== undefined && { parentSpanId }),
        name,
        kind: kinds[kind],
        startTimeUnixNano,
        endTimeUnixNano: nowNano(),
        attributes,
        status: isFailed ? { code: failedCode } : {},
      });
    },
  };
}

function exportOf({ service, facts = {} }: TracerTerms, spans: readonly object[]): object {
  const about = Object.entries({ 'service.name': service, ...facts }).map(([key, value]) => attribute(key, value));
  return {
    resourceSpans: [{ resource: { attributes: about }, scopeSpans: [{ scope: { name: 'slipstream' }, spans }] }],
  };
}

/** A whole number is text in the protocol's JSON. */
function attribute(key: string, value: string | number): object {
  return { key, value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) } };
}

/** Microseconds are what a clock of Node has; nanoseconds do not fit a number. */
function nowNano(): string {
  return String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n);
}
