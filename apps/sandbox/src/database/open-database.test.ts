import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetDatabase, openDatabase } from './open-database.ts';
import { DatabaseInUseError, DatabaseOpenError } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'slipstream-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

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
