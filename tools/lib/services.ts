import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createConnection } from 'node:net';
import { root } from './root.ts';

export interface Service {
  readonly name: string;
  /** Node unless given. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** A file that gets what it writes to standard error; ours unless given. */
  readonly log?: string;
  /** Answers 200 once the service is ready; with `tcp:` it takes a connection. */
  readonly health: string;
  /** Others that have to answer before a supervised one is started, by name. */
  readonly after?: readonly string[];
}

export interface Running {
  /** Every service answers; refused, with a line that says why, when one ends or stays silent instead. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

const startMsMax = 180_000;
const stopMsMax = 5_000;

/** Ended with this process, also when it ends at once: an orphan keeps its ports, and whoever reads its output waits for ever. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/** Starts the services side by side. */
export function startServices(services: readonly Service[]): Running {
  const children = services.map((service) => ({ service, child: launch(service) }));
  const died = Promise.race(children.map(({ service, child }) => ended(child).then(() => service.name)));
  const answered = Promise.all(services.map((service) => answers(service)));
  const ready = Promise.race([answered.then(() => null), died]).then((name) =>
    name === null
      ? undefined
      : Promise.reject(new Error(`The ${name} ended before it was ready; its message is above.`)),
  );
  return { ready, stop: async () => void (await Promise.all(children.map(({ child }) => end(child)))) };
}

export function launch({ command = process.execPath, args, env, log }: Service): ChildProcess {
  const errors = log === undefined ? 'inherit' : openSync(log, 'a');
  const child = spawn(command, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', errors],
  });
  // The child has its own.
  if (errors !== 'inherit') closeSync(errors);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Resolves with how it ended: an exit code, or the signal that ended it. */
export function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? child.signalCode ?? 0);
    else child.once('exit', (code, signal) => resolve(code ?? signal ?? 0));
  });
}

export async function end(child: ChildProcess, msMax = stopMsMax): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), msMax);
  await ended(child);
  clearTimeout(late);
}

export async function answers({ name, health }: Pick<Service, 'name' | 'health'>): Promise<void> {
  const until = Date.now() + startMsMax;
  while (Date.now() < until) {
    if (await isWell(health)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} did not answer within ${startMsMax / 1000} seconds.`);
}

/** Whether a service says now that it is ready. */
export async function isWell(health: string): Promise<boolean> {
  if (health.startsWith('tcp:')) return takesConnections(new URL(health));
  const reply = await fetch(health).catch(() => null);
  await reply?.body?.cancel();
  return reply?.ok === true;
}

function takesConnections({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
