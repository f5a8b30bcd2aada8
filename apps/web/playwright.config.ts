import { defineConfig } from '@playwright/test';

import { launchOptions } from './e2e/support/launch-options.ts';
import { startTimeout } from './e2e/support/servers.ts';
import { webUrl, workers } from './e2e/support/stack.ts';

/** The real product against the real sandbox. */
export default defineConfig({
  testDir: 'e2e',
  // Node takes the types out itself, twice as fast.
  build: { external: ['**/packages/**'] },
  // Proven, but long: with every change two cores would take a quarter of an hour. E2E_ALL=1 runs them too.
  testIgnore:
    process.env['E2E_ALL'] === undefined
      ? /(languages|my-bets|responsible|share|slip-chaos|slip-for-everyone|slip-prices|steady)\.spec\.ts$/
      : [],
  fullyParallel: true,
  workers,
  // A test that passes when tried again has found a fault, of the product or of its own.
  retries: 0,
  // Long, because no test is about time: a machine whose processors others use must not fail it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    baseURL: webUrl,
    // A worker answers page loads itself, past the faults a test puts in their way; pwa.spec.ts lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Movement is work for the processor, and a target that moves is waited for. A test about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} apps/web/e2e/support/start-stacks.ts`,
    cwd: '../..',
    wait: { stdout: /every stack is up/ },
    timeout: startTimeout,
  },
});
