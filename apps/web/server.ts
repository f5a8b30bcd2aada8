import './app/server/production.server.ts';

import { serve } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';

import { readConfig } from './app/server/config.server.ts';
import { readStaticFiles } from './app/server/static-files.server.ts';
import { createWebApp } from './app/server/web-app.server.ts';

/** How long requests under way may take to finish after the process was asked to stop. */
const stopMsMax = 5000;

const read = readConfig(process.env);
if (read.kind === 'problem') {
  process.stderr.write(`web: ${read.line}\n`);
  process.exit(1);
}
const { config } = read;

const build = await loadBuild();
const app = createWebApp({
  config,
  files: await readStaticFiles(new URL('build/client', import.meta.url).pathname),
  render: createRequestHandler(build, 'production'),
  now: () => performance.now(),
});

const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
  process.stdout.write(`web: http://localhost:${port}\n`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${config.port} is taken` : error.message;
  process.stderr.write(`web: ${reason}\n`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Takes no new connections, lets the requests under way finish, and leaves with 0. */
function stop(): void {
  server.close(() => process.exit(0));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), stopMsMax).unref();
}

async function loadBuild(): Promise<ServerBuild> {
  const address = new URL('build/server/index.js', import.meta.url).href;
  try {
    return (await import(address)) as ServerBuild;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    process.stderr.write(
      missing ? 'web: not built yet, run `npm run build -w @slipstream/web`\n' : `web: ${String(error)}\n`,
    );
    process.exit(1);
  }
}
