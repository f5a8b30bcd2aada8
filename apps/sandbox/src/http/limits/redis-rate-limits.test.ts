import { createClient } from '@redis/client';
import { hasRedis, startRedis, type RedisServer } from '@slipstream/realtime/testing/redis-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSharedGuessGuard } from '../../accounts/sign-in/shared-guess-guard.ts';
import type { RateLimits } from './rate-limits.ts';
import { openRedisRateLimits } from './redis-rate-limits.ts';

const patience = { timeout: 20_000, interval: 50 };
let redis: RedisServer;
let processes: RateLimits[] = [];
const reports: string[] = [];
beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  processes = [1, 2].map(() => openRedisRateLimits(redis.url, (line) => reports.push(line)));
  for (const each of processes) await vi.waitUntil(async () => each.isUp?.(), patience);
});
afterAll(async () => {
  for (const each of processes) await each.close();
  await redis?.kill();
});

const of = (name: string, countMax: number, windowMs: number) =>
  processes.map((each) => each.create(name, countMax, windowMs));

describe.skipIf(!hasRedis)(`limits of several processes${hasRedis ? '' : ', skipped: no redis-server on PATH'}`, () => {
  it('[RUN-15] let so many through in all, however many ask at once', async () => {
    const [one, other] = of('a', 10, 60_000);
    const waits = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => (at % 2 ? one : other)?.take('who', 0)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(await other?.take('who', 0)).toBeGreaterThan(0);
    expect(await other?.take('somebody else', 0)).toBe(0);
    await one?.forget('who');
    expect(await other?.take('who', 0)).toBe(0);
  });

  it('[RUN-15] leave nothing in Redis after their window, and no name at any time', async () => {
    const [limit] = of('b', 1, 60_000);
    await limit?.take('203.0.113.7', 0);
    const client = createClient({ url: redis.url });
    await client.connect();
    const keys = await client.keys('slipstream:limit:b:*');
    expect(keys).toEqual([expect.stringMatching(/^slipstream:limit:b:[\w-]{22}$/)]);
    expect(await client.pTTL(keys[0] ?? '')).toBeGreaterThan(0);
    client.destroy();
    const [short] = of('c', 1, 50);
    await short?.take('who', 0);
    await vi.waitUntil(async () => (await short?.take('who', 0)) === 0, patience);
  });

  it('[SESSION-9] count wrong passwords of all processes together', async () => {
    const [one, other] = processes.map((each) => createSharedGuessGuard(each));
    for (let count = 0; count < 30; count += 1) {
      const leave = await one?.begin(`account ${count}`, 'here', 0);
      if (leave?.kind === 'go') leave.guess.wrong(0);
    }
    await vi.waitUntil(async () => (await other?.begin('another', 'here', 0))?.kind === 'wait', patience);
    expect((await other?.begin('another', 'elsewhere', 0))?.kind).toBe('go');
  });

  it('[SESSION-9] let no more passwords be checked at once than one after the other, and give back those that were right', async () => {
    const guards = processes.map((each) => createSharedGuessGuard(each));
    const begin = async (at: number, account: string) => guards[at % guards.length]?.begin(account, 'burst', 0);
    const leaves = await Promise.all(Array.from({ length: 50 }, async (_, at) => begin(at, `account ${at}`)));
    const guesses = leaves.flatMap((leave) => (leave?.kind === 'go' ? [leave.guess] : []));
    expect(guesses).toHaveLength(30);
    expect((await begin(0, 'another'))?.kind).toBe('wait');
    guesses[0]?.right();
    guesses[1]?.drop();
    const again = () => Promise.all([begin(0, 'another'), begin(1, 'a third')]);
    await vi.waitUntil(async () => (await again()).some((leave) => leave?.kind === 'go'), patience);
  });

  it('[RUN-15] count per process while Redis is gone, and together again when it is back', async () => {
    const [one, other] = of('d', 2, 60_000);
    await one?.take('who', 0);
    await redis.kill();
    await vi.waitUntil(async () => (await processes[0]?.isUp?.()) === false, patience);
    expect([await one?.take('who', 0), await one?.take('who', 0)]).toEqual([0, 60_000]);
    expect([await other?.take('who', 0), await other?.take('who', 0), await other?.take('who', 0)]).toEqual([
      0, 0, 60_000,
    ]);
    expect(reports.some((line) => line.startsWith('Redis does not answer'))).toBe(true);
    await redis.start();
    for (const each of processes) await vi.waitUntil(async () => each.isUp?.(), patience);
    await one?.take('new', 0);
    await other?.take('new', 0);
    expect(await one?.take('new', 0)).toBeGreaterThan(0);
  });
});
