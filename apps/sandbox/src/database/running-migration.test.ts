import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { patient } from './patient-migrations.ts';
import { postgresDialect } from './postgres.ts';
import { snapshot, transact } from './transact.ts';

interface Tables {
  purse: { id: string; amount: number };
}

async function opened() {
  const url = await createTestDatabase(true);
  const connect = () => new Kysely<Tables>({ dialect: postgresDialect(url, 4) });
  const [serving, migrating] = [connect(), connect()];
  await sql`create table purse (id text primary key, amount bigint not null)`.execute(serving);
  await sql`insert into purse values ('a', 5)`.execute(serving);
  const close = () => Promise.all([serving.destroy(), migrating.destroy()]);
  return { serving, migrating, close };
}

const purse = (database: Kysely<Tables>) =>
  database.selectFrom('purse').selectAll().where('id', '=', 'a').executeTakeFirstOrThrow();

describe.runIf(hasPostgres)('[RELEASE-2] a process that serves while a later release migrates its database', () => {
  it.each([
    ['reads', purse],
    ['reads several things that agree', (database: Kysely<Tables>) => snapshot(database, purse)],
    ['writes', (database: Kysely<Tables>) => transact(database, purse)],
  ])('still %s after a column was added', async (_name, work) => {
    const { serving, migrating, close } = await opened();
    // On every connection of the pool.
    const atOnce = () => Promise.all([1, 2, 3, 4].map(() => work(serving)));
    await atOnce();
    for (const column of ['note', 'remark']) {
      await sql`alter table purse add column ${sql.ref(column)} text`.execute(migrating);
      expect(await atOnce()).toEqual(
        Array.from({ length: 4 }, () => expect.objectContaining({ id: 'a', amount: 5 }) as object),
      );
    }
    await close();
  });

  it('is not made to wait by a migration that waits for a table', async () => {
    const { serving, migrating, close } = await opened();
    const { addNote } = patient(
      { addNote: { up: (database) => sql`alter table purse add column note text`.execute(database) as never } },
      100,
    );
    const failed = await serving.transaction().execute(async (reading) => {
      await purse(reading);
      return migrating
        .transaction()
        .execute((transaction) => addNote?.up(transaction) ?? Promise.resolve())
        .catch((error: unknown) => error);
    });
    expect(String(failed)).toContain('lock timeout');
    expect(await purse(serving)).toMatchObject({ amount: 5 });
    await close();
  });
});
