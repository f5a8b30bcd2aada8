import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/** What several processes of one database share: the world, who does what, who is there, and what they tell each other. */
export const cluster: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('world')
      .addColumn('id', 'text', key)
      .addColumn('seed', 'text', required)
      .addColumn('speed', 'double precision', required)
      .addColumn('rate', 'double precision', required)
      .addColumn('world_ms', 'bigint', required)
      .addColumn('real_ms', 'bigint', required)
      .addColumn('revision', 'bigint', required)
      .execute();
    await database.schema
      .createTable('lease')
      .addColumn('name', 'text', key)
      .addColumn('holder', 'text', required)
      .addColumn('fence', 'bigint', required)
      .addColumn('until_ms', 'bigint', required)
      .execute();
    await database.schema
      .createTable('process')
      .addColumn('id', 'text', key)
      .addColumn('role', 'text', required)
      .addColumn('origin', 'text', required)
      .addColumn('channels', 'text', required)
      .addColumn('seen_ms', 'bigint', required)
      .execute();
    await database.schema
      .createTable('bus_message')
      .addColumn('id', 'text', key)
      .addColumn('at_ms', 'bigint', required)
      .addColumn('body', 'text', required)
      .execute();
    await database.schema.createIndex('bus_message_at').on('bus_message').column('at_ms').execute();
  },
};
