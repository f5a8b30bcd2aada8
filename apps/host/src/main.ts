import { serve } from '@hono/node-server';
import { hostWords } from '@slipstream/locales/host-words';
import { addOperatorLocales, OperatorLocalesError } from '@slipstream/locales/operator-locales';
import { createApp } from './app.ts';
import { parseOptions } from './options.ts';

const parsed = parseOptions(process.argv.slice(2), process.env);
switch (parsed.kind) {
  case 'help':
    process.stdout.write(`${parsed.text}\n`);
    break;
  case 'invalid':
    process.stderr.write(`host: ${parsed.line}\n`);
    process.exitCode = 2;
    break;
  case 'run': {
    addLocales();
    const { host, port } = parsed.options;
    const server = serve({ fetch: createApp(parsed.options).fetch, hostname: host, port }, (address) => {
      process.stdout.write(`host: http://${host}:${address.port}\n`);
    });
    server.on('error', (error: NodeJS.ErrnoException) => {
      process.stderr.write(`host: ${error.code === 'EADDRINUSE' ? `port ${port} is taken` : error.message}\n`);
      process.exitCode = 2;
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => server.close(() => process.exit(0)));
  }
}

/** An operator's words over ours (I18N-7); with a fault in them the host does not start. */
function addLocales(): void {
  const folder = process.env['LOCALES_DIR'];
  try {
    const given = folder === '' ? undefined : folder;
    const notes = addOperatorLocales(given, { area: 'host', english: hostWords('en') });
    for (const note of notes) process.stdout.write(`host: ${note}\n`);
  } catch (error) {
    if (!(error instanceof OperatorLocalesError)) throw error;
    process.stderr.write(`host: ${error.message}\n`);
    process.exit(2);
  }
}
