import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import type { Service } from '../lib/services.ts';
import { noEngines, type Engines } from './engines.ts';
import { planEngines, type Secrets } from './plan-engines.ts';
import { nodes, portsOfCluster, type Name } from './ports-of-cluster.ts';

export interface ClusterPlan {
  readonly services: readonly Service[];
  /** What a person opens, by name. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly entry: Entry;
  /** To be written before anything starts, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** Where visitors come in: the load balancer, or the first of each. */
export interface Entry {
  readonly web: string;
  readonly api: string;
  readonly realtime: string;
}

interface Terms {
  /** `postgresql://...` */
  readonly database: string;
  /** The folder whose subfolders the processes keep. */
  readonly data: string;
  readonly seed: string | undefined;
  readonly speed: string | undefined;
  /** The first of the ports that are tried. */
  readonly port?: number;
  readonly engines?: Engines;
  /** What the controls of every API ask for; there are none without it. */
  readonly controlsKey?: string | undefined;
  /** The folder of files for what the processes say; without it they say it here. */
  readonly logs?: string;
}

/** Longer than the load balancer needs to notice. */
const drainMs = 5_000;
const firstPort = 4000;

/** How a whole cluster runs on one machine: every process twice but host and jobs, and one database (RUN-7). */
export async function planCluster(terms: Terms): Promise<ClusterPlan> {
  const { data, engines = noEngines, controlsKey } = terms;
  const ports = await portsOfCluster(terms.port ?? firstPort, engines, controlsKey !== undefined);
  const portOf = (name: Name) => ports.get(name) ?? 0;
  const at = (name: Name) => `http://localhost:${portOf(name)}`;
  const secrets = { realtime: randomBytes(32).toString('hex'), api: randomBytes(16).toString('hex') };
  const entry = entryOf(at, engines);
  const env = sandboxEnv(terms, { entry, secrets, at, portOf });
  const service = (name: Name, args: readonly string[], given: Service['env']): Service => ({
    name,
    args,
    env: { ...given, PORT: String(portOf(name)), DRAIN_MS: String(drainMs) },
    health: `${at(name)}/ready`,
  });
  const sandbox = (name: Name, role: string, controls: Name | null = null) =>
    service(name, [join(root, 'apps/sandbox/src/main.ts'), '--role', role], {
      ...env,
      ...(controlsKey === undefined || controls === null
        ? {}
        : { CONTROLS: String(portOf(controls)), CONTROLS_SECRET: controlsKey }),
      DATA_DIR: join(data, name.replace(' ', '-')),
    });
  const web = (name: Name, api: Name) =>
    service(
      name,
      [join(root, 'apps/web/server.ts')],
      webEnv(engines, entry, { web: at(name), api: at(api), host: at('host') }),
    );
  const host = { SPORTSBOOK_URL: entry.web, PLATFORM_API_URL: entry.api };
  const beside = planEngines({ engines, portOf, data, secrets, env });
  // On a small machine the engines would be kept waiting by all the others that start.
  const engineNames = beside.services.flatMap(({ name }) => (name === 'balancer' ? [] : name));
  const processes = [
    sandbox('api 1', 'api', 'controls 1'),
    sandbox('api 2', 'api', 'controls 2'),
    sandbox('feed 1', 'feed'),
    sandbox('feed 2', 'feed'),
    sandbox('jobs', 'jobs'),
    service('host', [join(root, 'apps/host/src/main.ts')], host),
    web('web 1', 'api 1'),
    web('web 2', 'api 2'),
  ].map((one): Service => ({ ...one, after: engineNames }));
  const services = [...processes, ...beside.services];
  return {
    addresses: Object.fromEntries([...ports.keys()].map((name) => [name, at(name)])),
    entry,
    services: services.map((one) => withLog(one, terms.logs)),
    files: beside.files,
  };
}

function withLog(service: Service, folder: string | undefined): Service {
  return folder === undefined ? service : { ...service, log: join(folder, `${service.name.replace(' ', '-')}.log`) };
}

const realtimeOf = (origin: string) => `${origin.replace('http', 'ws')}/connection/websocket`;
const trusted = { TRUSTED_PROXIES: '127.0.0.1' };

function entryOf(at: (name: Name) => string, { centrifugo, haproxy }: Engines): Entry {
  const api = haproxy === null ? at('api 1') : at('all api');
  const node = haproxy === null ? at('centrifugo 1') : at('all realtime');
  return {
    web: haproxy === null ? at('web 1') : at('all web'),
    api,
    realtime: realtimeOf(centrifugo === null ? api : node),
  };
}

interface Places {
  readonly entry: Entry;
  readonly secrets: Secrets;
  readonly at: (name: Name) => string;
  readonly portOf: (name: Name) => number;
}

function sandboxEnv({ database, seed, speed, engines = noEngines }: Terms, { entry, secrets, at, portOf }: Places) {
  const { redis, centrifugo, haproxy } = engines;
  const cluster = {
    CLUSTER_API_URL: nodes.map(([node]) => `http://127.0.0.1:${portOf(node)}/api`).join(','),
    CLUSTER_API_KEY: secrets.api,
    CLUSTER_URL: entry.realtime,
    REALTIME_SECRET: secrets.realtime,
  };
  return {
    ...(seed === undefined ? {} : { SEED: seed }),
    ...(speed === undefined ? {} : { SPEED: speed }),
    ...(redis === null ? {} : { REDIS_URL: `redis://127.0.0.1:${portOf('redis')}` }),
    ...(haproxy === null ? {} : trusted),
    ...(centrifugo === null ? {} : cluster),
    DATABASE_URL: database,
    WEB_ORIGINS: [...new Set([entry.web, at('web 1'), at('web 2')])].join(','),
    HOST_ORIGINS: at('host'),
  };
}

/** Behind a load balancer every web server is the same; without one each has an API of its own. */
function webEnv(
  { centrifugo, haproxy }: Engines,
  entry: Entry,
  own: { readonly web: string; readonly api: string; readonly host: string },
) {
  return {
    NODE_ENV: 'production',
    ...(haproxy === null ? {} : trusted),
    PUBLIC_URL: haproxy === null ? own.web : entry.web,
    SPORTSBOOK_API_URL: haproxy === null ? own.api : entry.api,
    REALTIME_URL: haproxy === null && centrifugo === null ? realtimeOf(own.api) : entry.realtime,
    PLATFORM_URL: own.host,
    // Each server keeps pages for itself: who is led from one to the other sees no older price.
    PAGE_AGE_MS_MAX: '1000',
  };
}
