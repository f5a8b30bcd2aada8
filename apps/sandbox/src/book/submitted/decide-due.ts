import type { BetRecord } from '../bets/bet-record.ts';
import { loadBets } from '../bets/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { endCashout } from '../cashout/cash-out.ts';
import { decideSubmitted } from './decide-submitted.ts';

const batchSize = 200;

/** Every bet whose time has come, each in its own transaction; the time is kept with the bet, so a restart loses none. */
export async function decideDue(parts: BookParts & { tell(bet: BetRecord): void }): Promise<void> {
  const { database, floor, writer } = parts;
  const due = await database
    .selectFrom('bet')
    .select('id')
    .where('due_ms', '<=', floor.realNow())
    .orderBy('due_ms')
    .limit(batchSize)
    .execute();
  for (const { id } of due) {
    const decided = await writer.run(async (entry) => {
      const [bet] = await loadBets(entry.transaction, [id]);
      if (bet === undefined || bet.dueMs === null || bet.dueMs > floor.realNow()) return null;
      if (bet.status === 'submitted') return decideSubmitted(entry, parts, bet);
      return bet.status === 'cashout_in_progress' ? endCashout(entry, parts, bet) : null;
    });
    if (decided !== null) parts.tell(decided);
  }
}
