import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { flag, key, oneOf, ofPlayer, required } from './columns.ts';

/** What belongs to one player alone: choices, favourites, notifications, searches. */
export const personal: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('player_settings')
      .addColumn('player_id', 'text', (column) => key(column).references('player.id'))
      .addColumn('stakes', 'text')
      .addColumn('odds_accept_mode', 'text')
      .addColumn('odds_type', 'text')
      .addColumn('push_subscription', 'text')
      .execute();
    await database.schema
      .createTable('favourite')
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('type', 'text', required)
      .addColumn('object_id', 'text', required)
      .addColumn('created_ms', 'bigint', required)
      .addPrimaryKeyConstraint('favourite_id', ['player_id', 'type', 'object_id'])
      .addCheckConstraint('favourite_type', oneOf('type', ['matches', 'tournaments', 'sports', 'markets']))
      .execute();
    await database.schema
      .createTable('notification')
      .addColumn('id', 'text', key)
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('title', 'text', required)
      .addColumn('caption', 'text', required)
      .addColumn('body', 'text', required)
      .addColumn('type', 'text', required)
      .addColumn('object_type', 'text', required)
      .addColumn('object_id', 'text')
      .addColumn('read', 'integer', flag)
      .addColumn('created_ms', 'bigint', required)
      .execute();
    const byPlayer = database.schema.createIndex('notification_by_player').on('notification');
    await byPlayer.columns(['player_id', 'created_ms']).execute();
    await database.schema
      .createTable('search_history')
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('q', 'text', required)
      .addColumn('searched_ms', 'bigint', required)
      .addPrimaryKeyConstraint('search_history_id', ['player_id', 'q'])
      .execute();
  },
};
