import { sql, type Kysely, type Transaction } from 'kysely';
import { isConnectionLost } from './lost-connection.ts';
import { isPlanOutdated } from './postgres.ts';

const triesMax = 30;
/** A migration changes a table once, but may change several, one after another. */
const readTriesMax = 10;
/** How often a connection may be lost before the server is given up. */
const lostMax = 3;
/** serialization_failure and deadlock_detected: PostgreSQL asks for the whole transaction again. */
const retried = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction. On PostgreSQL it is serializable and done again when the server asks, or when it restarts before
 * the commit, so `work` must have no effects but its queries; SQLite has one connection, which makes every transaction serial.
 */
export async function transact<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  let lost = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin(database).execute(work);
    } catch (error) {
      if (isConnectionLost(error)) lost += 1;
      if (tries >= triesMax || lost > lostMax || !isRetried(error)) throw error;
      // Those that collided wait for different times, or they would collide again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 4 * tries));
    }
  }
}

/** Runs reads that must agree with each other, all of them before or all of them after whatever is written meanwhile. */
export async function snapshot<Tables, Result>(
  database: Kysely<Tables>,
  read: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return read(database);
  const several = database.getExecutor().adapter.supportsMultipleConnections;
  for (let tries = 1; ; tries += 1) {
    const transaction = database.transaction();
    try {
      return await (several ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read);
    } catch (error) {
      if (tries >= readTriesMax || !(isPlanOutdated(error) || isConnectionLost(error))) throw error;
    }
  }
}

/** The same for a long look at everything: the database itself refuses to write, and nobody waits for it. */
export async function readOnly<Tables, Result>(
  database: Kysely<Tables>,
  read: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (database.isTransaction) return read(database);
  return snapshot(database, async (transaction) => {
    const isServer = database.getExecutor().adapter.supportsMultipleConnections;
    if (isServer) await sql`set transaction read only`.execute(transaction);
    return read(transaction);
  });
}

function begin<Tables>(database: Kysely<Tables>) {
  const transaction = database.transaction();
  const several = database.getExecutor().adapter.supportsMultipleConnections;
  return several ? transaction.setIsolationLevel('serializable') : transaction;
}

function isRetried(error: unknown): boolean {
  if (isPlanOutdated(error) || isConnectionLost(error)) return true;
  return error instanceof Error && 'code' in error && retried.has(String(error.code));
}
