import { CompiledQuery, type Transaction } from 'kysely';
import { DirectAdapter } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Written by hand, with a question mark for each value. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs a statement that was written by hand, for the few that every bet needs: building and compiling one anew takes longer
 * than running it. Values travel as parameters, each where the text has a question mark.
 */
export async function rawQuery<Row>(
  transaction: Transaction<Tables>,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const { adapter } = transaction.getExecutor();
  if (adapter instanceof DirectAdapter) return adapter.query(text, values) as readonly Row[];
  const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(numbered(text), [...values]));
  return rows;
}

/** Whether the database is in this process, so that asking it costs nothing but its work. */
export function isDirect(transaction: Transaction<Tables>): boolean {
  return transaction.getExecutor().adapter instanceof DirectAdapter;
}

const known = new Map<string, string>();
const knownMax = 500;

/** PostgreSQL numbers its parameters, SQLite counts them. */
function numbered(text: string): string {
  const made = known.get(text);
  if (made !== undefined) return made;
  let count = 0;
  const fresh = text.replaceAll('?', () => `$${(count += 1)}`);
  if (known.size < knownMax) known.set(text, fresh);
  return fresh;
}

/** So many question marks, for a list. */
export function marks(count: number): string {
  return Array.from({ length: count }, () => '?').join(',');
}
