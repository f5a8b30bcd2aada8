import { describe, expect, it } from 'vitest';
import { leadersTable } from './leaders.ts';
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

  it('gives every API controls of its own when they are asked for, with one key', async () => {
    const terms = { database: 'postgresql://localhost/book', data: 'there', seed: undefined, speed: undefined };
    const controlsKey = 'a'.repeat(32);
    const { services, addresses } = await planCluster({ ...terms, controlsKey });
    const asked = services.map(({ name, env }) => [name, env['CONTROLS'] !== undefined, env['CONTROLS_SECRET']]);
    const withControls = asked.filter(([, has]) => has);
    expect(withControls).toEqual(['api 1', 'api 2'].map((name) => [name, true, controlsKey]));
    expect(addresses).toHaveProperty(['controls 1']);
    expect((await planCluster(terms)).services.filter(({ env }) => 'CONTROLS' in env)).toEqual([]);
  });

  it('[RUN-7] puts what there is of Redis, Centrifugo and a load balancer around it', async () => {
    const terms = { database: 'postgresql://localhost/book', data: 'there', seed: undefined, speed: undefined };
    const centrifugo = { command: 'centrifugo', version: 5 } as const;
    const engines = { redis: 'redis-server', centrifugo, haproxy: 'haproxy' };
    const { services, entry, files } = await planCluster({ ...terms, engines });
    const names = services.slice(8).map(({ name }) => name);
    expect(names).toEqual(['redis', 'centrifugo 1', 'centrifugo 2', 'balancer']);
    const [api, , , , , , web] = services;
    expect(api?.env).toMatchObject({ CLUSTER_URL: entry.realtime, TRUSTED_PROXIES: '127.0.0.1' });
    expect(api?.env['CLUSTER_API_URL']?.split(',')).toHaveLength(2);
    expect(web?.env).toMatchObject({
      PUBLIC_URL: entry.web,
      SPORTSBOOK_API_URL: entry.api,
      REALTIME_URL: entry.realtime,
    });
    const [one = '', , balancer = ''] = files.values();
    expect(JSON.parse(one)).toMatchObject({ engine: 'redis', redis_address: api?.env['REDIS_URL'] });
    for (const name of ['web-1', 'web-2', 'api-1', 'api-2', 'centrifugo-1', 'centrifugo-2']) {
      expect(balancer).toContain(`server ${name} 127.0.0.1:`);
    }
  });

  it('[RUN-7] says who is there, who publishes and who works', () => {
    const shown = [
      { name: 'feed 1', address: 'http://localhost:4021', isWell: false },
      { name: 'feed 2', address: 'http://localhost:4022', isWell: true },
    ];
    const leaders = [
      { name: 'feed', origin: 'http://127.0.0.1:4022', fence: 3 },
      { name: 'jobs', origin: null, fence: 1 },
    ];
    expect(leadersTable(leaders, shown)).toEqual([
      'feed 1         http://localhost:4021    DOWN',
      'feed 2         http://localhost:4022    ready  publishes (fence 3)',
    ]);
  });
});
