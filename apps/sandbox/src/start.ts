import { DataFolderError, openDataFolder } from './core/data-folder.ts';
import { addOperatorLocales, OperatorLocalesError } from '@slipstream/locales/operator-locales';
import { sandboxWords } from '@slipstream/locales/sandbox-words';
import { DatabaseOpenError } from './database/sqlite.ts';
import { WorldRefusedError } from './cluster/shared-world.ts';
import { createLog } from './http/log.ts';
import { centrifugoTerms } from './feed/realtime-terms.ts';
import type { parseOptions } from './options/options.ts';
import { startSandbox } from './server.ts';
import { SiteFileError } from './site/json-file.ts';

const knownErrors = [DataFolderError, SiteFileError, DatabaseOpenError, OperatorLocalesError, WorldRefusedError];

type Parsed<Kind> = Extract<ReturnType<typeof parseOptions>, { readonly kind: Kind }>;

/** Prints the configuration that Centrifugo needs to work with this sandbox. */
export function printCentrifugoConfig({ options, version }: Parsed<'centrifugo-config'>): void {
  try {
    const secret = options.realtimeSecret ?? openDataFolder(options.data, false).realtimeSecret();
    const key = options.centrifugo?.apiKey ?? '';
    process.stdout.write(`${centrifugoTerms(options, { tokenSecret: secret, apiKey: key, version })}\n`);
  } catch (error) {
    process.stderr.write(`sandbox: ${startFailure(error)}\n`);
    process.exitCode = 2;
  }
}

/** Runs until it is told to end. */
export async function run({ options }: Parsed<'run'>): Promise<void> {
  const log = createLog(options.log, (line) => process.stderr.write(line), {
    format: options.logFormat,
    role: options.role,
  });
  try {
    addLocales(options.locales);
    const sandbox = await startSandbox(options, log);
    process.stdout.write(`sandbox: ${sandbox.origin}\n`);
    if (sandbox.controls !== null) process.stdout.write(`controls: ${sandbox.controls.newLink()}\n`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
    }
  } catch (error) {
    // Whatever was opened before it failed would keep the process alive, without anything to do.
    process.stderr.write(`sandbox: ${startFailure(error)}\n`, () => process.exit(2));
  }
}

/** An operator's words over ours (I18N-7). */
function addLocales(folder: string | null): void {
  const notes = addOperatorLocales(folder ?? undefined, { area: 'sandbox', english: sandboxWords('en') });
  for (const note of notes) process.stdout.write(`sandbox: ${note}\n`);
}

/** Expected startup errors are printed as one line; anything else is a bug and keeps its stack. */
function startFailure(error: unknown): string {
  if (knownErrors.some((known) => error instanceof known)) {
    return (error as Error).message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'port' in error ? `port ${String(error.port)} is taken` : 'that port is taken';
  }
  // The system refused something, such as the address to listen on.
  if (error instanceof Error && 'syscall' in error) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
