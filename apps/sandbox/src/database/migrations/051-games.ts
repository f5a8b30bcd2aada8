import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, oneOf, ofPlayer, required, zero } from './columns.ts';

/** Who plays a launched game, and what was played in it. */
export const games: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('game_session')
      .addColumn('token_hash', 'text', key)
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('login_id', 'text', required)
      .addColumn('app', 'text', required)
      .addColumn('expires_ms', 'bigint', required)
      .execute();
    await database.schema
      .createTable('game_play')
      .addColumn('id', 'text', key)
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('app', 'text', required)
      .addColumn('request_key', 'text', required)
      .addColumn('seed', 'text', required)
      .addColumn('round', 'bigint', required)
      .addColumn('pick', 'text', required)
      .addColumn('stake', 'bigint', required)
      .addColumn('currency', 'text', required)
      .addColumn('odds', 'bigint', required)
      .addColumn('status', 'text', required)
      .addColumn('payout', 'bigint', zero)
      .addColumn('created_ms', 'bigint', required)
      .addColumn('ends_ms', 'bigint', required)
      .addUniqueConstraint('game_play_once', ['player_id', 'request_key'])
      .addCheckConstraint('game_play_status', oneOf('status', ['open', 'won', 'lost']))
      .addCheckConstraint('game_play_stake', sql`stake > 0 and payout >= 0`)
      .execute();
    await database.schema.createIndex('game_play_own').on('game_play').columns(['player_id', 'created_ms']).execute();
    await sql`create index game_play_open on game_play (ends_ms) where status = 'open'`.execute(database);
  },
};
