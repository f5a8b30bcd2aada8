import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { controlsSecret } from './controls.ts';
import { writeNewWorld } from './new-world.ts';
import { run, untilUp } from './servers.ts';
import { stackOf, workers, type TestStack } from './stack.ts';
import { worldSpeed, worldStartMs } from './world-time.ts';

/** The sandbox, the web server and the host platform of a worker: a fresh world, always the same one. */
async function start(stack: TestStack): Promise<void> {
  const { webUrl, apiUrl, hostUrls, controlsUrl } = stack;
  const data = path.join(tmpdir(), `slipstream-e2e-${stack.apiPort}`);
  await rm(data, { recursive: true, force: true });
  await writeNewWorld(data, { name: 'e2e', speed: worldSpeed, startMs: worldStartMs });
  run(['apps/sandbox/src/main.ts', '--data', data], {
    PORT: String(stack.apiPort),
    CONTROLS: String(stack.controlsPort),
    CONTROLS_SECRET: controlsSecret,
    WEB_ORIGINS: `${webUrl},${stack.spareWebUrl}`,
    HOST_ORIGINS: hostUrls.join(','),
    PUSH_LOOPBACK: 'on',
  });
  run(['apps/web/server.ts'], {
    PORT: String(stack.webPort),
    SPORTSBOOK_API_URL: apiUrl,
    PUBLIC_URL: webUrl,
    PLATFORM_URL: hostUrls[0],
    FRAME_ANCESTORS: hostUrls.join(' '),
  });
  run(['apps/host/src/main.ts'], {
    PORT: String(stack.hostPort),
    SPORTSBOOK_URL: webUrl,
    PLATFORM_API_URL: apiUrl,
    CONTROLS_URL: controlsUrl,
    CONTROLS_SECRET: controlsSecret,
  });
  await Promise.all([apiUrl, webUrl, hostUrls[0]].map(async (url) => untilUp(`${url}/health`)));
}

await Promise.all(Array.from({ length: workers }, async (_, worker) => start(stackOf(worker))));
process.stdout.write('every stack is up\n');
