import { spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { freePort } from './free-port.ts';

export interface RedisServer {
  readonly url: string;
  /** Ends it without a word, as a machine that fails would. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
}

/** Whether this machine has a `redis-server`, as Debian's package of that name does. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of its own on a free port, which keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let kill: RedisServer['kill'] | null = null;
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    const gone = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
    });
    kill = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error('Redis ended before it was ready');
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill: async () => kill?.() };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
