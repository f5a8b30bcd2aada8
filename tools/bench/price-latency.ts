import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPublisherLine } from '../../apps/sandbox/src/feed/publisher-line.ts';
import type { ClientsOrder, FromClients } from '../../packages/realtime/bench/broadcast-clients.ts';
import { marketUpdates } from '../../packages/realtime/bench/market-updates.ts';
import { channel, type FromReaders, type ReadersOrder } from '../../packages/realtime/bench/price-readers.ts';
import { centrifugoPublisher } from '../../packages/realtime/src/centrifugo/centrifugo-publisher.ts';
import type { RealtimeOptions } from '../../packages/realtime/src/settings.ts';
import { apiKey, findCentrifugo, isFive, startCentrifugo } from '../../packages/realtime/src/testing/centrifugo.ts';
import { hasRedis, startRedis } from '../../packages/realtime/src/testing/redis-server.ts';
import { startServer } from '../../packages/realtime/src/testing/server.ts';
import { root } from '../lib/root.ts';
import type { Row } from './row.ts';

const clients = 500;
/** Of the clients: they read every message, and the others only take it. */
const readers = 20;
const perSecond = 200;
const warmMs = 3_000;
const measuredMs = 15_000;
const rounds = 2;
const path = '/connection/websocket';

interface Side {
  readonly name: string;
  readonly children: readonly ChildProcess[];
  readonly readers: ChildProcess;
  publish(data: object): void;
  stop(): Promise<void>;
}

/** From the moment a price is handed to the publisher to the moment a client has read it, by Centrifugo and by the embedded server in turns. */
export async function benchPriceLatency(): Promise<readonly Row[]> {
  const binary = findCentrifugo();
  const sides = [await embeddedSide(), ...(binary === null || !hasRedis ? [] : [await centrifugoSide(binary)])];
  const tookMs = new Map(sides.map(({ name }) => [name, [] as number[]]));
  const missing = new Map(sides.map(({ name }) => [name, 0]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const side of sides) {
        await publishFor(side, warmMs);
        await readingsOf(side);
        const sent = await publishFor(side, measuredMs);
        await wait(1_000);
        const readings = await readingsOf(side);
        tookMs.get(side.name)?.push(...readings);
        missing.set(side.name, (missing.get(side.name) ?? 0) + sent * readers - readings.length);
      }
    }
  } finally {
    for (const side of sides) await side.stop();
  }
  const note = `${perSecond} publications a second to ${clients} clients`;
  const rows = [...tookMs].flatMap(([name, all]): Row[] => {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return [
      { name: `${name}: p50`, value: at(0.5), unit: 'ms', note },
      { name: `${name}: p99`, value: at(0.99), unit: 'ms', note: 'at most 250 on a quiet machine' },
      { name: `${name}: not read`, value: missing.get(name) ?? 0, unit: 'messages', note: `of ${sorted.length}` },
    ];
  });
  if (sides.length > 1) return rows;
  return [...rows, { name: 'Centrifugo', value: 'not found here', unit: '', note: 'it needs redis-server too' }];
}

const terms: RealtimeOptions = {
  tokenSecret: 'a-secret-of-the-measurement',
  anonymousConnect: true,
  channels: { namespaces: { updates: { history: { size: 300, ttlMs: 60_000 } } } },
  limits: { queueBytesMax: 64 * 1_048_576, connectionsPerAddressMax: 10_000 },
  timing: { pingMs: 3_600_000 },
};

async function embeddedSide(): Promise<Side> {
  const server = await startServer(terms);
  const opened = await openClients([server.url]);
  return {
    name: 'embedded server',
    ...opened,
    publish: (data) => void server.realtime.publish(channel, data),
    stop: async () => {
      for (const child of opened.children) child.kill();
      await server.stop();
    },
  };
}

const gap = () => ({ event: 'feed_gap', at_ms: 0 }) as const;
const report = (line: string) => console.error(line);

/** Two nodes and their Redis, fed by the line that the sandbox feeds them by. */
async function centrifugoSide(binary: string): Promise<Side> {
  const redis = await startRedis();
  const nodes = [await startCentrifugo(binary, terms, redis.url), await startCentrifugo(binary, terms, redis.url)];
  const apiUrls = nodes.map(({ url }) => `http://${new URL(url).host}/api`);
  const line = createPublisherLine(centrifugoPublisher({ apiUrls, apiKey }), report, gap);
  const opened = await openClients(nodes.map(({ url }) => url));
  return {
    name: `Centrifugo ${isFive(binary) ? 5 : 6}, two nodes with Redis`,
    ...opened,
    publish: (data) => line.push({ kind: 'publish', channel, data }),
    stop: async () => {
      for (const child of opened.children) child.kill();
      await line.flush(5_000);
      for (const node of nodes) await node.stop();
      await redis.kill();
    },
  };
}

/** Processes of their own, so that reading does not slow the publisher down; spread evenly over the nodes. */
async function openClients(urls: readonly string[]): Promise<Pick<Side, 'children' | 'readers'>> {
  const reading = fork(join(root, 'packages/realtime/bench/price-readers.ts'));
  reading.send({ urls, connections: readers } satisfies ReadersOrder);
  await answer<FromReaders>(reading, ({ kind }) => kind === 'ready');
  const silent = urls.map((url) => {
    const child = fork(join(root, 'packages/realtime/bench/broadcast-clients.ts'));
    const hello = {
      text: `{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${channel}"}}`,
      answerIncludes: '"id":2',
    };
    const connections = Math.round((clients - readers) / urls.length);
    child.send({ port: Number(new URL(url).port), path, connections, hello } satisfies ClientsOrder);
    return child;
  });
  await Promise.all(silent.map((child) => answer<FromClients>(child, ({ kind }) => kind === 'ready')));
  return { children: [reading, ...silent], readers: reading };
}

/** Answers how many were published. */
async function publishFor({ publish }: Side, forMs: number): Promise<number> {
  const updates = marketUpdates(perSecond);
  const beganMs = performance.now();
  let sent = 0;
  while (performance.now() - beganMs < forMs) {
    const due = Math.floor(((performance.now() - beganMs) * perSecond) / 1000);
    for (; sent < due; sent += 1) publish({ ...updates[sent % updates.length], sent_ms: Date.now() });
    await wait(1000 / perSecond);
  }
  return sent;
}

/** How long each message took since this was last asked. */
async function readingsOf({ readers: process }: Side): Promise<readonly number[]> {
  const answered = answer<FromReaders>(process, ({ kind }) => kind === 'readings');
  process.send('readings');
  const message = await answered;
  return message.kind === 'readings' ? message.tookMs : [];
}

function answer<Message>(child: ChildProcess, isIt: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve) => {
    child.on('message', function listen(message) {
      if (!isIt(message as Message)) return;
      child.off('message', listen);
      resolve(message as Message);
    });
  });
}
