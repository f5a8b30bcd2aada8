import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { controlHeaders, controlsSecret } from './controls.ts';
import { end, run, untilUp } from './servers.ts';
import { writeNewWorld } from './new-world.ts';
import { giveTimeToStart } from './time-to-start.ts';
import { saturdayMs } from './world-time.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A sandbox and a web server of a test's own, for whoever moves time or breaks things that others are looking at. */
export interface PrivateWorld {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly hostUrl: string;
  /** Pulls a lever of the sandbox: `step`, `pause`, `freeze`, `heal`... */
  readonly control: (command: string, input?: object) => Promise<void>;
  /** What the sandbox is doing, as its controls tell. */
  readonly state: () => Promise<{ readonly world: { readonly now: string } }>;
  /** Reads the sportsbook API. */
  readonly read: <Reply>(address: string) => Promise<Reply>;
  /** Edits the site's configuration, which the sandbox reads again when it has changed. */
  readonly configure: (changes: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface WorldOptions {
  /** What the web server and the sandbox are told besides where everything is. */
  readonly webEnv?: Readonly<Record<string, string>>;
  readonly apiEnv?: Readonly<Record<string, string>>;
  /** What differs from the demo's own site. */
  readonly site?: Readonly<Record<string, unknown>>;
  /** Whether the platform runs too. */
  readonly hasHost?: boolean;
  /** Whether it has all leagues, as the demo has. */
  readonly isWhole?: boolean;
  /** An operator's own catalogues of words, for all of them. */
  readonly localesDir?: string;
}

/** It begins on a Saturday afternoon. */
export async function startPrivateWorld(
  name: string,
  speed: number,
  { webEnv = {}, apiEnv = {}, site, hasHost = false, isWhole = false, localesDir }: WorldOptions = {},
): Promise<PrivateWorld> {
  giveTimeToStart();
  const data = await mkdtemp(path.join(tmpdir(), 'slipstream-world-'));
  const [webPort, apiPort, hostPort, controlsPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const webUrl = `http://localhost:${webPort}`;
  const apiUrl = `http://localhost:${apiPort}`;
  const hostUrl = `http://localhost:${hostPort}`;
  const controlsUrl = `http://127.0.0.1:${controlsPort}`;
  const siteFolder = await siteWith(data, site);
  const folder = path.join(data, 'world');
  await writeNewWorld(folder, { name, speed, startMs: saturdayMs, isWhole });
  const locales = localesDir === undefined ? {} : { LOCALES_DIR: localesDir };
  const apiOrigins = { WEB_ORIGINS: webUrl, HOST_ORIGINS: hostUrl };
  const children = [
    run(['apps/sandbox/src/main.ts', '--data', folder], {
      PORT: String(apiPort),
      CONTROLS: String(controlsPort),
      CONTROLS_SECRET: controlsSecret,
      ...apiOrigins,
      SITE_DIR: siteFolder,
      ...locales,
      ...apiEnv,
    }),
    run(['apps/web/server.ts'], {
      PORT: String(webPort),
      SPORTSBOOK_API_URL: apiUrl,
      PUBLIC_URL: webUrl,
      PLATFORM_URL: hostUrl,
      ...locales,
      ...webEnv,
    }),
    ...(hasHost
      ? [
          run(['apps/host/src/main.ts'], {
            PORT: String(hostPort),
            SPORTSBOOK_URL: webUrl,
            PLATFORM_API_URL: apiUrl,
            CONTROLS_URL: controlsUrl,
            CONTROLS_SECRET: controlsSecret,
            ...locales,
          }),
        ]
      : []),
  ];
  await Promise.all([untilUp(`${apiUrl}/health`), untilUp(`${webUrl}/health`)]);
  if (hasHost) await untilUp(`${hostUrl}/health`);
  return {
    webUrl,
    apiUrl,
    hostUrl,
    async control(command, input = {}) {
      const response = await fetch(`${controlsUrl}/control/${command}`, {
        method: 'POST',
        headers: { ...controlHeaders, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      if (!response.ok) throw new Error(`${command} answered ${response.status}: ${await response.text()}`);
    },
    async state() {
      const response = await fetch(`${controlsUrl}/control/state`, { headers: controlHeaders });
      return (await response.json()) as { world: { now: string } };
    },
    async read<Reply>(address: string): Promise<Reply> {
      return (await (await fetch(`${apiUrl}/v2${address}`)).json()) as Reply;
    },
    configure: (changes) => changeSite(siteFolder, changes),
    async stop() {
      await Promise.all(children.map(end));
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The demo's site with other settings, in a folder of its own. */
async function siteWith(folder: string, changes: WorldOptions['site'] = {}): Promise<string> {
  const made = path.join(folder, 'site');
  await cp(path.join(root, 'apps/sandbox/site'), made, { recursive: true });
  await changeSite(made, changes);
  return made;
}

async function changeSite(folder: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const file = path.join(folder, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...site, ...changes }));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
