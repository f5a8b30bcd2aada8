import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callUrl, type Call } from '@slipstream/contract/http/call';
import { Centrifuge, type Options as CentrifugeOptions } from 'centrifuge';
import * as z from 'zod/mini';
import type { Log } from '../http/log.ts';
import type { Options } from '../options/options.ts';
import { startSandbox, type Sandbox } from '../server.ts';
import { recordExample } from './record-example.ts';

/** Cheap password hashes: the real ones would take most of the time of tests that sign up. */
const passwordCostCheap = { cost: 16, blockSize: 1, parallelization: 1 };

/** Sunday evening in winter: leagues of several sports are playing. */
const testNowMs = Date.UTC(2026, 10, 15, 17, 40);

export interface TestSandbox extends Sandbox {
  readonly dataFolder: string;
  nowMs(): number;
  /** Moves the real time the sandbox sees, and lets it do what is due. */
  pass(realMs: number): void;
  /** Makes a call and reads the reply with the contract's own schema; a reply outside it fails the test. */
  call<C extends Call>(call: C, sent?: Sent): Promise<z.output<C['reply']>>;
  /** Makes a call that is expected to be refused. */
  refused(call: Call, sent?: Sent): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Pulls a lever. */
  control(name: string, input?: object): Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  /** Asks the controls, with their secret. */
  askControls(path: string, init?: RequestInit): Promise<Response>;
  connect(options?: Partial<CentrifugeOptions>): Promise<Centrifuge>;
  /** What SIGTERM does: clients stay and learn of it. */
  stop(): Promise<void>;
  /** Ends every connection that was made with `connect`. */
  disconnect(): void;
}

export interface Sent {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const silent: Log = {
  request: () => {},
  failure: ({ error }) => void process.stderr.write(`${String(error)}\n`),
  problem: () => {},
  work: () => {},
};

interface TestClock {
  readonly startMs?: number;
  /** One of several processes, which go by the clock of their database: how wrong the clock of its machine is. */
  readonly skewMs?: number;
  /** Where it logs; nowhere unless it fails. */
  readonly logger?: Log;
}

/** The real server on a free port, with a clock the test owns and a data folder of its own. */
export async function runningSandbox({
  startMs = testNowMs,
  skewMs,
  logger = silent,
  ...options
}: Partial<Options> & TestClock = {}): Promise<TestSandbox> {
  const dataFolder = options.data ?? mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  let nowMs = startMs;
  const clocks = skewMs === undefined ? { realNow: () => nowMs } : { machineNow: () => Date.now() + skewMs };
  const surroundings = { ...clocks, passwordCost: passwordCostCheap };
  const sandbox = await startSandbox({ ...usualOptions, ...options, data: dataFolder }, logger, surroundings);
  const clients: Centrifuge[] = [];
  const send = (call: Call, sent: Sent = {}) =>
    fetch(`${sandbox.origin}${callUrl(call, sent)}`, {
      method: call.method,
      headers: { ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }), ...sent.headers },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
  const askControls = async (path: string, init: RequestInit = {}) => {
    if (sandbox.controls === null) throw new Error('this sandbox has no controls');
    const { origin, secret } = sandbox.controls;
    return fetch(origin + path, { ...init, headers: { Authorization: `Bearer ${secret}`, ...init.headers } });
  };
  return {
    ...sandbox,
    dataFolder,
    nowMs: () => (skewMs === undefined ? nowMs : sandbox.core.realNow()),
    pass: (realMs) => {
      nowMs += realMs;
      sandbox.core.tick();
    },
    call: async <C extends Call>(call: C, sent?: Sent) => {
      const reply = await send(call, sent);
      const body: unknown = call.replyType === undefined ? await reply.json() : await reply.text();
      if (reply.status !== 200) throw new Error(`${call.id} answered ${reply.status}: ${JSON.stringify(body)}`);
      recordExample(call, sent ?? {}, body, sandbox.origin);
      return z.parse(call.reply, body) as z.output<C['reply']>;
    },
    refused: async (call, sent) => {
      const reply = await send(call, sent);
      return { status: reply.status, body: await reply.json() };
    },
    control: async (name, input = {}) => {
      const reply = await askControls(`/control/${name}`, { method: 'POST', body: JSON.stringify(input) });
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
    },
    askControls,
    connect: async (given = {}) => {
      const client = new Centrifuge(`${sandbox.origin.replace('http', 'ws')}/connection/websocket`, given);
      clients.push(client);
      client.connect();
      await client.ready(5000);
      return client;
    },
    disconnect: () => {
      for (const client of clients.splice(0)) client.disconnect();
    },
    stop: sandbox.close,
    close: async () => {
      for (const client of clients) client.disconnect();
      await sandbox.close();
      if (options.data === undefined) rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export const usualOptions: Omit<Options, 'data'> = {
  host: '127.0.0.1',
  port: 0,
  role: 'all',
  seed: 'test/3',
  speed: 6,
  database: null,
  reset: false,
  webOrigins: ['http://localhost:3000'],
  hostOrigins: ['http://localhost:3002'],
  realtimeSecret: null,
  centrifugo: null,
  redis: null,
  site: null,
  locales: null,
  trustedProxies: [],
  connectionsPerAddressMax: 1_000,
  drainMs: 0,
  metricsPort: null,
  log: 'quiet',
  logFormat: 'text',
  traces: null,
  push: { keys: null, subject: 'mailto:push@slipstream.example', services: ['push.example'], isLoopbackAllowed: true },
  controls: { port: 0, secret: null },
};
