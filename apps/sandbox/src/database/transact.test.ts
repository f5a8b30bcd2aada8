import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { transact } from './transact.ts';

interface Tables {
  purse: { id: string; amount: number };
}

const folder = mkdtempSync(join(tmpdir(), 'slipstream-db-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kinds = [
  { kind: 'SQLite', open: async () => sqliteDialect(join(folder, 'book.sqlite')), isHere: true },
  { kind: 'PostgreSQL', open: async () => postgresDialect(await createTestDatabase(true)), isHere: hasPostgres },
];

describe.each(kinds)('$kind', ({ open, isHere }) => {
  it.runIf(isHere)('loses no update of parallel transactions', async () => {
    const database = new Kysely<Tables>({ dialect: await open() });
    await database.schema
      .createTable('purse')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('amount', 'bigint')
      .execute();
    await database
      .insertInto('purse')
      .values({ id: 'a', amount: 2 ** 52 })
      .execute();
    const add = () =>
      transact(database, async (transaction) => {
        const { amount } = await transaction
          .selectFrom('purse')
          .select('amount')
          .where('id', '=', 'a')
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('purse')
          .set({ amount: amount + 1 })
          .where('id', '=', 'a')
          .execute();
      });
    await Promise.all(Array.from({ length: 4 }, add));
    const { amount } = await database.selectFrom('purse').select('amount').executeTakeFirstOrThrow();
    expect(amount).toBe(2 ** 52 + 4);
    await database.destroy();
  });
});

describe('one process at a time', () => {
  it('a second one is told that the file is in use', async () => {
    const file = join(folder, 'locked.sqlite');
    const database = new Kysely<Tables>({ dialect: sqliteDialect(file) });
    await database.schema.createTable('purse').addColumn('id', 'text').execute();
    const module = fileURLToPath(new URL('./sqlite.ts', import.meta.url));
    const code = `import(${JSON.stringify(module)}).then(({ sqliteDialect }) => sqliteDialect(${JSON.stringify(file)})).catch((error) => console.log(error.constructor.name))`;
    const other = () => spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stdout.trim();
    expect(other()).toBe('DatabaseInUseError');
    await database.destroy();
    expect(other()).toBe('');
  });
});
