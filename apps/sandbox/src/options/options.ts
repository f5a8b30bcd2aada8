import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { controlsOf, type ControlOptions } from './control-options.ts';
import { table } from './option-table.ts';
import type { TraceOptions } from '@slipstream/telemetry/trace-options';
import { pushOf, type PushOptions } from './push-options.ts';
import { tracesOf } from './trace-options.ts';

/** Everything that can be set from outside, by flag or by environment variable; a flag wins. */
export interface Options {
  readonly host: string;
  readonly port: number;
  /** What this process does: answer calls, publish the world, work behind the calls, or all of it. */
  readonly role: 'all' | 'api' | 'feed' | 'jobs';
  /** Null keeps what the data folder remembers. */
  readonly seed: string | null;
  /** World seconds per real second; null keeps what the data folder remembers. */
  readonly speed: number | null;
  readonly data: string;
  /** A site's configuration: its pages, words and pictures; null: the one this sandbox comes with. */
  readonly site: string | null;
  /** An operator's catalogues over ours; null: there are none (I18N-7). */
  readonly locales: string | null;
  /** `postgresql://...`, or the path of a SQLite file; null: one in the data folder. */
  readonly database: string | null;
  readonly reset: boolean;
  readonly webOrigins: readonly string[];
  readonly hostOrigins: readonly string[];
  /** Null: one is made once and kept in the data folder. */
  readonly realtimeSecret: string | null;
  /** A Centrifugo to feed instead of serving clients here; null serves them here. */
  readonly centrifugo: {
    readonly apiUrls: readonly string[];
    readonly apiKey: string;
    readonly clientUrl: string;
  } | null;
  /** A Redis in which all processes count rate limits together; null: each counts alone. */
  readonly redis: string | null;
  /** Proxies whose X-Forwarded-For is believed: addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Realtime connections one address may hold. */
  readonly connectionsPerAddressMax: number;
  /** How long to go on taking requests after SIGTERM, so that a load balancer sees that `/ready` says no. */
  readonly drainMs: number;
  /** Port of `/metrics`; null: there is none. */
  readonly metricsPort: number | null;
  readonly log: 'quiet' | 'requests';
  readonly logFormat: 'text' | 'json';
  /** Where traces go; null: nowhere. */
  readonly traces: TraceOptions | null;
  readonly push: PushOptions;
  /** Levers, outbox and demo players; null: there are none. */
  readonly controls: ControlOptions | null;
}

export type ParsedOptions =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'centrifugo-config'; readonly version: 5 | 6; readonly options: Options }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'invalid'; readonly line: string };

type Name = keyof typeof table;

/** Reads flags and environment. Anything malformed comes back as one line that names the option and what it must be. */
export function parseOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ParsedOptions {
  const flags = readFlags(args);
  if (typeof flags === 'string') return { kind: 'invalid', line: flags };
  if (flags['help'] === true) return { kind: 'help', text: helpText() };
  const problems: string[] = [];
  const read = <N extends Name>(name: N): z.infer<(typeof table)[N]['schema']> | null => {
    const { env: variable, initial, schema } = table[name];
    const flag = flags[name];
    const given = typeof flag === 'string' ? flag : env[variable] || initial;
    if (given === null) return null;
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data as z.infer<(typeof table)[N]['schema']>;
    const label = typeof flag === 'string' ? `--${name}` : variable;
    problems.push(`${label} ${parsed.error.issues[0]?.message ?? 'is malformed'}, not "${given}"`);
    return null;
  };
  const options = {
    host: read('host') ?? '127.0.0.1',
    port: read('port') ?? 0,
    role: read('role') ?? 'all',
    seed: read('seed'),
    speed: read('speed'),
    data: read('data') ?? '.data',
    site: read('site'),
    locales: read('locales'),
    database: read('database'),
    reset: flags['reset'] === true,
    webOrigins: read('web-origins') ?? [],
    hostOrigins: read('host-origins') ?? [],
    realtimeSecret: read('realtime-secret'),
    centrifugo: centrifugoOf(read('cluster-api'), read('cluster-key'), read('cluster-url'), problems),
    redis: read('redis'),
    trustedProxies: read('trusted-proxies') ?? [],
    connectionsPerAddressMax: read('connections-per-address') ?? 200,
    drainMs: read('drain-ms') ?? 0,
    metricsPort: read('metrics-port'),
    log: read('log') ?? 'quiet',
    logFormat: read('log-format') ?? 'text',
    traces: tracesOf(read('otlp-endpoint'), read('otlp-headers'), read('trace-share')),
    push: pushOf(
      {
        publicKey: read('vapid-public-key'),
        privateKey: read('vapid-private-key'),
        subject: read('vapid-subject'),
        services: read('push-services'),
        loopback: read('push-loopback'),
      },
      env['NODE_ENV'],
      problems,
    ),
    controls: controlsOf(read('controls'), read('controls-secret'), env['NODE_ENV'], problems),
  } satisfies Options;
  if (options.role !== 'all' && !/^postgres(ql)?:\/\//.test(options.database ?? '')) {
    problems.push(`ROLE ${options.role} needs DATABASE_URL=postgresql://...: another database belongs to one process`);
  }
  if (problems[0] !== undefined) return { kind: 'invalid', line: problems.join('; ') };
  if (flags['centrifugo-config'] === true) return { kind: 'centrifugo-config', version: 6, options };
  if (flags['centrifugo5-config'] === true) return { kind: 'centrifugo-config', version: 5, options };
  return { kind: 'run', options };
}

/** All three or none: with less there is nothing to feed, or nowhere for clients to go. */
function centrifugoOf(
  apiUrls: readonly string[] | null,
  apiKey: string | null,
  clientUrl: string | null,
  problems: string[],
): Options['centrifugo'] {
  if (apiUrls !== null && apiKey !== null && clientUrl !== null) return { apiUrls, apiKey, clientUrl };
  if (apiUrls !== null || apiKey !== null || clientUrl !== null) {
    problems.push('CLUSTER_API_URL, CLUSTER_API_KEY and CLUSTER_URL belong together; one of them is missing');
  }
  return null;
}

function readFlags(args: readonly string[]): Readonly<Record<string, unknown>> | string {
  const names = Object.keys(table).map((name) => [name, { type: 'string' as const }]);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(names),
        reset: { type: 'boolean' },
        'centrifugo-config': { type: 'boolean' },
        'centrifugo5-config': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unreadable options';
  }
}

function helpText(): string {
  const lines = Object.entries(table).map(
    ([name, { env, about, initial }]) =>
      `  ${`--${name}`.padEnd(26)}${env.padEnd(29)}${about}${initial === null ? '' : ` [${initial}]`}`,
  );
  return [
    'Usage: npx slipstream-sandbox [options]',
    '',
    ...lines,
    `  ${'--reset'.padEnd(55)}forget the data folder and start anew`,
    `  ${'--centrifugo-config'.padEnd(55)}print how a Centrifugo 6 must be configured to take this sandbox's place`,
    `  ${'--centrifugo5-config'.padEnd(55)}the same for a Centrifugo 5`,
    `  ${'--help'.padEnd(55)}this text`,
  ].join('\n');
}
