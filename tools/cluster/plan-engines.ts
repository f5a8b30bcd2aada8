import { resolve } from 'node:path';
import type { Service } from '../lib/services.ts';
import { centrifugoFile } from './centrifugo-file.ts';
import type { Engines } from './engines.ts';
import { balancerProbe, haproxyConfig } from './haproxy-config.ts';
import { nodes, type Name } from './ports-of-cluster.ts';

export interface Secrets {
  readonly realtime: string;
  readonly api: string;
}

interface Ground {
  readonly engines: Engines;
  readonly portOf: (name: Name) => number;
  readonly data: string;
  readonly secrets: Secrets;
  /** What the sandbox is started with. */
  readonly env: Readonly<Record<string, string>>;
}

/** Redis, the nodes of Centrifugo and the load balancer, as far as this machine has them, with the files they read. */
export function planEngines(ground: Ground): {
  readonly services: readonly Service[];
  readonly files: ReadonlyMap<string, string>;
} {
  const { engines, portOf, data, secrets, env } = ground;
  const { redis, centrifugo, haproxy } = engines;
  const files = new Map<string, string>();
  const file = (name: string, text: string) => {
    const path = resolve(data, name);
    files.set(path, text);
    return path;
  };
  const services: Service[] = [];
  if (redis !== null) services.push(redisService(redis, portOf('redis'), resolve(data)));
  if (centrifugo !== null) {
    const { command, version } = centrifugo;
    for (const [name] of nodes) {
      const port = portOf(name);
      const config = file(`${name.replace(' ', '-')}.json`, centrifugoFile({ secrets, version, port, env }));
      services.push({
        name,
        command,
        args: ['--config', config],
        env: {},
        health: `http://127.0.0.1:${port}/health`,
        after: redis === null ? [] : ['redis'],
      });
    }
  }
  if (haproxy !== null) {
    const config = file('haproxy.cfg', balancerConfig(portOf, centrifugo !== null));
    const health = `http://127.0.0.1:${portOf('all web')}${balancerProbe}`;
    services.push({ name: 'balancer', command: haproxy, args: ['-db', '-f', config], env: {}, health });
  }
  return { services, files };
}

/** What was published is kept in a file, so that clients recover after Redis was killed instead of loading anew. */
function redisService(command: string, port: number, folder: string): Service {
  const kept = ['--save', '', '--appendonly', 'yes', '--dir', folder];
  const args = ['--port', String(port), '--bind', '127.0.0.1', ...kept, '--loglevel', 'warning'];
  return { name: 'redis', command, args, env: {}, health: `tcp://127.0.0.1:${port}` };
}

function balancerConfig(portOf: (name: Name) => number, hasRealtime: boolean): string {
  const servers = (...names: Name[]) => names.map((name) => ({ name, port: portOf(name) }));
  const realtime = {
    name: 'realtime',
    port: portOf('all realtime'),
    probe: '/health',
    servers: servers('centrifugo 1', 'centrifugo 2'),
  };
  return haproxyConfig([
    { name: 'web', port: portOf('all web'), probe: '/ready', servers: servers('web 1', 'web 2') },
    { name: 'api', port: portOf('all api'), probe: '/ready', servers: servers('api 1', 'api 2') },
    ...(hasRealtime ? [realtime] : []),
  ]);
}
