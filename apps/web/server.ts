import './app/server/http/production.server.ts';

import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { deprecationLog } from '@slipstream/contract/deprecations';
import { createDrain, finishMsUsual } from '@slipstream/contract/http/operation/drain';
import type { Tracer } from '@slipstream/telemetry/tracer';

import { readCommandLine } from './app/server/config/command-line.server.ts';
import { readConfig, type Config } from './app/server/config/config.server.ts';
import { createMetricsServer, createWebMetrics, type WebMetrics } from './app/server/http/metrics.server.ts';
import { webLog } from './app/server/problems/web-log.server.ts';
import { addLocalesOfOperator } from './app/server/words/operator-words.server.ts';

/** Longer than clients and proxies keep an idle connection: whoever closes it first must not be the server, or a request is lost. */
const keepAliveMs = 75_000;

const commandLine = readCommandLine(process.argv.slice(2));
if (commandLine.kind === 'problem') fail(commandLine.line);
if (commandLine.kind === 'help') {
  process.stdout.write(`${commandLine.text}\n`);
  process.exit(0);
}
const { isDevelopment } = commandLine;
const deprecate = deprecationLog((line) => process.stderr.write(`web: ${line}\n`));
const read = readConfig(process.env, deprecate);
if (read.kind === 'problem') fail(read.line);
for (const note of await localesOfOperator(read.config)) process.stdout.write(`web: ${note}\n`);
const server = createServer();
server.keepAliveTimeout = keepAliveMs;
const drain = createDrain(server, { noticeMs: read.config.drainMs, finishMsMax: finishMsUsual });
const tracer = await openTracer(read.config);
server.on('request', await listenerOf(read.config));

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `port ${read.config.port} is taken` : error.message);
});
server.listen(read.config.port, read.config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : read.config.port;
  process.stdout.write(`web: http://localhost:${port}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void end());
}

async function end(): Promise<never> {
  await drain.start();
  await tracer?.close();
  return process.exit(0);
}

/** Loaded only where traces are collected. */
async function openTracer({ traces, environment }: Config): Promise<Tracer | null> {
  if (traces === null) return null;
  const { createTracer } = await import('@slipstream/telemetry/tracer');
  const facts = { 'deployment.environment.name': environment };
  return createTracer({ ...traces, service: 'slipstream-web', facts, report: (line) => webLog().problem(line) });
}

async function localesOfOperator({ localesDir }: Config): Promise<readonly string[]> {
  try {
    return await addLocalesOfOperator(localesDir);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** `--dev` serves the sources through Vite with hot reload; otherwise the build is served. */
async function listenerOf(config: Config): Promise<RequestListener> {
  if (isDevelopment) {
    const { developmentListener } = await import('./vite/development-listener.ts');
    return developmentListener(config, server);
  }
  const { createBuiltApp } = await import('./app/server/http/built-app.server.ts');
  const app = await createBuiltApp(config, new URL('build/', import.meta.url), {
    isDraining: drain.isDraining,
    metrics: listenForMetrics(config),
    tracer,
  });
  return getRequestListener(app?.fetch ?? fail('not built yet, run `npm run build -w @slipstream/web`'));
}

/** Null unless a port was given for them. */
function listenForMetrics({ metricsPort, host }: Config): WebMetrics | null {
  if (metricsPort === null) return null;
  const metrics = createWebMetrics();
  const metricsServer = createMetricsServer(metrics);
  metricsServer.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `port ${metricsPort} is taken` : error.message);
  });
  metricsServer.listen(metricsPort, host);
  return metrics;
}

function fail(line: string): never {
  process.stderr.write(`web: ${line}\n`);
  process.exit(1);
}
