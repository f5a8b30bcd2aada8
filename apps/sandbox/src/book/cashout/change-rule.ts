import type { CashoutReason } from '@slipstream/contract/entities/cashout';
import type { BetRecord, CashoutRule } from '../bets/bet-record.ts';
import { loadBetOf, saveBet } from '../bets/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { offerFor } from './offer.ts';
import { isStakePart } from './stake-part.ts';

export type RuleChange =
  | { readonly kind: 'changed' | 'same'; readonly bet: BetRecord }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'part-invalid' }
  | { readonly kind: 'none'; readonly reason: CashoutReason };

/** Reasons that pass: a rule may wait for their end. */
const passing: ReadonlySet<CashoutReason> = new Set<CashoutReason>([
  'suspended',
  'price_unknown',
  'provider_inactive',
  'too_low',
]);

/** Puts a rule on a bet, or takes it off with null. Only a bet in play can have one. */
export async function changeRule(
  parts: BookParts,
  playerId: string,
  betId: string,
  rule: CashoutRule | null,
): Promise<RuleChange> {
  return parts.writer.run(async ({ transaction }): Promise<RuleChange> => {
    const bet = await loadBetOf(transaction, playerId, betId);
    if (bet === null) return { kind: 'not-found' };
    if (rule === null && bet.course.rule === null) return { kind: 'same', bet };
    const { reason } = offerFor(parts, bet);
    if (rule !== null && reason !== null && !passing.has(reason)) return { kind: 'none', reason };
    if (rule !== null && rule.stakePart !== null && !isStakePart(rule.stakePart, bet.stakeLeft)) {
      return { kind: 'part-invalid' };
    }
    const saved = await saveBet(transaction, { ...bet, course: { ...bet.course, rule } });
    return { kind: 'changed', bet: saved };
  });
}
