import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { flag } from './columns.ts';

/** Who signed up with an email and has not shown yet that it is theirs. Players from before are in. */
export const pendingPlayers: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.alterTable('player').addColumn('pending', 'integer', flag).execute();
  },
};
