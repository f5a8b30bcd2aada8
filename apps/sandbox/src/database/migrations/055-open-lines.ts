import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Settling asks which lines of a match are waited for, whatever the number of bets on each. */
export const openLines: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`create index if not exists bet_leg_line on bet_leg (match_id, market_id, specifier, outcome_id)
      where status = 'open'`.execute(database);
    await sql`drop index if exists bet_leg_open`.execute(database);
  },
};
