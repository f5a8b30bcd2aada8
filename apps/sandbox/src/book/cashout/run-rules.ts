import { isRuleStruck } from '@slipstream/betting/cashout/cashout-rule';
import type { BetRecord } from '../bets/bet-record.ts';
import { loadBets } from '../bets/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { startCashout } from './cash-out.ts';
import { offerFor, partOfOffer } from './offer.ts';

const rulesMax = 1_000;

/** Cashes out the bets that have risen or fallen to what their players wait for. */
export async function runRules(parts: BookParts & { tell(bet: BetRecord): void }): Promise<void> {
  const { database, writer } = parts;
  const rows = await database
    .selectFrom('bet')
    .select('id')
    .where('rule_min', 'is not', null)
    .where('status', '=', 'waiting_results')
    .limit(rulesMax)
    .execute();
  const ids = rows.map(({ id }) => id);
  for (const candidate of await loadBets(database, ids)) {
    if (amountReached(parts, candidate) === null) continue;
    const changed = await writer.run(async (entry) => {
      const [bet] = await loadBets(entry.transaction, [candidate.id]);
      const seen = bet === undefined ? null : amountReached(parts, bet);
      if (bet === undefined || seen === null) return null;
      const stakePart = bet.course.rule?.stakePart ?? null;
      const started = await startCashout(entry, parts, bet, { seen, stakePart });
      return started.kind === 'started' ? started.bet : null;
    });
    if (changed !== null) parts.tell(changed);
  }
}

/** What the rule's part is worth, once that is what it waits for. */
function amountReached(parts: Pick<BookParts, 'floor' | 'settings'>, bet: BetRecord) {
  const { rule } = bet.course;
  const { amount } = offerFor(parts, bet);
  if (rule === null || amount === null) return null;
  const worth = partOfOffer(amount, rule.stakePart ?? bet.stakeLeft, bet.stakeLeft);
  return isRuleStruck(rule, worth) ? worth : null;
}
