import type { Selectable, Transaction } from 'kysely';
import { marks, rawQuery } from './raw-query.ts';
import type { Tables } from './tables.ts';

/** What follows the values: what happens to rows that are there already, and what is answered. */
type Tail = '' | 'on conflict (idempotency_key) do nothing returning idempotency_key' | 'on conflict (id) do nothing';

const texts = new Map<string, string>();
const textsMax = 500;

/** Inserts whole rows of one table in one statement. */
export async function insertRows<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: readonly Selectable<Tables[Table]>[],
  tail: Tail = '',
): Promise<readonly unknown[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first) as (keyof typeof first)[];
  const key = `${table} ${rows.length} ${tail}`;
  let text = texts.get(key);
  if (text === undefined) {
    const names = columns.map((name) => `"${String(name)}"`).join(',');
    const lists = rows.map(() => `(${marks(columns.length)})`).join(',');
    text = `insert into "${table}" (${names}) values ${lists} ${tail}`;
    if (texts.size < textsMax) texts.set(key, text);
  }
  const values = rows.flatMap((row) => columns.map((name) => row[name]));
  return rawQuery(transaction, text, values);
}
