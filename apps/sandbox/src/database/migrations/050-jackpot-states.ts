import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A level of a jackpot can be paused or disabled. */
export const jackpotStates: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .alterTable('jackpot_level')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('active'))
      .execute();
  },
};
