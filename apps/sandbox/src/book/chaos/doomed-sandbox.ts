import { spawn, type ChildProcess } from 'node:child_process';
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

const main = join(import.meta.dirname, '..', '..', 'main.ts');

export async function startDoomed(data: string, database: string): Promise<DoomedSandbox> {
  let { child, origin } = await start(data, database);
  const control = async (command: string, body: object = {}) => {
    const reply = await fetch(`${origin}/control/${command}`, { method: 'POST', body: JSON.stringify(body) });
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
      ({ child, origin } = await start(data, database));
      await hurry();
    },
    stop: () => ended(child, 'SIGTERM'),
  };
}

async function start(data: string, database: string): Promise<{ child: ChildProcess; origin: string }> {
  const args = [main, '--port', '0', '--data', data, '--database', database, '--seed', 'chaos', '--speed', '300'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code} before it served`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\S+/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { child, origin };
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
