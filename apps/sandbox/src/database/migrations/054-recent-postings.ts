import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What money was moved for lately is asked for when a process is gone (RUN-8). Postings are only ever added, about in the order of their
 * time, so a few bytes for each hundred pages find them; a database of one process is never asked.
 */
export const recentPostings: Migration = {
  up: async (database: Kysely<unknown>) => {
    if (database.getExecutor().adapter.supportsMultipleConnections !== true) return;
    await sql`create index if not exists posting_at on posting using brin (at_ms)`.execute(database);
  },
};
