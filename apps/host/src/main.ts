import { serve } from '@hono/node-server';
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
