import { parseArgs } from 'node:util';
import { z } from 'zod';

export interface HostOptions {
  readonly host: string;
  readonly port: number;
  /** The page of the sportsbook that is embedded. */
  readonly sportsbookUrl: string;
  /** The platform's own backend: accounts, wallets, limits. */
  readonly platformApiUrl: string;
  /** How long to go on taking requests after SIGTERM, so that a load balancer sees that `/ready` says no. */
  readonly drainMs: number;
  /** Of a sandbox that is a demo: its mailbox is read there, and its players are offered. Null: nothing of a demo is shown. */
  readonly controls: { readonly url: string; readonly secret: string } | null;
}

export type ParsedOptions =
  | { readonly kind: 'run'; readonly options: HostOptions }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'invalid'; readonly line: string };

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.number().max(65_535, 'must be at most 65535'));
const milliseconds = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.number().max(60_000, 'must be at most 60000'));
const webAddress = z.string().refine((text) => URL.canParse(text) && /^https?:/.test(text), 'must be a web address');

const help = `Usage: npx slipstream-host [options]

  --host              LISTEN_HOST       address to listen on [127.0.0.1]
  --port              PORT              port to listen on, 0 for any free one [3002]
  --sportsbook-url    SPORTSBOOK_URL    where the sportsbook is served [http://localhost:3000]
  --platform-api-url  PLATFORM_API_URL  where browsers reach the platform's API [http://localhost:3001]
  --controls-url      CONTROLS_URL      controls of a sandbox that is a demo, for its mailbox (none)
                      CONTROLS_SECRET   their secret
  --drain-ms          DRAIN_MS          how long to go on taking requests after SIGTERM, not ready [0]
                      LOCALES_DIR       folder of catalogues that are put over ours or add languages (none)
  --help                                this text`;

/** Reads flags and environment; a flag wins, and anything malformed comes back as one line. */
export function parseOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ParsedOptions {
  let flags;
  try {
    const text = { type: 'string' } as const;
    const addresses = { 'sportsbook-url': text, 'platform-api-url': text, 'controls-url': text } as const;
    const options = { host: text, port: text, 'drain-ms': text, ...addresses } as const;
    const flag = { type: 'boolean', short: 'h' } as const;
    ({ values: flags } = parseArgs({ args: [...args], options: { ...options, help: flag } }));
  } catch (error) {
    return { kind: 'invalid', line: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
  if (flags.help === true) return { kind: 'help', text: help };
  const number = port.safeParse(flags.port ?? env['PORT'] ?? '3002');
  if (!number.success) return invalid(flags.port === undefined ? 'PORT' : '--port', number.error);
  const book = webAddress.safeParse(flags['sportsbook-url'] ?? env['SPORTSBOOK_URL'] ?? 'http://localhost:3000');
  if (!book.success) return invalid(named(flags['sportsbook-url'], 'SPORTSBOOK_URL', '--sportsbook-url'), book.error);
  const api = webAddress.safeParse(flags['platform-api-url'] ?? env['PLATFORM_API_URL'] ?? 'http://localhost:3001');
  if (!api.success)
    return invalid(named(flags['platform-api-url'], 'PLATFORM_API_URL', '--platform-api-url'), api.error);
  const drainMs = milliseconds.safeParse(flags['drain-ms'] ?? env['DRAIN_MS'] ?? '0');
  if (!drainMs.success) return invalid(named(flags['drain-ms'], 'DRAIN_MS', '--drain-ms'), drainMs.error);
  const controls = controlsOf(flags['controls-url'] ?? env['CONTROLS_URL'], env);
  if (typeof controls === 'string') return { kind: 'invalid', line: controls };
  return {
    kind: 'run',
    options: {
      host: flags.host ?? env['LISTEN_HOST'] ?? '127.0.0.1',
      port: number.data,
      sportsbookUrl: new URL('/sportsbook', book.data).href,
      platformApiUrl: new URL(api.data).origin,
      drainMs: drainMs.data,
      controls,
    },
  };
}

/** A mailbox that shows tokens is for a demo: it has to be asked for, and production has none. */
function controlsOf(
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): HostOptions['controls'] | string {
  if (given === undefined || given === '') return null;
  const url = webAddress.safeParse(given);
  if (!url.success) return 'CONTROLS_URL must be a web address';
  if (env['NODE_ENV'] === 'production') {
    return 'CONTROLS_URL must not be given with NODE_ENV=production: its mailbox is for a demo';
  }
  const secret = env['CONTROLS_SECRET'] ?? '';
  if (secret === '') return 'CONTROLS_URL and CONTROLS_SECRET belong together; the secret is missing';
  return { url: new URL(url.data).origin, secret };
}

function named(flag: string | undefined, variable: string, option: string): string {
  return flag === undefined ? variable : option;
}

function invalid(label: string, error: z.ZodError): ParsedOptions {
  return { kind: 'invalid', line: `${label} ${error.issues[0]?.message ?? 'is malformed'}` };
}
