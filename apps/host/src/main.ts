import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createDrain, finishMsUsual } from '@slipstream/contract/http/operation/drain';
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
    const { host, port, drainMs } = parsed.options;
    const server = createServer();
    const { isDraining, start: drain } = createDrain(server, { noticeMs: drainMs, finishMsMax: finishMsUsual });
    server.on('request', getRequestListener(createApp({ ...parsed.options, isDraining }).fetch));
    server.on('error', (error: NodeJS.ErrnoException) => {
      process.stderr.write(`host: ${error.code === 'EADDRINUSE' ? `port ${port} is taken` : error.message}\n`);
      process.exitCode = 2;
    });
    server.listen(port, host, () => {
      process.stdout.write(`host: http://${host}:${(server.address() as AddressInfo).port}\n`);
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void drain().then(() => process.exit(0)));
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
