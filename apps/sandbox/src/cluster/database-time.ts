import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';

/** Milliseconds since 1970 by the clock of the database. */
export const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Real time as every process of a database reads it, whatever the clock of its machine shows. */
export interface DatabaseTime {
  now(): number;
  /** Looks at the database's clock again. */
  measure(): Promise<void>;
}

const samples = 3;

export async function openDatabaseTime(database: Database, machineNow: () => number): Promise<DatabaseTime> {
  let { offsetMs } = await nearest(database, machineNow);
  return {
    now: () => machineNow() + offsetMs,
    measure: async () => {
      const measured = await nearest(database, machineNow);
      // The answer was given at some moment of the way there and back, so less than that is no difference.
      if (Math.abs(measured.offsetMs - offsetMs) > measured.tookMs) ({ offsetMs } = measured);
    },
  };
}

/** The quickest of a few answers says most exactly when it was given. */
async function nearest(database: Database, machineNow: () => number) {
  let best = { offsetMs: 0, tookMs: Infinity };
  for (let sample = 0; sample < samples; sample += 1) {
    const askedMs = machineNow();
    const atMs = await readDatabaseNow(database);
    const tookMs = machineNow() - askedMs;
    if (tookMs < best.tookMs) best = { offsetMs: Math.round(atMs - askedMs - tookMs / 2), tookMs };
  }
  return best;
}

async function readDatabaseNow(database: Database): Promise<number> {
  const { rows } = await sql<{ at: number }>`select ${databaseNow} as at`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('the database did not tell the time');
  return row.at;
}
