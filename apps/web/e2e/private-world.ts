import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A sandbox and a web server of a test's own, for whoever moves time or breaks things that others are looking at. */
export interface PrivateWorld {
  readonly webUrl: string;
  readonly apiUrl: string;
  /** Pulls a lever of the sandbox: `step`, `pause`, `freeze`, `heal`... */
  readonly control: (command: string, input?: object) => Promise<void>;
  /** Reads the sportsbook API. */
  readonly read: <Reply>(address: string) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

/** `webEnv` and `apiEnv` are what the web server and the sandbox are told besides where everything is. */
export async function startPrivateWorld(
  seed: string,
  speed: number,
  webEnv: Readonly<Record<string, string>> = {},
  apiEnv: Readonly<Record<string, string>> = {},
): Promise<PrivateWorld> {
  const data = await mkdtemp(path.join(tmpdir(), 'slipstream-world-'));
  const [webPort, apiPort] = [await freePort(), await freePort()];
  const webUrl = `http://localhost:${webPort}`;
  const apiUrl = `http://localhost:${apiPort}`;
  const flags = ['--reset', '--seed', seed, '--speed', String(speed), '--data', data];
  const children = [
    run(['apps/sandbox/src/main.ts', ...flags], { PORT: String(apiPort), WEB_ORIGINS: webUrl, ...apiEnv }),
    run(['apps/web/server.ts'], {
      PORT: String(webPort),
      SPORTSBOOK_API_URL: apiUrl,
      PUBLIC_URL: webUrl,
      ...webEnv,
    }),
  ];
  await Promise.all([untilUp(`${apiUrl}/health`), untilUp(`${webUrl}/health`)]);
  return {
    webUrl,
    apiUrl,
    async control(command, input = {}) {
      const response = await fetch(`${apiUrl}/control/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      if (!response.ok) throw new Error(`${command} answered ${response.status}: ${await response.text()}`);
    },
    async read<Reply>(address: string): Promise<Reply> {
      return (await (await fetch(`${apiUrl}/v2${address}`)).json()) as Reply;
    },
    async stop() {
      await Promise.all(children.map(end));
      await rm(data, { recursive: true, force: true });
    },
  };
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

async function untilUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error(`${address} did not come up`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
