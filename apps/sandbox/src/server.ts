import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createDrain, finishMsUsual } from '@slipstream/contract/http/operation/drain';
import { startControls, type Controls } from './control/control-server.ts';
import { passwordCostUsual } from './accounts/sign-in/passwords/password.ts';
import { createCore, type Core, type Surroundings } from './core/core.ts';
import type { Tracer } from '@slipstream/telemetry/tracer';
import { createMetrics } from './api/operation/metrics.ts';
import { listening } from './http/listening.ts';
import { startMetricsServer } from './api/operation/metrics-server.ts';
import type { Log } from './http/log.ts';
import type { Options } from './options/options.ts';
import { isRunning } from './cluster/cluster.ts';
import { createProbeRoutes, createRoutes } from './api/routes.ts';
import { tickMs } from './world/tick-ms.ts';

/** Longer than clients and proxies keep an idle connection: whoever closes it first must not be the server, or a request is lost. */
const keepAliveMs = 75_000;

export interface Sandbox {
  readonly origin: string;
  readonly core: Core;
  /** Null unless they were asked for. */
  readonly controls: Controls | null;
  /** Where metrics are read; null unless they were asked for. */
  readonly metricsPort: number | null;
  close(): Promise<void>;
}

/** Starts a whole sandbox: world, engine, realtime and HTTP on one port, and its controls, if any, on another. */
export async function startSandbox(
  options: Options,
  log: Log,
  { realNow = null, machineNow = Date.now, passwordCost = passwordCostUsual }: Partial<Surroundings> = {},
): Promise<Sandbox> {
  const core = await createCore(options, log, { realNow, machineNow, passwordCost });
  const server = createServer();
  const drain = createDrain(server, { noticeMs: options.drainMs, finishMsMax: finishMsUsual });
  const isApi = isRunning(options.role, 'api');
  const { metrics, observe } = await openMetrics(core, options);
  const tracer = await openTracer(options, log);
  const routes = (isApi ? createRoutes : createProbeRoutes)(core, drain.isDraining, { observe, tracer });
  server.on('request', getRequestListener(routes.fetch));
  server.keepAliveTimeout = keepAliveMs;
  if (isApi) core.realtime.attach(server, '/connection/websocket');
  const controls = options.controls === null ? null : await startControls(core, options.controls);
  await listening(server, options.host, options.port).catch(async (error: unknown) => {
    await Promise.all([controls?.close(), metrics?.close()]);
    throw error;
  });
  const origin = originOf(server, options.host);
  await core.cluster.begin(origin);
  const ticks = setInterval(() => void core.tickInSlices(), tickMs);
  const close = async () => {
    // Requests need everything else, so they end first.
    await drain.start();
    clearInterval(ticks);
    await core.close();
    server.closeAllConnections();
    await Promise.all([controls?.close(), metrics?.close(), tracer?.close()]);
  };
  let closing: Promise<void> | null = null;
  return {
    origin,
    core,
    controls,
    metricsPort: metrics?.port ?? null,
    close: () => (closing ??= close()),
  };
}

async function openMetrics(core: Core, { host, metricsPort }: Options) {
  if (metricsPort === null) return { metrics: null, observe: null };
  const { registry, observe } = createMetrics(core);
  return { metrics: await startMetricsServer(registry, host, metricsPort), observe };
}

/** Loaded only where traces are collected. */
async function openTracer({ traces, role }: Options, log: Log): Promise<Tracer | null> {
  if (traces === null) return null;
  const { createTracer } = await import('@slipstream/telemetry/tracer');
  const report = (line: string) => log.problem(line);
  return createTracer({ ...traces, service: 'slipstream-sandbox', facts: { 'slipstream.role': role }, report });
}

function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}
