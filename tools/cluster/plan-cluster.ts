import { join } from 'node:path';
import { freePort } from '../lib/ports.ts';
import { root } from '../lib/root.ts';
import type { Service } from '../lib/services.ts';

export interface ClusterPlan {
  readonly services: readonly Service[];
  /** What a person opens, by name. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The processes and the ports each is tried at first. */
const processes = [
  ['web 1', 4000],
  ['web 2', 4010],
  ['api 1', 4001],
  ['api 2', 4011],
  ['host', 4002],
  ['feed 1', 4021],
  ['feed 2', 4022],
  ['jobs', 4023],
] as const;

type Name = (typeof processes)[number][0];

interface Terms {
  /** `postgresql://...` */
  readonly database: string;
  /** The folder whose subfolders the processes keep. */
  readonly data: string;
  readonly seed: string | undefined;
  readonly speed: string | undefined;
}

/** How a whole cluster runs on one machine: every process twice but host and jobs, and one database (RUN-7). */
export async function planCluster({ database, data, seed, speed }: Terms): Promise<ClusterPlan> {
  const ports = new Map<Name, number>();
  for (const [name, usual] of processes) ports.set(name, await freePort(usual, new Set(ports.values())));
  const at = (name: Name) => `http://localhost:${ports.get(name)}`;
  const service = (name: Name, args: readonly string[], env: Service['env']): Service => ({
    name,
    args,
    env: { ...env, PORT: String(ports.get(name)), DRAIN_MS: '1000' },
    health: `${at(name)}/ready`,
  });
  const world = { ...(seed === undefined ? {} : { SEED: seed }), ...(speed === undefined ? {} : { SPEED: speed }) };
  const sandbox = (name: Name, role: string) =>
    service(name, [join(root, 'apps/sandbox/src/main.ts'), '--role', role], {
      ...world,
      DATABASE_URL: database,
      DATA_DIR: join(data, name.replace(' ', '-')),
      WEB_ORIGINS: `${at('web 1')},${at('web 2')}`,
      HOST_ORIGINS: at('host'),
    });
  const web = (name: Name, api: Name) =>
    service(name, [join(root, 'apps/web/server.ts')], {
      NODE_ENV: 'production',
      PUBLIC_URL: at(name),
      SPORTSBOOK_API_URL: at(api),
      REALTIME_URL: `${at(api).replace('http', 'ws')}/connection/websocket`,
      PLATFORM_URL: at('host'),
    });
  return {
    addresses: Object.fromEntries(processes.map(([name]) => [name, at(name)])),
    services: [
      sandbox('api 1', 'api'),
      sandbox('api 2', 'api'),
      sandbox('feed 1', 'feed'),
      sandbox('feed 2', 'feed'),
      sandbox('jobs', 'jobs'),
      service('host', [join(root, 'apps/host/src/main.ts')], {
        SPORTSBOOK_URL: at('web 1'),
        PLATFORM_API_URL: at('api 1'),
      }),
      web('web 1', 'api 1'),
      web('web 2', 'api 2'),
    ],
  };
}
