import type { PlayerId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import type { Database } from '../../database/open-database.ts';
import type { BookParts } from '../book-parts.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { loadBets } from '../records/bet-store.ts';

interface Parts extends Pick<BookParts, 'database' | 'publishTo'> {
  readonly worldNow: () => number;
  readonly publishBet: (bet: BetRecord) => void;
}

const idsPerStatement = 500;

/**
 * A process that died may have changed bets and balances without telling anybody. How everything stands that money was moved for since
 * then is said again; whoever knows it already sees that by the version (RUN-8).
 */
export async function tellAgain({ database, publishTo, publishBet, worldNow }: Parts, sinceMs: number): Promise<void> {
  const { betIds, purses } = await movedSince(database, sinceMs);
  for (const ids of inParts(betIds)) for (const bet of await loadBets(database, ids)) publishBet(bet);
  for (const ids of inParts(purses)) {
    const rows = await database
      .selectFrom('purse')
      .select(['owner', 'currency', 'balance', 'version'])
      .where('id', 'in', ids)
      .where('kind', '=', 'cash')
      .execute();
    for (const { owner, currency, balance, version } of rows) {
      if (balance === null) continue;
      const told = { currency, amount: minor(balance), version };
      publishTo(owner as PlayerId, { event: 'balance_changed', at_ms: worldNow(), balance: told });
    }
  }
}

/** `sinceMs` in world time, as postings have it. */
async function movedSince(database: Database, sinceMs: number) {
  const rows = await database
    .selectFrom('posting')
    .innerJoin('transfer', 'transfer.posting_id', 'posting.id')
    .select(['posting.reference', 'transfer.from_purse', 'transfer.to_purse'])
    .where('posting.at_ms', '>=', sinceMs)
    .execute();
  return {
    betIds: [...new Set(rows.flatMap(({ reference }) => reference ?? []))],
    purses: [...new Set(rows.flatMap(({ from_purse: from, to_purse: to }) => [from, to]))],
  };
}

function inParts(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / idsPerStatement);
  return Array.from({ length: count }, (_, at) => ids.slice(at * idsPerStatement, (at + 1) * idsPerStatement));
}
