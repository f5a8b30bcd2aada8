import { fork, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';
import { createRealtime } from '../src/realtime.ts';
import type { ClientsOrder, FromClients } from './broadcast-clients.ts';
import { marketUpdates } from './market-updates.ts';
import type { BenchRow } from './rows.ts';

const connections = 2_000;
const messages = 60;
const rounds = 3;
/** A goal moves several markets at once; then one turn of the event loop publishes several messages. */
const burst = 4;
const path = '/connection/websocket';
const channel = 'public:en';

interface Contestant {
  readonly port: number;
  readonly hello?: ClientsOrder['hello'];
  send(message: string): void;
  stop(): Promise<void>;
}

/** A server with its clients, who are a process of their own. */
interface Side {
  readonly contestant: Contestant;
  readonly clients: ChildProcess;
  /** Messages sent so far, and the bytes of their text for one client. */
  sent: number;
  bytes: number;
}

/** Fan-out of the same bytes by this server and by a bare loop over `ws`, in turns, in one run. */
export async function benchBroadcast(): Promise<BenchRow[]> {
  const bare = await openSide(await startBare());
  const realtime = await openSide(await startRealtime());
  try {
    return [...(await compare(bare, realtime, 1)), ...(await compare(bare, realtime, burst))];
  } finally {
    for (const side of [bare, realtime]) {
      side.clients.kill();
      await side.contestant.stop();
    }
  }
}

async function openSide(contestant: Contestant): Promise<Side> {
  const clients = fork(fileURLToPath(new URL('./broadcast-clients.ts', import.meta.url)));
  const ready = until(clients, (message) => message.kind === 'ready');
  const { port, hello } = contestant;
  clients.send({ port, path, connections, ...(hello === undefined ? {} : { hello }) } satisfies ClientsOrder);
  await ready;
  return { contestant, clients, sent: 0, bytes: 0 };
}

async function compare(bareSide: Side, realtimeSide: Side, perTurn: number): Promise<BenchRow[]> {
  const payloads = marketUpdates(messages).map((update) => JSON.stringify(update));
  const measured: { bare: Measured[]; realtime: Measured[] } = { bare: [], realtime: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.bare.push(await measure(bareSide, payloads, perTurn));
    measured.realtime.push(await measure(realtimeSide, payloads, perTurn));
  }
  const [bare, realtime] = [medianOf(measured.bare), medianOf(measured.realtime)];
  const kind = perTurn === 1 ? 'one at a time' : `${perTurn} at a time`;
  const note = `${connections} connections, ${messages} messages of about ${payloads[0]?.length ?? 0} bytes, median of ${rounds}`;
  return [
    { name: `bare ws broadcast, ${kind}`, value: Math.round(bare.perSecond), unit: 'deliveries/s', note },
    { name: `realtime broadcast, ${kind}`, value: Math.round(realtime.perSecond), unit: 'deliveries/s', note },
    {
      name: `realtime against bare ws, ${kind}`,
      value: rounded(realtime.perSecond / bare.perSecond),
      unit: 'ratio',
      note: `same bytes in the same run; by CPU time of the server ${rounded(bare.cpuMicroseconds / realtime.cpuMicroseconds)}`,
    },
  ];
}

interface Measured {
  readonly perSecond: number;
  /** Of the sending process, for one delivery. */
  readonly cpuMicroseconds: number;
}

async function measure(side: Side, payloads: readonly string[], perTurn: number): Promise<Measured> {
  for (const payload of payloads) {
    side.sent += 1;
    side.bytes += Buffer.byteLength(envelope(payload, side.sent));
  }
  const expected = side.bytes * connections;
  const done = until(side.clients, (message) => message.kind === 'received' && message.bytes >= expected);
  const deliveries = payloads.length * connections;
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  for (const [index, payload] of payloads.entries()) {
    side.contestant.send(payload);
    if ((index + 1) % perTurn === 0) await new Promise(setImmediate);
  }
  await done;
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { perSecond: deliveries / seconds, cpuMicroseconds: (user + system) / deliveries };
}

async function startBare(): Promise<Contestant> {
  const http = createServer();
  const websockets = new WebSocketServer({ server: http, path, perMessageDeflate: false });
  websockets.on('connection', (websocket) => websocket.on('error', () => {}));
  let offset = 0;
  return {
    port: await listen(http),
    send(message) {
      offset += 1;
      const bytes = Buffer.from(envelope(message, offset));
      for (const client of websockets.clients) {
        if (client.readyState === WebSocket.OPEN) client.send(bytes, { binary: false });
      }
    },
    async stop() {
      websockets.close();
      for (const client of websockets.clients) client.terminate();
      await closed(http);
    },
  };
}

async function startRealtime(): Promise<Contestant> {
  const realtime = createRealtime({
    tokenSecret: 'not-used-here',
    anonymousConnect: true,
    channels: { namespaces: { public: { history: { size: 10, ttlMs: 60_000 } } } },
    limits: { queueBytesMax: 64 * 1_048_576 },
    timing: { pingMs: 3_600_000 },
    randomEpoch: () => epoch,
  });
  const http = createServer();
  realtime.attach(http, path);
  return {
    port: await listen(http),
    hello: {
      text: `{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${channel}"}}`,
      answerIncludes: '"id":2',
    },
    send(message) {
      realtime.publish(channel, JSON.parse(message));
    },
    async stop() {
      realtime.faults.cut();
      await realtime.close();
      await closed(http);
    },
  };
}

const epoch = 'bench';

/** What the realtime server puts around the data, so that the bare broadcast sends the very same text. */
function envelope(data: string, offset: number): string {
  const first = offset === 1 ? `,"epoch":"${epoch}"` : '';
  return `{"push":{"channel":"${channel}","pub":{"data":${data},"offset":${offset}${first}}}}`;
}

async function listen(http: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', 4_096, resolve);
  });
  return (http.address() as AddressInfo).port;
}

async function closed(http: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    http.close(() => resolve());
  });
}

function until(clients: ChildProcess, isIt: (message: FromClients) => boolean): Promise<void> {
  return new Promise((resolve) => {
    clients.on('message', function listenFor(message: FromClients) {
      if (!isIt(message)) return;
      clients.off('message', listenFor);
      resolve();
    });
  });
}

function medianOf(measured: readonly Measured[]): Measured {
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    cpuMicroseconds: median(measured.map(({ cpuMicroseconds }) => cpuMicroseconds)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
