import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keptByKey } from './columns.ts';

/** The invariants of the ledger, held by the database itself: no player's purse below zero, no key twice, nothing moves by halves. */
export const ledger: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('purse')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('balance', 'bigint')
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('purse_of_owner', ['owner', 'kind', 'currency'])
      .addCheckConstraint(
        'purse_never_negative',
        sql`owner = 'world' or owner = 'house' or (balance is not null and balance >= 0)`,
      )
      .execute();
    await database.schema
      .createTable('posting')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addColumn('reference', 'text')
      .modifyEnd(keptByKey(database))
      .execute();
    await database.schema
      .createTable('transfer')
      .addColumn('posting_id', 'text', (column) => column.notNull().references('posting.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('from_purse', 'text', (column) => column.notNull().references('purse.id'))
      .addColumn('to_purse', 'text', (column) => column.notNull().references('purse.id'))
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('from_balance', 'bigint')
      .addColumn('to_balance', 'bigint')
      .addPrimaryKeyConstraint('transfer_id', ['posting_id', 'position'])
      .addCheckConstraint('transfer_moves_something', sql`amount > 0 and from_purse <> to_purse`)
      .modifyEnd(keptByKey(database))
      .execute();
    for (const side of ['from_purse', 'to_purse']) {
      await database.schema.createIndex(`transfer_by_${side}`).on('transfer').column(side).execute();
    }
  },
};
