import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a player wants to be shown offers goes with the account. */
export const offersChoice: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.alterTable('player_settings').addColumn('offers', 'text').execute();
  },
};
