import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Longer than any transaction of ours takes. */
const lockMsMax = 10_000;

/**
 * Migrations that give up when a table is not theirs for too long. Whoever waits for a whole table makes everybody behind it wait
 * as well, and the release before is still serving; the process ends with one line, and its next start tries again.
 */
export function patient(
  migrations: Readonly<Record<string, Migration>>,
  lockMs = lockMsMax,
): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: async (database: Kysely<unknown>) => {
        await sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`.execute(database);
        await up(database);
      },
    },
  ]);
  return Object.fromEntries(entries);
}
