import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A real sandbox process that can be killed at any moment and comes back on the same data. */
export interface DoomedSandbox {
  /** Where it is reached now; a new place after every start. */
  origin(): string;
  /** kill -9 in the middle of whatever it does, then a new start. */
  killAndRestart(): Promise<void>;
  control(command: string, body?: object): Promise<void>;
  /** Ends it in an orderly way. */
  stop(): Promise<void>;
}

const secret = randomUUID();
const main = join(import.meta.dirname, '..', '..', 'main.ts');

export async function startDoomed(data: string, database: string): Promise<DoomedSandbox> {
  let { child, origin, controls } = await start(data, database);
  const control = async (command: string, body: object = {}) => {
    const headers = { Authorization: `Bearer ${secret}` };
    const reply = await fetch(`${controls}/control/${command}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`control ${command} answered ${reply.status}: ${await reply.text()}`);
  };
  // Shorter waits, so that many bets go through every state in little time.
  const hurry = () => control('bet-timing', { liveDelayMs: 300, traderMs: 200, offerMs: 500, cashoutMs: 150 });
  await hurry();
  return {
    origin: () => origin,
    control,
    killAndRestart: async () => {
      await ended(child, 'SIGKILL');
      ({ child, origin, controls } = await start(data, database));
      await hurry();
    },
    stop: () => ended(child, 'SIGTERM'),
  };
}

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly controls: string;
}

async function start(data: string, database: string): Promise<Started> {
  const world = ['--data', data, '--database', database, '--seed', 'chaos/3', '--speed', '300'];
  const child = spawn(process.execPath, [main, '--port', '0', '--controls', '0', ...world], {
    env: { ...process.env, CONTROLS_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { origin, controls } = await new Promise<Omit<Started, 'child'>>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code} before it served`)));
    let served = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/[^/\s]+/.exec(line)?.[0] ?? '';
      if (line.startsWith('sandbox:')) served = found;
      if (line.startsWith('controls:')) resolve({ origin: served, controls: found });
    });
  });
  return { child, origin, controls };
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
