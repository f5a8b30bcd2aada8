import { parseArgs } from 'node:util';
import { z } from 'zod';
import { controlsOf, type ControlOptions } from './control-options.ts';
import { pushOf, pushTable, type PushOptions } from './push-options.ts';
import { address, networks, origins, secret, speed, whole } from './option-schemas.ts';

/** Everything that can be set from outside, by flag or by environment variable; a flag wins. */
export interface Options {
  readonly host: string;
  readonly port: number;
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
  readonly centrifugo: { readonly apiUrl: string; readonly apiKey: string; readonly clientUrl: string } | null;
  /** Proxies whose X-Forwarded-For is believed: addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Realtime connections one address may hold. */
  readonly connectionsPerAddressMax: number;
  readonly log: 'quiet' | 'requests';
  readonly push: PushOptions;
  /** Levers, outbox and demo players; null: there are none. */
  readonly controls: ControlOptions | null;
}

export type ParsedOptions =
  | { readonly kind: 'run'; readonly options: Options }
  | { readonly kind: 'centrifugo-config'; readonly options: Options }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'invalid'; readonly line: string };

const loopback = (port: number) => `http://localhost:${port},http://127.0.0.1:${port}`;

const table = {
  host: { env: 'LISTEN_HOST', about: 'address to listen on', initial: '127.0.0.1', schema: z.string().min(1).max(253) },
  port: { env: 'PORT', about: 'port to listen on, 0 for any free one', initial: '3001', schema: whole(0, 65_535) },
  seed: { env: 'SEED', about: 'same seed, same sports world', initial: null, schema: z.string().min(1).max(64) },
  speed: { env: 'SPEED', about: 'world seconds per real second (6 in a new world)', initial: null, schema: speed },
  data: {
    env: 'DATA_DIR',
    about: 'folder that remembers the world',
    initial: '.data',
    schema: z.string().min(1).max(4096),
  },
  site: {
    env: 'SITE_DIR',
    about: "folder of a site's pages, words and pictures (its own)",
    initial: null,
    schema: z.string().min(1).max(4096),
  },
  locales: {
    env: 'LOCALES_DIR',
    about: 'folder of catalogues that are put over ours or add languages (none)',
    initial: null,
    schema: z.string().min(1).max(4096),
  },
  database: {
    env: 'DATABASE_URL',
    about: 'postgresql://..., embedded (a PostgreSQL of its own) or a SQLite file (book.sqlite in the data folder)',
    initial: null,
    schema: z.string().min(1).max(4096),
  },
  'web-origins': {
    env: 'WEB_ORIGINS',
    about: 'where the front end is served',
    initial: loopback(3000),
    schema: origins,
  },
  'host-origins': {
    env: 'HOST_ORIGINS',
    about: 'where a host platform is served',
    initial: loopback(3002),
    schema: origins,
  },
  'realtime-secret': {
    env: 'REALTIME_SECRET',
    about: 'key of the realtime tokens, 32 characters or more (made once if absent)',
    initial: null,
    schema: secret,
  },
  'cluster-api': {
    env: 'CLUSTER_API_URL',
    about: 'HTTP API of a Centrifugo 6 to feed, such as http://localhost:8000/api',
    initial: null,
    schema: address(/^https?:/),
  },
  'cluster-key': {
    env: 'CLUSTER_API_KEY',
    about: 'key of that API',
    initial: null,
    schema: z.string().min(1).max(512),
  },
  'cluster-url': {
    env: 'CLUSTER_URL',
    about: 'where clients reach it, such as ws://localhost:8000/connection/websocket',
    initial: null,
    schema: address(/^wss?:/),
  },
  'trusted-proxies': {
    env: 'TRUSTED_PROXIES',
    about: 'proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8',
    initial: null,
    schema: networks,
  },
  'connections-per-address': {
    env: 'CONNECTIONS_PER_ADDRESS',
    about: 'realtime connections one address may hold',
    initial: '200',
    schema: whole(1, 100_000),
  },
  controls: {
    env: 'CONTROLS',
    about: 'port of the controls on this machine, 0 for any free one; with them come the demo players (none)',
    initial: null,
    schema: whole(0, 65_535),
  },
  'controls-secret': {
    env: 'CONTROLS_SECRET',
    about: 'what the controls ask for, 32 characters or more (made at every start if absent)',
    initial: null,
    schema: secret,
  },
  ...pushTable,
  log: { env: 'LOG', about: 'quiet or requests', initial: 'quiet', schema: z.enum(['quiet', 'requests']) },
} as const;

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
    trustedProxies: read('trusted-proxies') ?? [],
    connectionsPerAddressMax: read('connections-per-address') ?? 200,
    log: read('log') ?? 'quiet',
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
  if (problems[0] !== undefined) return { kind: 'invalid', line: problems.join('; ') };
  return { kind: flags['centrifugo-config'] === true ? 'centrifugo-config' : 'run', options };
}

/** All three or none: with less there is nothing to feed, or nowhere for clients to go. */
function centrifugoOf(
  apiUrl: string | null,
  apiKey: string | null,
  clientUrl: string | null,
  problems: string[],
): Options['centrifugo'] {
  if (apiUrl !== null && apiKey !== null && clientUrl !== null) return { apiUrl, apiKey, clientUrl };
  if (apiUrl !== null || apiKey !== null || clientUrl !== null) {
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
      `  ${`--${name}`.padEnd(26)}${env.padEnd(26)}${about}${initial === null ? '' : ` [${initial}]`}`,
  );
  return [
    'Usage: npx slipstream-sandbox [options]',
    '',
    ...lines,
    `  ${'--reset'.padEnd(52)}forget the data folder and start anew`,
    `  ${'--centrifugo-config'.padEnd(52)}print how a Centrifugo 6 must be configured to take this sandbox's place`,
    `  ${'--help'.padEnd(52)}this text`,
  ].join('\n');
}
