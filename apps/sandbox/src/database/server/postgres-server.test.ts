import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { embeddedPostgres } from './find-postgres.ts';
import { query, startKeptPostgres, startPostgres } from './postgres-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipstream-embedded-'));
// Run by root, the server is another user, who must be able to enter.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = embeddedPostgres();

describe.skipIf(programs === null)('the PostgreSQL that comes with the packages', () => {
  it('starts without a server on the machine, also as root, and keeps its files', async () => {
    const data = join(folder, 'packaged');
    for (const isNew of [true, false]) {
      const server = await startPostgres(data, ['fsync=off'], programs);
      const url = `postgresql://slipstream@/postgres?host=${encodeURIComponent(server.socket)}`;
      if (isNew) await query(url, 'create table kept (id int)');
      expect(await query(url, "select 1 from pg_tables where tablename = 'kept'")).toBe(1);
      await server.stop();
    }
  });

  it('has a database that the product can use', async () => {
    const { url, stop } = await startKeptPostgres(join(folder, 'book'));
    const database = await openDatabase(url);
    expect(await database.selectFrom('posting').select('id').execute()).toEqual([]);
    await database.destroy();
    // A sandbox that was killed left it running: the next one goes on with it.
    const again = await startKeptPostgres(join(folder, 'book'));
    expect(again.url).toBe(url);
    await again.stop();
    await expect(query(url, 'select 1')).rejects.toThrow('ENOENT');
    await stop();
  });

  it('restarts at the same place with what was written', async () => {
    const { url, restart, stop } = await startKeptPostgres(join(folder, 'restarted'));
    await query(url, 'create table kept (id int)');
    await restart();
    expect(await query(url, "select 1 from pg_tables where tablename = 'kept'")).toBe(1);
    await stop();
  });

  it('is stopped with everything it started', () => {
    const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  });
});

it('a system without PostgreSQL is told what to name instead', async () => {
  await expect(startPostgres(join(folder, 'none'), [], null)).rejects.toThrow('name a server with --database');
});
