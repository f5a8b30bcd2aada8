import { describe, expect, it } from 'vitest';
import { leadersLine } from './leaders.ts';
import { planCluster } from './plan-cluster.ts';

describe('the cluster of one machine', () => {
  it('[RUN-7] has two of what can be two, on one database, each with a port and a folder of its own', async () => {
    const terms = { database: 'postgresql://localhost/book', data: 'there', seed: 'a', speed: undefined };
    const { services, addresses } = await planCluster(terms);
    const roles = services.map(({ args }) => args[args.indexOf('--role') + 1]).filter((word) => !word?.endsWith('.ts'));
    expect(roles).toEqual(['api', 'api', 'feed', 'feed', 'jobs']);
    expect(new Set(services.map(({ env }) => env['PORT'])).size).toBe(services.length);
    const kept = services.flatMap(({ env }) => env['DATA_DIR'] ?? []);
    expect(new Set(kept).size).toBe(5);
    for (const { env } of services.slice(0, 5)) expect(env).toMatchObject({ DATABASE_URL: terms.database, SEED: 'a' });
    expect(Object.keys(addresses)).toHaveLength(services.length);
  });

  it('[RUN-7] names who publishes and who works', () => {
    const addresses = { 'feed 1': 'http://localhost:4021', 'feed 2': 'http://localhost:4022' };
    const leaders = [
      { name: 'feed', origin: 'http://127.0.0.1:4022', fence: 3 },
      { name: 'jobs', origin: null, fence: 1 },
    ];
    expect(leadersLine(leaders, addresses)).toBe('publishes: feed 2 (fence 3), works: nobody');
  });
});
