import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { controlsPort, controlsSecret, controlsUrl } from './e2e/support/controls.ts';

const webPort = Number(process.env['E2E_WEB_PORT'] ?? 3180);
const sandboxPort = Number(process.env['E2E_SANDBOX_PORT'] ?? webPort + 1);
const hostPort = Number(process.env['E2E_HOST_PORT'] ?? webPort + 2);
const webUrl = `http://localhost:${webPort}`;
const apiUrl = `http://localhost:${sandboxPort}`;
/** The platform is reached by two names: one is the same site as the sportsbook's, the other is not. */
const hostUrls = [`http://localhost:${hostPort}`, `http://127.0.0.1:${hostPort}`];
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
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    baseURL: webUrl,
    // A worker answers page loads itself, past the faults a test puts in their way; pwa.spec.ts lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: `${node} apps/sandbox/src/main.ts --reset --seed e2e --speed 20 --data ${JSON.stringify(path.join(tmpdir(), `slipstream-e2e-${sandboxPort}`))}`,
      cwd: '../..',
      url: `${apiUrl}/health`,
      env: {
        PORT: String(sandboxPort),
        CONTROLS: String(controlsPort),
        CONTROLS_SECRET: controlsSecret,
        WEB_ORIGINS: webUrl,
        HOST_ORIGINS: hostUrls.join(','),
      },
    },
    {
      command: `${node} apps/web/server.ts`,
      cwd: '../..',
      url: `${webUrl}/health`,
      env: {
        PORT: String(webPort),
        SPORTSBOOK_API_URL: apiUrl,
        PUBLIC_URL: webUrl,
        PLATFORM_URL: hostUrls[0] ?? '',
        FRAME_ANCESTORS: hostUrls.join(' '),
      },
    },
    {
      command: `${node} apps/host/src/main.ts`,
      cwd: '../..',
      url: `${hostUrls[0]}/health`,
      env: {
        PORT: String(hostPort),
        SPORTSBOOK_URL: webUrl,
        PLATFORM_API_URL: apiUrl,
        CONTROLS_URL: controlsUrl,
        CONTROLS_SECRET: controlsSecret,
      },
    },
  ],
});
