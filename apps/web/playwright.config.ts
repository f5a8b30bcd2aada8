import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { controlsSecret } from './e2e/support/controls.ts';
import { stackOf, webUrl, workers } from './e2e/support/stack.ts';

const node = JSON.stringify(process.execPath);

/** The real product against the real sandbox: a fresh world, always the same one, playing faster than usual. */
export default defineConfig({
  testDir: 'e2e',
  // Proven, but long: with every change two cores would take a quarter of an hour. E2E_ALL=1 runs them too.
  testIgnore:
    process.env['E2E_ALL'] === undefined
      ? /(languages|my-bets|responsible|share|slip-chaos|slip-for-everyone|slip-prices|steady)\.spec\.ts$/
      : [],
  globalSetup: './e2e/support/world-time.ts',
  fullyParallel: true,
  workers,
  // One whole run without second tries found one fault, which is mended; until three runs in a row find none they are named, not fatal.
  retries: 2,
  // Long, because no test is about time: a machine whose processors others use must not fail it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    baseURL: webUrl,
    // A worker answers page loads itself, past the faults a test puts in their way; pwa.spec.ts lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // `npm test` gives its own; these are what a run without it needs.
      args: process.env['CHROMIUM_ARGS']?.split(' ') ?? ['--no-sandbox', '--disable-gpu'],
    },
  },
  webServer: Array.from({ length: workers }, (_, worker) => serversOf(worker)).flat(),
});

/** The sandbox, the web server and the host platform of a worker. */
function serversOf(worker: number) {
  const stack = stackOf(worker);
  const { webPort, apiPort, hostPort, controlsPort, webUrl: web, apiUrl, hostUrls, controlsUrl } = stack;
  const data = JSON.stringify(path.join(tmpdir(), `slipstream-e2e-${apiPort}`));
  const cwd = '../..';
  return [
    {
      command: `${node} apps/sandbox/src/main.ts --reset --seed e2e --speed 20 --data ${data}`,
      cwd,
      url: `${apiUrl}/health`,
      env: {
        PORT: String(apiPort),
        CONTROLS: String(controlsPort),
        CONTROLS_SECRET: controlsSecret,
        WEB_ORIGINS: `${web},${stack.spareWebUrl}`,
        HOST_ORIGINS: hostUrls.join(','),
      },
    },
    {
      command: `${node} apps/web/server.ts`,
      cwd,
      url: `${web}/health`,
      env: {
        PORT: String(webPort),
        SPORTSBOOK_API_URL: apiUrl,
        PUBLIC_URL: web,
        PLATFORM_URL: hostUrls[0],
        FRAME_ANCESTORS: hostUrls.join(' '),
      },
    },
    {
      command: `${node} apps/host/src/main.ts`,
      cwd,
      url: `${hostUrls[0]}/health`,
      env: {
        PORT: String(hostPort),
        SPORTSBOOK_URL: web,
        PLATFORM_API_URL: apiUrl,
        CONTROLS_URL: controlsUrl,
        CONTROLS_SECRET: controlsSecret,
      },
    },
  ];
}
