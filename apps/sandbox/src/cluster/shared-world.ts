import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { worldAt, type ClockState } from '../world/clock.ts';
import { databaseNow } from './database-time.ts';

export interface SavedWorld extends ClockState {
  readonly seed: string;
}

export interface SharedWorld extends SavedWorld {
  readonly revision: number;
}

/** What a process was started with. */
export interface WantedWorld {
  /** Null: whatever the database has. */
  readonly seed: string | null;
  readonly speed: number | null;
  readonly reset: boolean;
}

/** Why a process can't play the world of its database, in one line. */
export class WorldRefusedError extends Error {}

/** A process that has not been seen for this long is gone. */
export const goneMs = 5_000;
const worldId = 'world';

interface Joining {
  readonly id: string;
  readonly role: string;
  readonly wanted: WantedWorld;
  /** The world of a database that has none yet, or is to forget it. */
  readonly newWorld: () => SavedWorld;
  readonly nowMs: number;
}

/**
 * Enters a process into the database and answers the world that all of them play (RUN-6). The first to come continues it where
 * the last to go left it; whoever comes later takes it as it is.
 */
export function joinWorld(database: Database, joining: Joining): Promise<SharedWorld> {
  return alone(database, async (transaction) => {
    const others = await livingProcesses(transaction);
    const row = await transaction.selectFrom('world').selectAll().where('id', '=', worldId).executeTakeFirst();
    const next = nextWorld(joining, row === undefined ? null : worldOf(row), others > 0);
    const { id, role } = joining;
    await transaction
      .insertInto('process')
      .values({ id, role, origin: '', channels: '[]', seen_ms: databaseNow })
      .execute();
    return row !== undefined && others > 0 ? worldOf(row) : writeWorld(transaction, next);
  });
}

/** Takes a process out again. The world stops with the last of them, at `state`. */
export function leaveWorld(database: Database, id: string, state: SavedWorld): Promise<void> {
  return alone(database, async (transaction) => {
    await transaction.deleteFrom('process').where('id', '=', id).execute();
    if ((await livingProcesses(transaction)) > 0) return;
    await writeWorld(transaction, { ...state, anchor: { ...state.anchor, rate: 0 } });
  });
}

export function saveSharedWorld(database: Database, world: SavedWorld): Promise<SharedWorld> {
  return alone(database, (transaction) => writeWorld(transaction, world));
}

export async function readSharedWorld(database: Database): Promise<SharedWorld | null> {
  const row = await database.selectFrom('world').selectAll().where('id', '=', worldId).executeTakeFirst();
  return row === undefined ? null : worldOf(row);
}

/** Throws a line for whoever started the process where it would play another world than the others. */
function nextWorld({ wanted, newWorld, nowMs }: Joining, saved: SavedWorld | null, hasOthers: boolean): SavedWorld {
  if (wanted.reset && hasOthers) {
    throw new WorldRefusedError(
      '--reset forgets the world of this database, which other processes play: stop them first',
    );
  }
  if (saved === null || wanted.reset) return newWorld();
  if (wanted.seed !== null && wanted.seed !== saved.seed) {
    throw new WorldRefusedError(
      `the world of this database has the seed "${saved.seed}", not "${wanted.seed}": start without --seed, or with another database`,
    );
  }
  if (hasOthers && wanted.speed !== null && wanted.speed !== saved.speed) {
    throw new WorldRefusedError(
      `the world of this database runs at speed ${saved.speed}, not ${wanted.speed}: start without --speed, or stop the other processes first`,
    );
  }
  const speed = wanted.speed ?? saved.speed;
  return { ...saved, speed, anchor: { worldMs: worldAt(saved.anchor, nowMs), realMs: nowMs, rate: speed } };
}

/** One process at a time comes, goes or changes the world. */
function alone<Result>(database: Database, work: (transaction: Transaction<Tables>) => Promise<Result>) {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('slipstream world'))`.execute(transaction);
    return work(transaction);
  });
}

async function livingProcesses(transaction: Transaction<Tables>): Promise<number> {
  await transaction
    .deleteFrom('process')
    .where('seen_ms', '<', sql<number>`${databaseNow} - ${goneMs}`)
    .execute();
  const { count } = await transaction
    .selectFrom('process')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function writeWorld(transaction: Transaction<Tables>, world: SavedWorld): Promise<SharedWorld> {
  const { seed, speed, anchor } = world;
  const row = { seed, speed, rate: anchor.rate, world_ms: anchor.worldMs, real_ms: Math.round(anchor.realMs) };
  const { revision } = await transaction
    .insertInto('world')
    .values({ id: worldId, ...row, revision: 1 })
    .onConflict((clash) => clash.column('id').doUpdateSet({ ...row, revision: sql<number>`world.revision + 1` }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { ...world, revision };
}

function worldOf(row: Selectable<Tables['world']>): SharedWorld {
  const { seed, speed, rate, world_ms: worldMs, real_ms: realMs, revision } = row;
  return { seed, speed, anchor: { worldMs, realMs, rate }, revision };
}
