import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { zero } from './columns.ts';

/** When the password was last proved in a session, in real time. Sessions from before have no proof. */
export const passwordProof: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.alterTable('session').addColumn('proved_ms', 'bigint', zero).execute();
  },
};
