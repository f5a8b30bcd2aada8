import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { flag, keptByKey, key, oneOf, required } from './columns.ts';

/** Bets, what they stand on, requests that count once, and shared slips. */
export const book: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createBet(database);
    await createLeg(database);
    await database.schema
      .createTable('request_key')
      .addColumn('player_id', 'text', required)
      .addColumn('scope', 'text', required)
      .addColumn('request_key', 'text', required)
      .addColumn('body_hash', 'text')
      .addColumn('answer', 'text')
      .addColumn('at_ms', 'bigint', required)
      .addPrimaryKeyConstraint('request_key_id', ['player_id', 'scope', 'request_key'])
      .addCheckConstraint('request_key_scope', oneOf('scope', ['placement', 'cashout']))
      .modifyEnd(keptByKey(database))
      .execute();
    await database.schema
      .createTable('shared_slip')
      .addColumn('code', 'text', key)
      .addColumn('bets', 'text', required)
      .addColumn('created_ms', 'bigint', required)
      .addColumn('expires_ms', 'bigint', required)
      .execute();
  },
};

async function createBet(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bet')
    .addColumn('id', 'text', key)
    .addColumn('player_id', 'text', required)
    .addColumn('ref', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('result', 'text', required)
    .addColumn('version', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('stake', 'bigint', required)
    .addColumn('stake_left', 'bigint', required)
    .addColumn('odds', 'bigint', required)
    .addColumn('potential_win', 'bigint', required)
    .addColumn('paid', 'bigint')
    .addColumn('is_vip', 'integer', flag)
    .addColumn('is_quick', 'integer', flag)
    .addColumn('terms', 'text', required)
    .addColumn('course', 'text', required)
    .addColumn('to_check', 'integer', flag)
    .addColumn('created_ms', 'bigint', required)
    .addColumn('settled_ms', 'bigint')
    .addColumn('due_ms', 'bigint')
    .addColumn('rule_min', 'bigint')
    .addCheckConstraint('bet_stake', sql`stake > 0 and stake_left >= 0 and stake_left <= stake`)
    .modifyEnd(keptByKey(database))
    .execute();
  await database.schema.createIndex('bet_by_player').on('bet').columns(['player_id', 'created_ms', 'id']).execute();
  // The book asks many times a second for the few bets that need something, so their indexes hold nothing else.
  await sql`create index bet_due on bet (due_ms) where due_ms is not null`.execute(database);
  await sql`create index bet_to_check on bet (id) where to_check = 1`.execute(database);
  await sql`create index bet_with_rule on bet (id) where rule_min is not null`.execute(database);
}

async function createLeg(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bet_leg')
    .addColumn('bet_id', 'text', (column) => column.notNull().references('bet.id'))
    .addColumn('position', 'integer', required)
    .addColumn('match_id', 'text', required)
    .addColumn('market_id', 'text', required)
    .addColumn('specifier', 'text', required)
    .addColumn('outcome_id', 'text', required)
    .addColumn('odds', 'bigint', required)
    .addColumn('status', 'text', required)
    .addColumn('about', 'text', required)
    .addPrimaryKeyConstraint('bet_leg_id', ['bet_id', 'position'])
    .modifyEnd(keptByKey(database))
    .execute();
  await sql`create index bet_leg_open on bet_leg (match_id, market_id, specifier) where status = 'open'`.execute(
    database,
  );
}
