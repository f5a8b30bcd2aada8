import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Found } from './expected.ts';

/** The postings of these ids that are there, each with what it moved. */
export async function readPostings(read: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  if (ids.length === 0) return new Map();
  const postings = await read.selectFrom('posting').selectAll().where('id', 'in', ids).execute();
  const transfers = await read
    .selectFrom('transfer')
    .select(['posting_id', 'from_purse', 'to_purse', 'amount'])
    .where('posting_id', 'in', ids)
    .orderBy('posting_id')
    .orderBy('position')
    .execute();
  const moved = Map.groupBy(transfers, ({ posting_id: id }) => id);
  return new Map(
    postings.map(({ id, kind, at_ms: atMs, reference }) => {
      const own = moved.get(id) ?? [];
      const sides = own.map(({ from_purse: from, to_purse: to, amount }) => ({ from, to, amount }));
      return [id, { id, kind, atMs, reference, transfers: sides }];
    }),
  );
}
