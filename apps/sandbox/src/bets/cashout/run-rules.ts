import { isRuleStruck } from '@slipstream/betting/cashout/cashout-rule';
import { isStakePart, partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import type { BetRecord } from '../records/bet-record.ts';
import { loadBets } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { partsMax, startCashout } from './cash-out.ts';
import { offerFor } from './offer.ts';
import { stakePartMin } from './stake-part.ts';

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
      const cashing = bet === undefined ? null : amountReached(parts, bet);
      return bet === undefined || cashing === null ? null : startCashout(entry, parts, bet, cashing);
    });
    if (changed !== null) parts.tell(changed);
  }
}

/** The rule's part and its value, if the value has reached the rule's amount. A rule needs no issued offer. */
function amountReached(parts: Pick<BookParts, 'environment' | 'settings'>, bet: BetRecord) {
  const { course, stakeLeft } = bet;
  const { rule } = course;
  const today = offerFor(parts, bet);
  if (rule === null || today.amount === null || course.parts.length >= partsMax) return null;
  const stakePart = rule.stakePart ?? stakeLeft;
  if (!isStakePart(stakePart, stakeLeft, stakePartMin(stakeLeft))) return null;
  const amount = partOfOfferFloor(today.amount, stakePart, stakeLeft);
  return isRuleStruck(rule, amount) ? { stakePart, amount } : null;
}
