import type { Entry } from '../../ledger/ledger.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { loadBets } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { endCashout } from '../cashout/cash-out.ts';
import { decideSubmitted } from './decide-submitted.ts';

const batchSize = 200;

/**
 * Every bet whose time has come. They are asked for at once, so that the writer decides many in one transaction; a bet that
 * can't be decided does not keep the others waiting. The time is kept with the bet, so a restart loses none.
 */
export async function decideDue(parts: BookParts & { tell(bet: BetRecord): void }): Promise<void> {
  const { database, environment, writer } = parts;
  const due = await database
    .selectFrom('bet')
    .select('id')
    .where('due_ms', '<=', environment.realNow())
    .orderBy('due_ms')
    .limit(batchSize)
    .execute();
  const decisions = await Promise.allSettled(
    due.map(async ({ id }) => {
      const decided = await writer.run((entry) => decide(entry, parts, id));
      if (decided !== null) parts.tell(decided);
    }),
  );
  for (const decision of decisions) if (decision.status === 'rejected') throw decision.reason;
}

/** The time of every bet that waits has come: a live delay, a trader's thinking, an offer, a cashout. */
export async function endWaiting({ writer, environment }: Pick<BookParts, 'writer' | 'environment'>): Promise<void> {
  const nowMs = environment.realNow();
  await writer.run(({ transaction }) =>
    transaction.updateTable('bet').set({ due_ms: nowMs }).where('due_ms', '>', nowMs).execute(),
  );
}

async function decide(entry: Entry, parts: BookParts, id: string): Promise<BetRecord | null> {
  const [bet] = await loadBets(entry.transaction, [id]);
  if (bet === undefined || bet.dueMs === null || bet.dueMs > parts.environment.realNow()) return null;
  if (bet.status === 'submitted') return decideSubmitted(entry, parts, bet);
  return bet.status === 'cashout_in_progress' ? endCashout(entry, parts, bet) : null;
}
