import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import type { RealtimeOptions } from '../settings.ts';
import type { Backend } from './backend.ts';
import { backends } from './backends.ts';
import { disconnectClients } from './client.ts';
import { startProxy, type Proxy } from './proxy.ts';

export interface Stage {
  readonly backend: Backend;
  /** A bad network in front of the backend. */
  readonly proxy: Proxy;
}

/** Runs the same tests against every server that can be had here; the others are reported as skipped. */
export function describeBackends(title: string, options: RealtimeOptions, tests: (stage: () => Stage) => void): void {
  for (const { name, start } of backends) {
    describe.skipIf(start === null)(`${title} with ${name}`, () => {
      let stage: Stage | undefined;
      beforeAll(async () => {
        if (start === null) return;
        const backend = await start(options);
        stage = { backend, proxy: await startProxy(backend.url) };
      });
      afterEach(disconnectClients);
      afterAll(async () => {
        await stage?.proxy.stop();
        await stage?.backend.stop();
      });
      tests(() => {
        if (stage === undefined) throw new Error('asked for before it was ready');
        return stage;
      });
    });
  }
}
