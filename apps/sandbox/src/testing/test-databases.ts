import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, query } from '../database/server/postgres-server.ts';
import { templateName } from './postgres-setup.ts';

/** Whether this run has a PostgreSQL server; only a system that npm has no programs for lacks one. */
export const hasPostgres = inject('postgres') !== null;

/** The address of a fresh database on the server of this run, with all tables or without any. */
export async function createTestDatabase(isEmpty = false): Promise<string> {
  const socket = inject('postgres');
  if (socket === null) throw new Error('this system has no PostgreSQL');
  const name = `book_${randomUUID().replaceAll('-', '')}`;
  const from = isEmpty ? '' : ` template ${templateName}`;
  await query(databaseUrl(socket, 'postgres'), `create database ${name}${from}`);
  return databaseUrl(socket, name);
}
