import type { getBets } from '@slipstream/contract/http/bets/get-bets';
import type * as z from 'zod/mini';
import type { Database } from '../../database/open-database.ts';
import { snapshot } from '../../database/transact.ts';
import type { BetRecord } from './bet-record.ts';
import { withLegs } from './bet-store.ts';

type BetsQuery = z.output<typeof getBets.query>;

export interface BetsPage {
  readonly bets: readonly BetRecord[];
  readonly total: number;
}

/** A page of a player's bets, newest first (MYBETS-4). */
export function listBets(database: Database, playerId: string, query: BetsQuery): Promise<BetsPage> {
  return snapshot(database, (read) => pageOf(read, playerId, query));
}

async function pageOf(database: Database, playerId: string, query: BetsQuery): Promise<BetsPage> {
  let chosen = database.selectFrom('bet').where('player_id', '=', playerId);
  if (query.status !== undefined) chosen = chosen.where('status', 'in', orNone(query.status));
  if (query.result !== undefined) chosen = chosen.where('result', 'in', orNone(query.result));
  if (query.type !== undefined) chosen = chosen.where('type', 'in', orNone(query.type));
  if (query.created_from !== undefined) chosen = chosen.where('created_ms', '>=', Date.parse(query.created_from));
  if (query.created_to !== undefined) chosen = chosen.where('created_ms', '<', Date.parse(query.created_to));
  const { total } = await chosen.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll()
    .orderBy('created_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { bets: await withLegs(database, rows), total };
}

/** An empty list of words chooses nothing, which SQL has no way to write. */
function orNone<Word extends string>(words: readonly Word[]): readonly (Word | null)[] {
  return words.length === 0 ? [null] : words;
}
