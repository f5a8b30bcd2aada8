import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { centrifugo5Config, centrifugoConfig } from '../centrifugo/centrifugo-config.ts';
import { centrifugoPublisher } from '../centrifugo/centrifugo-publisher.ts';
import type { RealtimeOptions } from '../settings.ts';

import type { Backend } from './backend.ts';
import { centrifugoCached } from './centrifugo-cache.ts';
import { freePort } from './free-port.ts';

export const apiKey = 'an-api-key-for-tests';

/** A Centrifugo on PATH, or the one that `npm run centrifugo -w @slipstream/realtime` built once; null when there is none. */
export function findCentrifugo(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'centrifugo'));
  return [...onPath, ...centrifugoCached].find(isExecutable) ?? null;
}

export async function startCentrifugo(
  binary: string,
  options: RealtimeOptions,
  redisUrl: string | null = null,
): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstream-centrifugo-'));
  const port = await freePort();
  const config = isFive(binary)
    ? {
        ...centrifugo5Config(options, apiKey, redisUrl),
        address: '127.0.0.1',
        port,
        health: true,
        log_level: 'error',
        usage_stats_disable: true,
      }
    : {
        ...centrifugoConfig(options, apiKey, redisUrl),
        http_server: { address: '127.0.0.1', port },
        health: { enabled: true },
        log: { level: 'error' },
        usage_stats: { disabled: true },
      };
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  const child = spawn(binary, ['--config', file], { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const base = `http://127.0.0.1:${port}`;
  await untilHealthy(`${base}/health`, () => child.exitCode !== null);
  return {
    url: `ws://127.0.0.1:${port}/connection/websocket`,
    publisher: centrifugoPublisher({ apiUrls: [`${base}/api`], apiKey }),
    async stop() {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** By its commands, because one that was built from its module does not know its version. */
export function isFive(binary: string): boolean {
  return !spawnSync(binary, ['--help'], { encoding: 'utf8' }).stdout.includes('defaultconfig');
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function untilHealthy(url: string, isGone: () => boolean): Promise<void> {
  while (!isGone()) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  throw new Error('Centrifugo ended before it was ready');
}
