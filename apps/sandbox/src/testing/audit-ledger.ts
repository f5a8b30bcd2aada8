import { auditBook } from '../audit/audit-book.ts';
import type { Database } from '../database/open-database.ts';

/** What is wrong with the book; nothing, unless there is a bug. */
export async function auditLedger(database: Database): Promise<readonly string[]> {
  const problems: string[] = [];
  await auditBook(database, (problem) => problems.push(problem));
  return problems;
}
