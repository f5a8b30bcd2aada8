import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

export interface LocksSeen {
  advisoryMax: number;
  /** The longest time for which a transaction of another connection was open. */
  longestMs: number;
}

const lookMs = 20;

/** Looks again and again at what a PostgreSQL has locked for longer than a statement, until it is stopped. */
export function watchLocks(database: Database): { stop(): Promise<LocksSeen> } {
  const over = new AbortController();
  const seen: LocksSeen = { advisoryMax: 0, longestMs: 0 };
  // A connection that listens is idle, and for a moment has the time of its `listen` when it is told something.
  const look = async () => {
    const { rows } = await sql<{ advisory: number; longest: number }>`select
      (select count(*) from pg_locks where locktype = 'advisory')::int as advisory,
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start) * 1000), 0) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and state <> 'idle')::float as longest
      `.execute(database);
    seen.advisoryMax = Math.max(seen.advisoryMax, rows[0]?.advisory ?? 0);
    seen.longestMs = Math.max(seen.longestMs, rows[0]?.longest ?? 0);
  };
  const watching = (async () => {
    while (!over.signal.aborted) {
      await look();
      await wait(lookMs);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await watching;
      return seen;
    },
  };
}

/** Advisory locks and transactions that wait for their client. */
export async function locksHeld(database: Database): Promise<number> {
  const { rows } = await sql<{ held: number }>`select
    (select count(*) from pg_locks where locktype = 'advisory')::int +
    (select count(*) from pg_stat_activity where state like 'idle in transaction%')::int as held`.execute(database);
  return rows[0]?.held ?? 0;
}
