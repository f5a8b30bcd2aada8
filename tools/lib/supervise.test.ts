import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { root } from './root.ts';
import type { Running, Service } from './services.ts';
import { restartPauseMs, superviseServices } from './supervise.ts';

const folder = mkdtempSync(join(tmpdir(), 'supervise-'));
const script = join(folder, 'service.mjs');
writeFileSync(
  script,
  `import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
if (process.env.BROKEN) process.exit(3);
appendFileSync(process.env.LOG, process.pid + '\\n');
setTimeout(
  () => createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT)),
  process.env.WAITS ? 1000 : 0,
);`,
);

let running: Running | null = null;
afterEach(async () => {
  await running?.stop();
  rmSync(join(folder, 'log'), { force: true });
});

it.each([
  [1, 1_000],
  [2, 2_000],
  [4, 8_000],
  [20, 60_000],
])('after %s deaths in a row it waits %s ms', (deaths, expected) => {
  expect(restartPauseMs(deaths)).toBe(expected);
});

it('starts a service that died again, says so, and leaves the others alone', { timeout: 60_000 }, async () => {
  const [one, two] = [await service('one'), await service('two')];
  const lines: string[] = [];
  running = superviseServices([one, two], (line) => lines.push(line));
  await running.ready;
  const [first, second] = [pids('one'), pids('two')];
  process.kill(first[0] ?? 0, 'SIGKILL');
  await expect
    .poll(() => lines, { timeout: 30_000 })
    .toEqual(['The one ended (SIGKILL). The rest goes on; the one starts again in 1 s.', 'The one is back.']);
  expect(pids('one')).toHaveLength(2);
  expect(pids('two')).toEqual(second);
});

it('restarts one when asked to, and starts none again that was to stop', { timeout: 60_000 }, async () => {
  const lines: string[] = [];
  const supervised = superviseServices([await service('again')], (line) => lines.push(line));
  running = supervised;
  await supervised.ready;
  await supervised.restart('again');
  expect(pids('again')).toHaveLength(2);
  const restarted = supervised.restart('again');
  await supervised.stop();
  await restarted;
  expect([pids('again').length, lines]).toEqual([2, []]);
});

it(
  'restarts one as something else when that is given, and again like that when it is killed',
  { timeout: 60_000 },
  async () => {
    const lines: string[] = [];
    const before = await service('other');
    const supervised = superviseServices([before], (line) => lines.push(line));
    running = supervised;
    await supervised.ready;
    await supervised.restart('other', { ...before, env: { ...before.env, LOG: join(folder, 'log-another') } });
    supervised.signal('other', 'SIGKILL');
    await expect.poll(() => lines, { timeout: 30_000 }).toContain('The other is back.');
    expect([pids('other').length, pids('another').length]).toEqual([1, 2]);
  },
);

it('starts a service after those that it needs have answered', { timeout: 60_000 }, async () => {
  const [needed, other] = [await service('needed', { WAITS: '1' }), await service('needing')];
  running = superviseServices([{ ...other, after: ['needed'] }, needed], () => {});
  await expect.poll(() => pids('needed').length).toBe(1);
  expect(() => pids('needing')).toThrow('ENOENT');
  await running.ready;
  expect(pids('needing')).toHaveLength(1);
});

it('gives up when one ends before all were ready', { timeout: 60_000 }, async () => {
  const broken = await service('broken', { BROKEN: '1' });
  running = superviseServices([broken], () => {});
  await expect(running.ready).rejects.toThrow('The broken ended before it was ready');
});

async function service(name: string, env: Record<string, string> = {}): Promise<Service> {
  const port = await freePort();
  const log = join(folder, `log-${name}`);
  return { name, args: [script], env: { PORT: String(port), LOG: log, ...env }, health: `http://127.0.0.1:${port}/` };
}

function pids(name: string): readonly number[] {
  return readFileSync(join(folder, `log-${name}`), 'utf8')
    .trim()
    .split('\n')
    .map(Number);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

it('leaves no service behind when its process ends at once', { timeout: 60_000 }, async () => {
  const starter = `import { startServices } from ${JSON.stringify(join(root, 'tools/lib/services.ts'))};
    await startServices([${JSON.stringify(await service('left'))}]).ready;
    process.exit(4);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', starter], { stdio: 'ignore' });
  expect(status).toBe(4);
  const [pid = 0] = pids('left');
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
