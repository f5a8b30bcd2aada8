import net from 'node:net';

import { deprecations, type Deprecation } from '@slipstream/contract/deprecations';
import { isNetwork } from '@slipstream/contract/http/visitor-address';
import { readTraceHeaders, type TraceOptions } from '@slipstream/telemetry/trace-options';
import { z } from 'zod';

import type { ImageOrigins } from '../assets/images/image-request.server.ts';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535);

const environment = z.object({
  LISTEN_HOST: z.string().min(1).max(255).default('127.0.0.1'),
  PORT: port.default(3000),
  /** Where this server is seen from outside; canonical addresses are made with it. */
  PUBLIC_URL: url.optional(),
  /** Where this server reaches the sportsbook API. */
  SPORTSBOOK_API_URL: url.default('http://localhost:3001'),
  /** Where browsers reach it, when that is another address. */
  PUBLIC_SPORTSBOOK_API_URL: url.optional(),
  /** Where browsers open the realtime connection, when it is not on the API's own host. */
  REALTIME_URL: z.url({ protocol: /^wss?$/, error: 'must be a ws or wss address' }).optional(),
  /** The platform's frontend: sign-in, wallet and help live there (ROUTE-4). */
  PLATFORM_URL: url.default('http://localhost:3002'),
  PLATFORM_API_URL: url.optional(),
  /** The origins that may show the sportsbook in a frame, separated by spaces; "none" forbids all. */
  FRAME_ANCESTORS: z.string().max(4000).optional(),
  /** The origins whose apps open in a frame of ours (racing, lotteries, the arena); the API's own unless set (CAT-9). */
  FRAME_SOURCES: z.string().max(4000).optional(),
  /** The origins that live video comes from, playlists and segments; the API's own unless set (VIDEO-3). */
  VIDEO_ORIGINS: z.string().max(4000).optional(),
  /** Origins besides the API's own whose pictures the image proxy may fetch, separated by spaces (CONFIG-4). */
  IMAGE_ORIGINS: z.string().max(4000).default('none'),
  IMAGE_CACHE_MB: z.coerce.number({ error: 'must be a number of megabytes' }).int().min(1).max(4096).default(64),
  /** Where the errors of pages are sent as JSON; nobody is told without it (ERROR-2). */
  ERROR_REPORT_URL: url.optional(),
  /** Where this runs, as error reports say it: production, staging (ERROR-2). */
  ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'must be a word')
    .default('production'),
  /** Proxies whose X-Forwarded-For is believed, addresses or networks, separated by spaces or commas (PAGE-4). */
  TRUSTED_PROXIES: z
    .string()
    .max(4000)
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(
      z.array(z.string().refine((part) => isNetwork(part, net), 'must be addresses or networks such as 10.0.0.0/8')),
    )
    .default([]),
  /** "off" sends pages as the router renders them, without what is done for an early first paint (`app/first-paint`). */
  FIRST_PAINT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** How many pages a second one visitor may ask for on average, after ten seconds' worth at once; 0 is no limit (PAGE-6). */
  PAGES_PER_SECOND: z.coerce.number({ error: 'must be a number' }).int().min(0).max(100_000).default(50),
  /** A folder of catalogues that are put over ours or add languages (I18N-7). */
  LOCALES_DIR: z.string().max(4000).optional(),
  /** How long to go on taking requests after SIGTERM, so that a load balancer sees that `/ready` says no (RUN-5). */
  DRAIN_MS: z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(0).max(60_000).default(0),
  /** The port of `/metrics` for Prometheus, which visitors must not reach; there is none without it (RUN-10). */
  METRICS_PORT: port.optional(),
  /** `requests` logs every request; failures and problems are always logged (RUN-11). */
  LOG: z.enum(['quiet', 'requests'], { error: 'must be quiet or requests' }).default('quiet'),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).default('text'),
  /** Where traces are sent; there are none without it (RUN-12). Names and meanings are those of OpenTelemetry. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().max(8000).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'must be a number from 0 to 1' }).min(0).max(1).default(1),
  /** How old a page may be that is shown; without it fresh pages and those that stand in for a while (PAGE-7). */
  PAGE_AGE_MS_MAX: z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(100).max(60_000).optional(),
  /** How long a CDN may keep a page that is the same for everybody; 0: not at all (PAGE-8). */
  CDN_SECONDS: z.coerce.number({ error: 'must be a number of seconds' }).int().min(0).max(60).default(0),
  /** A folder of built files that all web servers share, also those of another release (PAGE-9). */
  ASSETS_DIR: z.string().max(4000).optional(),
  PAGE_FRESH_MS: z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(0).max(60_000).default(1500),
  PAGE_CACHE_MB: z.coerce.number({ error: 'must be a number of megabytes' }).int().min(1).max(4096).default(64),
});

export type Variable = keyof typeof environment.shape;

/** What each variable is without being set; null where it then follows from others or is off. */
export function initialValues(): ReadonlyMap<Variable, string | null> {
  const read = environment.parse({}) as Readonly<Partial<Record<Variable, string | number | readonly string[]>>>;
  return new Map(
    (Object.keys(environment.shape) as Variable[]).map((name) => {
      const value = read[name];
      return [name, value === undefined || typeof value === 'object' ? null : String(value)];
    }),
  );
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly apiUrl: string;
  readonly publicApiUrl: string;
  /** Null where the API's own configuration says it. */
  readonly realtimeUrl: string | null;
  readonly platformUrl: string;
  readonly platformApiUrl: string;
  readonly frameAncestors: readonly string[];
  readonly frameSources: readonly string[];
  readonly videoOrigins: readonly string[];
  readonly imageOrigins: ImageOrigins;
  readonly imageCacheBytes: number;
  readonly errorReportUrl: string | null;
  readonly environment: string;
  readonly trustedProxies: readonly string[];
  /** Null without an operator's own words. */
  readonly localesDir: string | null;
  readonly hasFirstPaint: boolean;
  readonly pagesPerSecond: number;
  /** Null without metrics. */
  readonly metricsPort: number | null;
  readonly drainMs: number;
  readonly log: { readonly level: 'quiet' | 'requests'; readonly format: 'text' | 'json' };
  /** Null without a collector of traces. */
  readonly traces: TraceOptions | null;
  readonly pageFreshMs: number;
  /** Null: as old as a page may get that stands in for the next. */
  readonly pageAgeMsMax: number | null;
  readonly cdnSeconds: number;
  /** Null without a shared folder of built files. */
  readonly assetsDir: string | null;
  readonly pageCacheBytes: number;
}

export type ConfigRead = { kind: 'config'; config: Config } | { kind: 'problem'; line: string };

/** Reads the environment once, at start. An empty variable counts as one that is not set. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  deprecate: (deprecation: Deprecation) => void = () => undefined,
): ConfigRead {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  if (given['HOST'] !== undefined && given['LISTEN_HOST'] === undefined) {
    deprecate(deprecations.HOST);
    given['LISTEN_HOST'] = given['HOST'];
  }
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    return {
      kind: 'problem',
      line: `${name} ${issue?.message ?? 'is malformed'} (it is ${JSON.stringify(given[name])})`,
    };
  }
  const values = parsed.data;
  const frameAncestors = readOrigins(values.FRAME_ANCESTORS ?? values.PLATFORM_URL);
  if (frameAncestors === undefined) {
    return { kind: 'problem', line: `FRAME_ANCESTORS must be origins separated by spaces, or none` };
  }
  const publicApiUrl = withoutSlash(values.PUBLIC_SPORTSBOOK_API_URL ?? values.SPORTSBOOK_API_URL);
  const frameSources = readOrigins(values.FRAME_SOURCES ?? publicApiUrl);
  if (frameSources === undefined) {
    return { kind: 'problem', line: `FRAME_SOURCES must be origins separated by spaces, or none` };
  }
  const videoOrigins = readOrigins(values.VIDEO_ORIGINS ?? publicApiUrl);
  if (videoOrigins === undefined) {
    return { kind: 'problem', line: `VIDEO_ORIGINS must be origins separated by spaces, or none` };
  }
  const imageOrigins = readOrigins(values.IMAGE_ORIGINS);
  if (imageOrigins === undefined) {
    return { kind: 'problem', line: `IMAGE_ORIGINS must be origins separated by spaces, or none` };
  }
  const traces = readTraces(values);
  if (traces === undefined) {
    return { kind: 'problem', line: `OTEL_EXPORTER_OTLP_HEADERS must be name=value, separated by commas` };
  }
  return {
    kind: 'config',
    config: {
      host: values.LISTEN_HOST,
      port: values.PORT,
      publicUrl: withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
      apiUrl: withoutSlash(values.SPORTSBOOK_API_URL),
      publicApiUrl,
      realtimeUrl: values.REALTIME_URL ?? null,
      platformUrl: withoutSlash(values.PLATFORM_URL),
      platformApiUrl: withoutSlash(values.PLATFORM_API_URL ?? publicApiUrl),
      frameAncestors,
      frameSources,
      videoOrigins,
      imageOrigins: {
        own: [values.SPORTSBOOK_API_URL, publicApiUrl].map((address) => new URL(address).origin),
        others: imageOrigins,
      },
      imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
      errorReportUrl: values.ERROR_REPORT_URL ?? null,
      environment: values.ENVIRONMENT,
      trustedProxies: values.TRUSTED_PROXIES,
      localesDir: values.LOCALES_DIR ?? null,
      metricsPort: values.METRICS_PORT ?? null,
      drainMs: values.DRAIN_MS,
      traces,
      ...readPages(values),
    },
  };
}

/** How pages are made and kept, and what is said about it. */
function readPages(values: z.infer<typeof environment>) {
  return {
    log: { level: values.LOG, format: values.LOG_FORMAT },
    pagesPerSecond: values.PAGES_PER_SECOND,
    hasFirstPaint: values.FIRST_PAINT === 'on',
    pageFreshMs: values.PAGE_FRESH_MS,
    pageAgeMsMax: values.PAGE_AGE_MS_MAX ?? null,
    cdnSeconds: values.CDN_SECONDS,
    assetsDir: values.ASSETS_DIR ?? null,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
  };
}

/** Null without a collector, undefined if its headers can't be read. */
function readTraces(values: z.infer<typeof environment>): TraceOptions | null | undefined {
  const headers = readTraceHeaders(values.OTEL_EXPORTER_OTLP_HEADERS ?? '');
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (headers === undefined) return undefined;
  return endpoint === undefined ? null : { endpoint, headers, share: values.OTEL_TRACES_SAMPLER_ARG };
}

function readOrigins(list: string): readonly string[] | undefined {
  if (list.trim() === 'none') return [];
  const origins: string[] = [];
  for (const item of list.split(/[\s,]+/).filter((part) => part !== '')) {
    if (!URL.canParse(item)) return undefined;
    const { origin, protocol } = new URL(item);
    if (protocol !== 'http:' && protocol !== 'https:') return undefined;
    origins.push(origin);
  }
  return origins;
}

function withoutSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
