import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { findPostgres } from '../database/server/find-postgres.ts';
import { databaseUrl, query, startPostgres } from '../database/server/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the test server's socket; null where there is no PostgreSQL. */
    readonly postgres: string | null;
  }
}

/** A database with every table and no row: copying it is quicker than making the tables. */
export const templateName = 'template_book';

/** Nobody reads these databases after a crash of the machine, so nothing waits for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

/** One PostgreSQL server for all suites of a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (findPostgres() === null || process.platform === 'win32') {
    project.provide('postgres', null);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'slipstream-pg-data-'));
  const { socket, stop } = await startPostgres(folder, settings);
  await query(databaseUrl(socket, 'postgres'), `create database ${templateName}`);
  await (await openDatabase(databaseUrl(socket, templateName))).destroy();
  project.provide('postgres', socket);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
