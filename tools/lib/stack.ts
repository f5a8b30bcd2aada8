import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { root } from './root.ts';
import type { Service } from './services.ts';

type Options = Record<string, string | boolean | undefined>;

export interface Stack {
  readonly addresses: {
    readonly web: string;
    readonly sandbox: string;
    readonly host: string;
    readonly controls: string;
  };
  /** The secret of the sandbox's controls. */
  readonly controlsSecret: string;
  readonly services: readonly Service[];
  /** Messages about ports that were taken. */
  readonly moved: readonly string[];
}

/** Where the three programs listen and how they find each other: a demo, with controls and demo players. */
export async function planStack(options: Options, web: readonly string[]): Promise<Stack> {
  const moved: string[] = [];
  const taken = new Set<number>();
  const port = async (name: string, usual: number) => {
    const wanted = Number(options[`${name}-port`] ?? usual);
    const found = await freePort(wanted, taken);
    taken.add(found);
    if (found !== wanted) moved.push(`Port ${wanted} is taken, so the port of the ${name} is ${found}.`);
    return found;
  };
  const ports = {
    web: await port('web', 3000),
    sandbox: await port('sandbox', 3001),
    host: await port('host', 3002),
    controls: await port('controls', 3003),
  };
  const addresses = {
    web: at(ports.web),
    sandbox: at(ports.sandbox),
    host: at(ports.host),
    controls: `http://127.0.0.1:${ports.controls}`,
  };
  const controlsSecret = process.env['CONTROLS_SECRET'] || randomBytes(32).toString('base64url');
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
  // Only the web server is built for production: a sandbox in production has no controls, and a host no mailbox.
  const webEnv = web.includes('--dev') ? {} : { NODE_ENV: 'production' };
  const service = (name: string, args: readonly string[], number: number, more: Service['env']): Service => ({
    name,
    args,
    env: { ...env, ...more, PORT: String(number) },
    health: `${at(number)}/health`,
  });
  return {
    addresses,
    controlsSecret,
    moved,
    services: [
      service('sandbox', [join(root, 'apps/sandbox/src/main.ts'), ...flags, ...reset], ports.sandbox, {
        CONTROLS: String(ports.controls),
        CONTROLS_SECRET: controlsSecret,
      }),
      service('host', [join(root, 'apps/host/src/main.ts')], ports.host, {
        CONTROLS_URL: addresses.controls,
        CONTROLS_SECRET: controlsSecret,
      }),
      service('web', web, ports.web, webEnv),
    ],
  };
}

function at(port: number): string {
  return `http://localhost:${port}`;
}

/** The origins that may embed: the demo platform, and those that are named. */
function both(own: string, others: string | undefined, mark: string): string {
  return others === undefined || others === '' ? own : own + mark + others;
}
