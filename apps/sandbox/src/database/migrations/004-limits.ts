import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { flag, key, oneOf, ofPlayer, required, zero } from './columns.ts';

/** Paying in, and what a player allows themselves. */
export const limits: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createDeposit(database);
    await database.schema
      .createTable('user_limit')
      .addColumn('id', 'text', key)
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('type', 'text', required)
      .addColumn('amount', 'bigint')
      .addColumn('currency', 'text')
      .addColumn('seconds', 'bigint')
      .addColumn('period', 'text')
      .addColumn('confirmed', 'integer', flag)
      .addColumn('active_from_ms', 'bigint')
      .addColumn('active_until_ms', 'bigint')
      .addColumn('ending', 'integer', flag)
      .addColumn('created_ms', 'bigint', required)
      .execute();
    await database.schema.createIndex('user_limit_by_player').on('user_limit').column('player_id').execute();
    await database.schema
      .createTable('sportsbook_session')
      .addColumn('player_id', 'text', (column) => key(column).references('player.id'))
      .addColumn('id', 'text', required)
      .addColumn('started_ms', 'bigint', required)
      .addColumn('started_world_ms', 'bigint', required)
      .addColumn('continued_ms', 'bigint', required)
      .addColumn('seen_ms', 'bigint', required)
      .execute();
    await database.schema
      .createTable('time_use')
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('type', 'text', required)
      .addColumn('day', 'integer', required)
      .addColumn('seconds', 'bigint', zero)
      .addColumn('counted_ms', 'bigint', required)
      .addPrimaryKeyConstraint('time_use_id', ['player_id', 'type', 'day'])
      .addCheckConstraint('time_use_type', oneOf('type', ['activity', 'time']))
      .execute();
  },
};

async function createDeposit(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('deposit')
    .addColumn('id', 'text', key)
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('idempotency_key', 'text', required)
    .addColumn('request', 'text', required)
    .addColumn('method', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('status', 'text', required)
    .addColumn('created_ms', 'bigint', required)
    .addColumn('due_ms', 'bigint')
    .addUniqueConstraint('deposit_once', ['player_id', 'idempotency_key'])
    .addCheckConstraint('deposit_status', oneOf('status', ['pending', 'done', 'failed']))
    .addCheckConstraint('deposit_something', sql`amount > 0`)
    .execute();
  await database.schema.createIndex('deposit_due').on('deposit').columns(['status', 'due_ms']).execute();
}
