import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.ts';
import { createTestDatabase, hasPostgres } from './test-databases.ts';

/** One suite on both databases, each time with a fresh one, already open. */
export function describeEachDatabase(title: string, suite: (open: () => Promise<Database>) => void): void {
  describeEachPlace(title, (place) => suite(async () => openDatabase(await place())));
}

/** The same with the place of a fresh database; PostgreSQL's suite is skipped on systems it has no programs for. */
export function describeEachPlace(title: string, suite: (place: () => Promise<string>) => void): void {
  describe(`${title} on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipstream-book-'));
    let count = 0;
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    suite(async () => join(folder, `book-${(count += 1)}.sqlite`));
  });
  describe.skipIf(!hasPostgres)(`${title} on PostgreSQL`, () => {
    suite(() => createTestDatabase());
  });
}
