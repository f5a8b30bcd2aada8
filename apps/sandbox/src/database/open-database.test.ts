import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetDatabase, openDatabase, openToRead } from './open-database.ts';
import { DatabaseInUseError, DatabaseOpenError } from './sqlite.ts';
import { snapshot } from './transact.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipstream-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const posting = (id: string) => ({ id, kind: 'deposit', at_ms: 1, reference: null });

describe('opening a database', () => {
  it('brings a file up to date once, and a second opening finds what the first left', async () => {
    const file = join(folder, 'new', 'book.sqlite');
    const first = await openDatabase(file);
    await first.insertInto('posting').values({ id: 'p', kind: 'deposit', at_ms: 1, reference: null }).execute();
    await first.destroy();
    const second = await openDatabase(file);
    expect(await second.selectFrom('posting').select('id').execute()).toEqual([{ id: 'p' }]);
    await second.destroy();
  });

  it.skipIf(process.platform === 'win32')('[SESSION-10] nobody else reads a file, its log or its folder', async () => {
    const place = join(folder, 'private');
    const file = join(place, 'book.sqlite');
    const database = await openDatabase(file);
    expect(modeOf(place)).toBe('700');
    expect(readdirSync(place).map((name) => `${name} ${modeOf(join(place, name))}`)).toEqual([
      'book.sqlite 600',
      'book.sqlite-lock 600',
      'book.sqlite-shm 600',
      'book.sqlite-wal 600',
    ]);
    await database.destroy();
    chmodSync(file, 0o644);
    await (await openDatabase(file)).destroy();
    expect(modeOf(file)).toBe('600');
  });

  it('a file in use is neither opened nor forgotten', async () => {
    const file = join(folder, 'held.sqlite');
    const database = await openDatabase(file);
    await expect(openDatabase(file)).rejects.toThrow(DatabaseInUseError);
    expect(() => forgetDatabase(file)).toThrow(DatabaseInUseError);
    await database.destroy();
    forgetDatabase(file);
    expect(existsSync(file)).toBe(false);
  });

  it('whoever only reads sees a file in use, at one moment, and holds nobody up', async () => {
    const file = join(folder, 'read.sqlite');
    await expect(openToRead(file)).rejects.toThrow(DatabaseOpenError);
    const database = await openDatabase(file);
    await database.insertInto('posting').values(posting('a')).execute();
    const reader = await openToRead(file);
    await snapshot(reader, async (read) => {
      const ids = () => read.selectFrom('posting').select('id').execute();
      expect(await ids()).toEqual([{ id: 'a' }]);
      await database.insertInto('posting').values(posting('b')).execute();
      expect(await ids()).toEqual([{ id: 'a' }]);
    });
    await expect(reader.insertInto('posting').values(posting('c')).execute()).rejects.toThrow(/readonly/);
    await reader.destroy();
    await database.deleteFrom('kysely_migration' as 'posting').execute();
    await expect(openToRead(file)).rejects.toThrow(/another version/);
    await database.destroy();
  });

  it('[RELEASE-2] an upgrade can be taken back, unless a migration says that it can not', async () => {
    const file = join(folder, 'later.sqlite');
    const migrated = async (name: string) => {
      const database = await openDatabase(file);
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(database);
      await database.destroy();
    };
    await migrated('900-of-a-later-release');
    const database = await openDatabase(file);
    expect(await database.selectFrom('posting').select('id').execute()).toEqual([]);
    await database.destroy();
    await migrated('901-of-a-later-release-breaking');
    await expect(openDatabase(file)).rejects.toThrow(/a later release changed it \(901-of-a-later-release-breaking\)/);
  });

  it('a server that does not answer is one line without its password', async () => {
    const failed = openDatabase('postgresql://somebody:secret@127.0.0.1:9/book').catch((error: unknown) => error);
    const error = await failed;
    expect(error).toBeInstanceOf(DatabaseOpenError);
    expect((error as Error).message).toMatch(/^the database can't be used: .+$/);
    expect((error as Error).message).not.toContain('secret');
  });

  it('what can not be a database says so', async () => {
    const error = await openDatabase(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseOpenError);
  });
});
