import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { test } from '@playwright/test';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const startTimeout = 120_000;

/** What a test may take is meant for the test: servers start in time of their own. */
export function giveTimeToStart(): void {
  const info = test.info();
  info.setTimeout(info.timeout + startTimeout);
}

export function run(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

export async function untilUp(address: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error(`${address} did not come up`);
}
