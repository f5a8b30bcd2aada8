import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { readinessOfCore } from './core-readiness.ts';

const database = await openDatabase(':memory:');
afterAll(() => database.destroy());

type Asked = Parameters<typeof readinessOfCore>[0];
const all: Asked = {
  database,
  isRealtimeUp: async () => true,
  limits: { isUp: async () => true },
  cluster: { feedAgeMs: () => 0 },
};
const up = { database: 'up', realtime: 'up', redis: 'up', feed: 'up' };

describe('the readiness of a sandbox', () => {
  it.each<[string, Partial<Asked>, string, Partial<typeof up>]>([
    ['everything answers', {}, 'ready', {}],
    ['realtime is gone', { isRealtimeUp: async () => false }, 'unavailable', { realtime: 'down' }],
    ['Redis is gone', { limits: { isUp: async () => false } }, 'degraded', { redis: 'down' }],
    ['nobody publishes', { cluster: { feedAgeMs: () => 10_001 } }, 'degraded', { feed: 'down' }],
    ['somebody just took over', { cluster: { feedAgeMs: () => 5_000 } }, 'ready', {}],
  ])('[RUN-4] where %s', async (_, changed, status, parts) => {
    const asked = { ...all, ...changed };
    const expected = { status, parts: { ...up, ...parts }, feed_age_ms: asked.cluster.feedAgeMs() };
    expect(await readinessOfCore(asked, false)).toEqual(expected);
  });

  it('[RUN-4] names no Redis where there is none', async () => {
    const { parts } = await readinessOfCore({ ...all, limits: { isUp: null } }, true);
    expect(parts).not.toHaveProperty('redis');
  });
});
