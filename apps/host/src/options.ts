import { parseArgs } from 'node:util';
import { z } from 'zod';

interface HostOptions {
  readonly host: string;
  readonly port: number;
  /** The page of the sportsbook that is embedded. */
  readonly sportsbookUrl: string;
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
const webAddress = z.string().refine((text) => URL.canParse(text) && /^https?:/.test(text), 'must be a web address');

const help = `Usage: node apps/host/src/main.ts [options]

  --host            LISTEN_HOST     address to listen on [127.0.0.1]
  --port            PORT            port to listen on, 0 for any free one [3002]
  --sportsbook-url  SPORTSBOOK_URL  where the sportsbook is served [http://localhost:3000]
  --help                            this text`;

/** Reads flags and environment; a flag wins, and anything malformed comes back as one line. */
export function parseOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ParsedOptions {
  let flags;
  try {
    ({ values: flags } = parseArgs({
      args: [...args],
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        'sportsbook-url': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    return { kind: 'invalid', line: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
  if (flags.help === true) return { kind: 'help', text: help };
  const givenPort = port.safeParse(flags.port ?? env['PORT'] ?? '3002');
  if (!givenPort.success) return invalid(flags.port === undefined ? 'PORT' : '--port', givenPort.error);
  const givenUrl = webAddress.safeParse(flags['sportsbook-url'] ?? env['SPORTSBOOK_URL'] ?? 'http://localhost:3000');
  if (!givenUrl.success) {
    return invalid(flags['sportsbook-url'] === undefined ? 'SPORTSBOOK_URL' : '--sportsbook-url', givenUrl.error);
  }
  const host = flags.host ?? env['LISTEN_HOST'] ?? '127.0.0.1';
  return {
    kind: 'run',
    options: { host, port: givenPort.data, sportsbookUrl: new URL('/sportsbook', givenUrl.data).href },
  };
}

function invalid(label: string, error: z.ZodError): ParsedOptions {
  return { kind: 'invalid', line: `${label} ${error.issues[0]?.message ?? 'is malformed'}` };
}
