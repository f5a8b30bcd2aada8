import { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ledger } from './migrations/001-ledger.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Run in the order of their names, once each. A migration that was released is never edited. */
const migrations: Record<string, Migration> = { '001-ledger': ledger };

/** `postgresql://...` or the path of a SQLite file, brought up to date. */
export async function openDatabase(place: string): Promise<Database> {
  const isServer = /^postgres(ql)?:\/\//.test(place);
  const database: Database = new Kysely({ dialect: isServer ? postgresDialect(place) : sqliteDialect(place) });
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw error;
  }
  return database;
}
