import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, ofPlayer, required } from './columns.ts';

/** A player has several devices, each with a subscription of its own; the one column before it was sent nothing. */
export const pushSubscriptions: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('push_subscription')
      .addColumn('endpoint', 'text', key)
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('p256dh', 'text', required)
      .addColumn('auth', 'text', required)
      .addColumn('created_ms', 'bigint', required)
      .execute();
    await database.schema
      .createIndex('push_subscription_by_player')
      .on('push_subscription')
      .column('player_id')
      .execute();
    await database.schema.alterTable('player_settings').dropColumn('push_subscription').execute();
    await database.schema.alterTable('player_settings').addColumn('push_topics', 'text').execute();
  },
};
