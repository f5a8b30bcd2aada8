import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ofPlayer, required } from './columns.ts';

/** What players think will happen; one vote a player and prediction. */
export const votes: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('vote')
      .addColumn('prediction_id', 'text', required)
      .addColumn('player_id', 'text', ofPlayer)
      .addColumn('option', 'text', required)
      .addPrimaryKeyConstraint('vote_id', ['prediction_id', 'player_id'])
      .execute();
  },
};
