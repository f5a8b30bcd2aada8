import type { Selectable, Transaction } from 'kysely';
import { isDirect, marks, rawQuery, type Statement } from './raw-query.ts';
import type { Tables } from './tables.ts';

/** New rows of one table. */
export interface Insert {
  readonly table: keyof Tables;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly tail: Tail;
}

/** What follows the values: what happens to rows that are there already, and what is answered. */
type Tail = '' | 'on conflict (id) do nothing' | 'on conflict (id) do nothing returning id';

/** Whole rows, so that one text serves for every insert of so many. */
export function into<Table extends keyof Tables>(
  table: Table,
  rows: readonly Selectable<Tables[Table]>[],
  tail: Tail = '',
): Insert {
  return { table, rows, tail };
}

/**
 * Runs a statement, whose rows are answered, and inserts all of it in the order given. A server is asked once, since the way
 * there and back takes longer than the work; it looks at references when all rows are in.
 */
export async function insertTogether(
  transaction: Transaction<Tables>,
  inserts: readonly Insert[],
  first: Statement | null = null,
): Promise<readonly unknown[]> {
  const filled = inserts.filter(({ rows }) => rows.length > 0);
  if (isDirect(transaction)) {
    const answer = first === null ? [] : await rawQuery(transaction, first.text, first.values);
    for (const insert of filled) await insertRows(transaction, insert);
    return answer;
  }
  const parts = filled.map((insert) => ({ text: textOf(insert), values: valuesOf(insert) }));
  const all = first === null ? parts : [first, ...parts];
  if (all.length === 0) return [];
  const named = all.map(({ text }, at) => `part${at} as (${text})`).join(', ');
  const text = `with ${named} select ${first === null ? '1' : '* from part0'}`;
  return rawQuery(
    transaction,
    text,
    all.flatMap(({ values }) => values),
  );
}

/** Inserts the rows in one statement. */
export async function insertRows(transaction: Transaction<Tables>, insert: Insert): Promise<readonly unknown[]> {
  return insert.rows.length === 0 ? [] : rawQuery(transaction, textOf(insert), valuesOf(insert));
}

const texts = new Map<string, string>();
const textsMax = 500;

function textOf({ table, rows, tail }: Insert): string {
  const key = `${table} ${rows.length} ${tail}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => `"${name}"`).join(',');
  const lists = rows.map(() => `(${marks(columns.length)})`).join(',');
  const text = `insert into "${table}" (${names}) values ${lists} ${tail}`;
  if (texts.size < textsMax) texts.set(key, text);
  return text;
}

function valuesOf({ rows }: Insert): readonly unknown[] {
  const columns = Object.keys(rows[0] ?? {});
  const values: unknown[] = [];
  for (const row of rows) for (const name of columns) values.push(row[name]);
  return values;
}
