import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';

const patience = { timeout: 90_000, interval: 50 };

const main = join(import.meta.dirname, '..', 'main.ts');
const data = mkdtempSync(join(tmpdir(), 'sandbox-killed-'));
const children: ChildProcess[] = [];
let database: Database | null = null;
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => end(child)));
  await database?.destroy();
  rmSync(data, { recursive: true, force: true });
});

/** A real process; answers once it serves. */
async function start(url: string, role: string): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const folder = join(data, String(children.length));
  const args = ['--role', role, '--database', url, '--port', '0', '--data', folder, '--seed', 'killed/3'];
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it served`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('sandbox: http')) resolve(line.slice('sandbox: '.length));
    });
  });
  return { child, origin };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

describe.skipIf(!hasPostgres)('a process that dies', () => {
  it('[RUN-7] is replaced, and one that stood still does not come back as the publisher', async () => {
    const url = await createTestDatabase();
    database = await openDatabase(url);
    const tables = database;
    /** Who publishes, by where it is reached. */
    const publisher = async () => {
      const row = await tables
        .selectFrom('lease')
        .innerJoin('process', 'process.id', 'lease.holder')
        .select(['process.origin', 'lease.fence'])
        .where('lease.name', '=', 'feed')
        .executeTakeFirst();
      return [row?.origin ?? '', row?.fence ?? 0] as const;
    };
    const another = async (than: string, after: number) => {
      await vi.waitUntil(async () => {
        const [origin, fence] = await publisher();
        return origin !== than && origin !== '' && fence > after;
      }, patience);
      return publisher();
    };
    const all = [await start(url, 'feed'), await start(url, 'feed'), await start(url, 'feed')];
    const at = (origin: string) => all.find((each) => each.origin === origin)?.child;
    const [first, fence] = await another('', 0);
    at(first)?.kill('SIGKILL');
    const [second, secondFence] = await another(first, fence);
    at(second)?.kill('SIGSTOP');
    const [third, thirdFence] = await another(second, secondFence);
    at(second)?.kill('SIGCONT');
    await vi.waitUntil(async () => (await fetch(`${second}/health`)).ok, patience);
    expect(new Set([first, second, third]).size).toBe(3);
    // Whoever has it now, nobody has it as it was before the pause.
    expect((await publisher())[1]).toBeGreaterThanOrEqual(thirdFence);
  });
});
