import { openToRead } from '../database/open-database.ts';
import { DatabaseOpenError } from '../database/sqlite.ts';
import { auditBook } from './audit-book.ts';

/** Audits a database that may be in use, and answers the exit code: 0 all is well, 1 there are problems, 2 it can't be read. */
export async function auditPlace(place: string, print: (line: string) => void): Promise<0 | 1 | 2> {
  const startMs = performance.now();
  try {
    const database = await openToRead(place);
    const { bets, postings, problems } = await auditBook(database, print).finally(() => database.destroy());
    if (problems > 0) return 1;
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    print(`All is well: ${bets} bets and ${postings} postings, every coin accounted for (${seconds} s).`);
    return 0;
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    print(error.message);
    return 2;
  }
}
