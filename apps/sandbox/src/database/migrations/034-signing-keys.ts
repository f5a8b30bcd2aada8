import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './columns.ts';

/**
 * Keys that every process of the book signs and checks with. They are here because the book is the one thing that all of
 * them share; a copy of it lets nobody in, because what is signed is also measured against the world of the moment.
 */
export const signingKeys: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('signing_key')
      .addColumn('purpose', 'text', key)
      .addColumn('signing_key', 'text', required)
      .execute();
  },
};
