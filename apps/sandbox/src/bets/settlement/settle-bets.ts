import { settleUses } from '../../bonuses/bets/settle-uses.ts';
import { postAll, type Posting } from '../../ledger/post.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { saveChecked, withLegs } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { settledBet } from './settled-bet.ts';

const batchSize = 200;

/**
 * Settles bets that have a leg with a new result, a batch in one transaction. Answers those that changed; none means that
 * there is nothing left to do. A batch that was undone by a crash is found again, and one that was paid is not.
 */
export async function settleBatch({
  writer,
  environment,
}: Pick<BookParts, 'writer' | 'environment'>): Promise<readonly BetRecord[]> {
  return writer.run(async (entry) => {
    const { transaction } = entry;
    const rows = await transaction.selectFrom('bet').selectAll().where('to_check', '=', 1).limit(batchSize).execute();
    const postings: Posting[] = [];
    const bets = (await withLegs(transaction, rows)).map((bet) => {
      const settled = settledBet(bet, environment.worldNow());
      if (settled !== null) postings.push(settled.posting);
      return settled?.bet ?? bet;
    });
    const changed = await saveChecked(transaction, bets);
    await postAll(entry, postings);
    const over = new Set(postings.map(({ reference }) => reference));
    await settleUses(
      entry,
      changed.filter(({ id }) => over.has(id)),
      environment.worldNow(),
    );
    return changed;
  });
}
