import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keptByKey, key, required } from './columns.ts';

/**
 * Every bet writes to the ledger, and each index it must keep is a page more to write. A posting is known by one name instead of
 * two, and transfers are found by purses that keep a balance: nobody lists those of the house or the world.
 */
export const leanLedger: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isServer = database.getExecutor().adapter.supportsMultipleConnections === true;
    if (isServer) await leaveOut(database);
    else await database.transaction().execute(layOutAgain);
  },
};

async function leaveOut(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('posting').dropColumn('idempotency_key').execute();
  for (const side of ['from', 'to']) await database.schema.dropIndex(`transfer_by_${side}_purse`).execute();
  await indexSides(database);
}

/** SQLite can't take a unique column away, so both tables are written anew: the one that refers to the other goes first. */
async function layOutAgain(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('lean_posting')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('at_ms', 'bigint', required)
    .addColumn('reference', 'text')
    .modifyEnd(keptByKey(database))
    .execute();
  await database.schema
    .createTable('lean_transfer')
    .addColumn('posting_id', 'text', (column) => column.notNull().references('lean_posting.id'))
    .addColumn('position', 'integer', required)
    .addColumn('from_purse', 'text', (column) => column.notNull().references('purse.id'))
    .addColumn('to_purse', 'text', (column) => column.notNull().references('purse.id'))
    .addColumn('amount', 'bigint', required)
    .addColumn('from_balance', 'bigint')
    .addColumn('to_balance', 'bigint')
    .addPrimaryKeyConstraint('transfer_id', ['posting_id', 'position'])
    .addCheckConstraint('transfer_moves_something', sql`amount > 0 and from_purse <> to_purse`)
    .modifyEnd(keptByKey(database))
    .execute();
  await sql`insert into lean_posting select id, kind, at_ms, reference from posting`.execute(database);
  const columns = sql`posting_id, position, from_purse, to_purse, amount, from_balance, to_balance`;
  await sql`insert into lean_transfer select ${columns} from transfer`.execute(database);
  for (const table of ['transfer', 'posting']) {
    await database.schema.dropTable(table).execute();
    await database.schema.alterTable(`lean_${table}`).renameTo(table).execute();
  }
  await indexSides(database);
}

async function indexSides(database: Kysely<unknown>): Promise<void> {
  for (const side of ['from', 'to']) {
    const [index, purse, balance] = [`transfer_of_${side}`, `${side}_purse`, `${side}_balance`].map((name) =>
      sql.ref(name),
    );
    await sql`create index ${index} on transfer (${purse}) where ${balance} is not null`.execute(database);
  }
}
