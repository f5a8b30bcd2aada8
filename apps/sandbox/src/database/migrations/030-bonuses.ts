import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { flag, key, oneOf, ofPlayer, required, zero } from './columns.ts';

const kinds = ['comboboost', 'freebet', 'hunting', 'lootbox', 'tournament'];

/** Bonuses that were given, what bets use of them, boxes, tournaments and jackpots. Their money is in the ledger. */
export const bonuses: Migration = {
  up: async (database: Kysely<unknown>) => {
    await createBonus(database);
    await createUse(database);
    await createJackpot(database);
    await database.schema
      .createTable('tournament')
      .addColumn('offer', 'text', key)
      .addColumn('state', 'text', required)
      .addColumn('payout_state', 'text', required)
      .addColumn('started_ms', 'bigint', required)
      .addColumn('ends_ms', 'bigint', required)
      .addColumn('version', 'bigint', required)
      .addColumn('told', 'bigint', zero)
      .execute();
  },
};

async function createBonus(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bonus')
    .addColumn('id', 'text', key)
    .addColumn('offer', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('issue_key', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', required)
    .addColumn('seen', 'integer', flag)
    .addColumn('told', 'integer', flag)
    .addColumn('times_used', 'integer', zero)
    .addColumn('points', 'bigint', zero)
    .addColumn('points_spent', 'bigint', zero)
    .addColumn('amount', 'bigint')
    .addColumn('amount_issued', 'bigint')
    .addColumn('freebet_type', 'text')
    .addColumn('currency', 'text')
    .addColumn('boost', 'bigint', required)
    .addColumn('issued_ms', 'bigint', required)
    .addColumn('activated_ms', 'bigint')
    .addColumn('expires_ms', 'bigint')
    .addColumn('version', 'bigint', required)
    .addCheckConstraint('bonus_kind', oneOf('kind', kinds))
    .addCheckConstraint('bonus_points', sql`points >= 0 and points_spent >= 0 and points_spent <= points`)
    .execute();
  await database.schema.createIndex('bonus_by_player').on('bonus').columns(['player_id', 'issued_ms']).execute();
  await sql`create index bonus_untold on bonus (id) where told = 0`.execute(database);
  await sql`create index bonus_to_expire on bonus (expires_ms)
    where status in ('available', 'active', 'not_available')`.execute(database);
  await database.schema
    .createTable('bet_count')
    .addColumn('player_id', 'text', required)
    .addColumn('program', 'text', required)
    .addColumn('bets', 'integer', zero)
    .addPrimaryKeyConstraint('bet_count_id', ['player_id', 'program'])
    .execute();
}

async function createUse(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bonus_use')
    .addColumn('bonus_id', 'text', (column) => column.notNull().references('bonus.id'))
    .addColumn('bet_id', 'text', required)
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('kind', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('points', 'bigint', zero)
    .addColumn('match_ids', 'text', required)
    .addPrimaryKeyConstraint('bonus_use_id', ['bonus_id', 'bet_id'])
    .addCheckConstraint('bonus_use_state', oneOf('state', ['open', 'settled', 'released']))
    .execute();
  await database.schema.createIndex('bonus_use_by_bet').on('bonus_use').column('bet_id').execute();
  // Whatever goes wrong above it, a freebet is in one bet.
  await sql`create unique index bonus_use_once on bonus_use (bonus_id)
    where kind = 'freebet' and state <> 'released'`.execute(database);
  await database.schema
    .createTable('bonus_box')
    .addColumn('id', 'text', key)
    .addColumn('bonus_id', 'text', (column) => column.notNull().references('bonus.id'))
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('outcome', 'text', required)
    .addColumn('prize', 'text', required)
    .addColumn('won_ms', 'bigint', required)
    .addColumn('opened_ms', 'bigint')
    .execute();
  await database.schema.createIndex('bonus_box_by_bonus').on('bonus_box').column('bonus_id').execute();
}

async function createJackpot(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('jackpot_level')
    .addColumn('jackpot', 'text', required)
    .addColumn('level', 'text', required)
    .addColumn('hit_at', 'bigint', required)
    .addColumn('round', 'integer', zero)
    .addPrimaryKeyConstraint('jackpot_level_id', ['jackpot', 'level'])
    .execute();
  await database.schema
    .createTable('jackpot_hit')
    .addColumn('id', 'text', key)
    .addColumn('jackpot', 'text', required)
    .addColumn('level', 'text', required)
    .addColumn('player_id', 'text', ofPlayer)
    .addColumn('bet_id', 'text')
    .addColumn('amount', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('seen', 'integer', flag)
    .addColumn('told', 'integer', flag)
    .addColumn('created_ms', 'bigint', required)
    .addColumn('due_ms', 'bigint', required)
    .addCheckConstraint('jackpot_hit_status', oneOf('status', ['approved', 'paid']))
    .execute();
  await database.schema.createIndex('jackpot_hit_by_player').on('jackpot_hit').column('player_id').execute();
  await sql`create index jackpot_hit_due on jackpot_hit (due_ms) where status = 'approved'`.execute(database);
}
