import { existsSync, rmSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ledger } from './migrations/001-ledger.ts';
import { players } from './migrations/002-players.ts';
import { personal } from './migrations/003-personal.ts';
import { limits } from './migrations/004-limits.ts';
import { book } from './migrations/020-book.ts';
import { votes } from './migrations/021-votes.ts';
import { bonuses } from './migrations/030-bonuses.ts';
import { offersChoice } from './migrations/031-offers-choice.ts';
import { leanLedger } from './migrations/032-lean-ledger.ts';
import { noClearSecrets } from './migrations/033-no-clear-secrets.ts';
import { signingKeys } from './migrations/034-signing-keys.ts';
import { pendingPlayers } from './migrations/035-pending-players.ts';
import { oldRequestKeys } from './migrations/036-old-request-keys.ts';
import { passkeys } from './migrations/037-passkeys.ts';
import { passwordProof } from './migrations/038-password-proof.ts';
import { pushSubscriptions } from './migrations/048-push-subscriptions.ts';
import { jackpotStates } from './migrations/050-jackpot-states.ts';
import { games } from './migrations/051-games.ts';
import { cluster } from './migrations/052-cluster.ts';
import { bonusKinds } from './migrations/053-bonus-kinds.ts';
import { recentPostings } from './migrations/054-recent-postings.ts';
import { openLines } from './migrations/055-open-lines.ts';
import { patient } from './patient-migrations.ts';
import { postgresDialect } from './postgres.ts';
import { companions, DatabaseOpenError, readOnlyDialect, sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Run in the order of their names, once each. A migration that was released is never edited. One that the release before
 * can't work with ends its name in `-breaking` (docs/releases.md).
 */
const migrations: Record<string, Migration> = {
  '001-ledger': ledger,
  '002-players': players,
  '003-personal': personal,
  '004-limits': limits,
  '020-book': book,
  '021-votes': votes,
  '030-bonuses': bonuses,
  '031-offers-choice': offersChoice,
  '032-lean-ledger': leanLedger,
  '033-no-clear-secrets': noClearSecrets,
  '034-signing-keys': signingKeys,
  '035-pending-players': pendingPlayers,
  '036-old-request-keys': oldRequestKeys,
  '037-passkeys': passkeys,
  '038-password-proof': passwordProof,
  '048-push-subscriptions': pushSubscriptions,
  '050-jackpot-states': jackpotStates,
  '051-games': games,
  '052-cluster': cluster,
  '053-bonus-kinds': bonusKinds,
  '054-recent-postings': recentPostings,
  '055-open-lines': openLines,
};

/** `postgresql://...` or the path of a SQLite file, brought up to date. */
export async function openDatabase(place: string): Promise<Database> {
  const database: Database = new Kysely({ dialect: isServer(place) ? postgresDialect(place) : sqliteDialect(place) });
  try {
    if (await isLater(database)) return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => (isServer(place) ? patient(migrations) : migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return database;
  await database.destroy();
  throw openError(error);
}

/** A few more connections to a server, for what must not wait behind requests; its tables are there already. */
export function connectAgain(place: string, connectionsMax: number): Database {
  return new Kysely({ dialect: postgresDialect(place, connectionsMax) });
}

/**
 * Whether a later release has brought it up to date already. This one can go on with it, since migrations only add,
 * unless a name says otherwise: an upgrade can be taken back, and both releases can run at once during one.
 */
async function isLater(database: Database): Promise<boolean> {
  const executed = await executedMigrations(database);
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  const breaking = unknown.find((name) => name.endsWith('-breaking'));
  if (breaking !== undefined) {
    throw new DatabaseOpenError(
      `the database can't be used: a later release changed it (${breaking}); use that release, or the copy made before it`,
    );
  }
  return unknown.length > 0 && Object.keys(migrations).every((name) => executed.includes(name));
}

/** None in a database that is new, or that does not answer: opening it says so. */
async function executedMigrations(database: Database): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
    return rows.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** The same for somebody who only looks: nothing is written, and what another version keeps is not read. */
export async function openToRead(place: string): Promise<Database> {
  if (!isServer(place) && !existsSync(place)) throw new DatabaseOpenError(`there is no database at ${place}`);
  const database: Database = new Kysely({ dialect: isServer(place) ? postgresDialect(place) : readOnlyDialect(place) });
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
    const isSame = JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(Object.keys(migrations));
    if (!isSame) throw new Error('another version of the product made it');
    return database;
  } catch (error) {
    await database.destroy();
    throw openError(error);
  }
}

/** Deletes a SQLite file that no other process has. A server's database is somebody else's to delete. */
export function forgetDatabase(place: string): void {
  if (isServer(place)) return;
  // Opening it fails if another process uses it, which would continue to write to a deleted file.
  if (existsSync(place)) void new Kysely({ dialect: sqliteDialect(place) }).destroy();
  for (const suffix of ['', ...companions]) rmSync(`${place}${suffix}`, { force: true });
}

/** An address may hold a password, so only the reason is told. */
function openError(error: unknown): DatabaseOpenError {
  const { message } = error instanceof Error ? error : { message: '' };
  return new DatabaseOpenError(`the database can't be used: ${message || 'no answer'}`, { cause: error });
}

/** Whether several processes can use it; a SQLite file belongs to one. */
export function isServer(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}
