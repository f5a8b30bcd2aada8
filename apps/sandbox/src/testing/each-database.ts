import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';

/** A busy machine takes its time to lay out a server's files. */
const serverMs = 120_000;

/** One suite on both databases, each time with a fresh one, already open. */
export function describeEachDatabase(title: string, suite: (open: () => Promise<Database>) => void): void {
  describeEachPlace(title, (place) => suite(async () => openDatabase(await place())));
}

/** The same with the place of a fresh database; PostgreSQL's suite is skipped where there is no server to be found. */
export function describeEachPlace(title: string, suite: (place: () => Promise<string>) => void): void {
  describe(`${title} on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipstream-book-'));
    let count = 0;
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    suite(async () => join(folder, `book-${(count += 1)}.sqlite`));
  });

  const programs = findPostgres();
  describe.skipIf(programs === null)(`${title} on PostgreSQL`, () => {
    let server: PostgresServer | null = null;
    beforeAll(async () => {
      if (programs !== null) server = await startPostgres(programs);
    }, serverMs);
    afterAll(() => server?.stop(), serverMs);
    suite(async () => {
      if (server === null) throw new Error('PostgreSQL did not start');
      return server.createDatabase();
    });
  });
}
