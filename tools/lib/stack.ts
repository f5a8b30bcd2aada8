import { join } from 'node:path';
import { freePort } from './ports.ts';
import { root } from './root.ts';
import type { Service } from './services.ts';

type Options = Record<string, string | boolean | undefined>;

export interface Stack {
  readonly addresses: { readonly web: string; readonly sandbox: string; readonly host: string };
  readonly services: readonly Service[];
  /** Ports that were taken, said plainly. */
  readonly moved: readonly string[];
}

/** Where the three programs listen and how they find each other. */
export async function planStack(options: Options, web: readonly string[]): Promise<Stack> {
  const moved: string[] = [];
  const taken = new Set<number>();
  const port = async (name: string, usual: number) => {
    const wanted = Number(options[`${name}-port`] ?? usual);
    const found = await freePort(wanted, taken);
    taken.add(found);
    if (found !== wanted) moved.push(`Port ${wanted} is taken, so the ${name} uses ${found}.`);
    return found;
  };
  const ports = { web: await port('web', 3000), sandbox: await port('sandbox', 3001), host: await port('host', 3002) };
  const addresses = { web: at(ports.web), sandbox: at(ports.sandbox), host: at(ports.host) };
  const env = {
    SPORTSBOOK_API_URL: addresses.sandbox,
    PLATFORM_API_URL: addresses.sandbox,
    PLATFORM_URL: addresses.host,
    SPORTSBOOK_URL: addresses.web,
    REALTIME_URL: `ws://localhost:${ports.sandbox}/connection/websocket`,
    FRAME_ANCESTORS: both(addresses.host, process.env['FRAME_ANCESTORS'], ' '),
    WEB_ORIGINS: addresses.web,
    HOST_ORIGINS: both(addresses.host, process.env['HOST_ORIGINS'], ','),
  };
  const flags = (['seed', 'speed', 'data', 'database'] as const).flatMap((key) =>
    options[key] ? [`--${key}`, String(options[key])] : [],
  );
  const reset = options['reset'] ? ['--reset'] : [];
  const service = (name: string, args: readonly string[], number: number): Service => ({
    name,
    args,
    env: { ...env, PORT: String(number) },
    health: `${at(number)}/health`,
  });
  return {
    addresses,
    moved,
    services: [
      service('sandbox', [join(root, 'apps/sandbox/src/main.ts'), ...flags, ...reset], ports.sandbox),
      service('host', [join(root, 'apps/host/src/main.ts')], ports.host),
      service('web', web, ports.web),
    ],
  };
}

function at(port: number): string {
  return `http://localhost:${port}`;
}

/** The demo platform may always embed, and whoever else is named. */
function both(own: string, others: string | undefined, mark: string): string {
  return others === undefined || others === '' ? own : own + mark + others;
}
