import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

const statementsMax = 500;
/** About 32 MB. */
const logPagesMax = 8000;
/** A reader that comes or goes has the file for a moment. */
const waitMs = 2_000;

/** What keeps a database from opening, in one line for whoever started the process. */
export class DatabaseOpenError extends Error {}

/** Another process has the file. */
export class DatabaseInUseError extends DatabaseOpenError {}

/** Besides the file: its log, what readers share of it, and who may write to it. */
export const companions = ['-wal', '-shm', '-journal', '-lock'] as const;

/** A file that survives a crash at any moment, and that only one process can write to at a time. */
export function sqliteDialect(file: string): Dialect {
  return opened(file, () => {
    if (file === ':memory:') return adapt(openFile(file), null);
    keepPrivate(file);
    const lock = takeLock(file);
    try {
      return adapt(openFile(file), lock);
    } catch (error) {
      lock.close();
      throw error;
    }
  });
}

/** The same file for somebody who only looks, also while its process writes: neither waits for the other. */
export function readOnlyDialect(file: string): Dialect {
  return opened(file, () => adapt(new DatabaseSync(file, { readOnly: true, timeout: waitMs }), null));
}

function opened(file: string, open: () => SqliteDatabase): Dialect {
  try {
    return new DirectDialect(open());
  } catch (error) {
    if (isBusy(error)) throw new DatabaseInUseError(`another process is using ${file}`, { cause: error });
    const { message } = error instanceof Error ? error : { message: '' };
    throw new DatabaseOpenError(`${file} can't be used: ${message}`, { cause: error });
  }
}

/** SQLite answers at once. What asks it for every bet need not go through layers that are made for waiting. */
export class DirectAdapter extends SqliteAdapter {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super();
    this.#database = database;
  }

  query(text: string, values: readonly unknown[]): readonly unknown[] {
    const statement = this.#database.prepare(text);
    if (statement.reader) return statement.all(values);
    statement.run(values);
    return [];
  }
}

class DirectDialect extends SqliteDialect {
  readonly #adapter: DirectAdapter;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#adapter = new DirectAdapter(database);
  }

  override createAdapter(): DirectAdapter {
    return this.#adapter;
  }
}

/**
 * Nobody else on the machine reads the book. It is there with the right mode before anything is written, and SQLite gives its
 * companions the mode of the file; those of an older start are mended.
 */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const suffix of ['', ...companions]) {
    if (existsSync(`${file}${suffix}`)) chmodSync(`${file}${suffix}`, 0o600);
  }
}

/**
 * A transaction that never ends, in a file beside it: the operating system holds it for this process and frees it even after
 * kill -9. A lock on the file itself would shut out those who only read.
 */
function takeLock(file: string): DatabaseSync {
  const lockFile = `${file}-lock`;
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // What is committed is safe in the log. Bringing it over to the file waits for the disk twice, so it is done seldom.
    database.exec(`PRAGMA wal_autocheckpoint = ${logPagesMax};`);
    database.exec('PRAGMA foreign_keys = ON; PRAGMA user_version; BEGIN IMMEDIATE; COMMIT;');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);
}

/** The shape Kysely wants of a driver, with every statement prepared once. */
function adapt(database: DatabaseSync, lock: DatabaseSync | null): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      database.close();
      lock?.close();
    },
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      if (prepared.size >= statementsMax) prepared.delete(prepared.keys().next().value ?? '');
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bind(values)),
    run: (values) => statement.run(...bind(values)),
    iterate: (values) => statement.iterate(...bind(values)),
  };
}

function bind(values: readonly unknown[]): SQLInputValue[] {
  return values as SQLInputValue[];
}
