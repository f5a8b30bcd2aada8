import { cashoutRuleFault, type RuleFault } from '@slipstream/betting/cashout/cashout-rule';
import { isStakePart, partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import type { CashoutReason } from '@slipstream/contract/entities/bets/cashout';
import type { Minor } from '@slipstream/units/minor';
import type { BetRecord, CashoutRule } from '../records/bet-record.ts';
import { loadBetOf, saveBet } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { offerFor } from './offer.ts';
import { stakePartMin } from './stake-part.ts';

export type RuleChange =
  | { readonly kind: 'changed' | 'same'; readonly bet: BetRecord }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'part-invalid' }
  /** What is offered now, which the rule does not leave room for. */
  | { readonly kind: 'unfit'; readonly fault: RuleFault; readonly amount: Minor }
  | { readonly kind: 'none'; readonly reason: CashoutReason };

/** Puts a rule on a bet, or takes it off with null. Without an offer it is unknown whether it would sell at once. */
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
    const refusal = rule === null ? null : refusalOf(parts, bet, rule);
    if (refusal !== null) return refusal;
    const saved = await saveBet(transaction, { ...bet, course: { ...bet.course, rule } });
    return { kind: 'changed', bet: saved };
  });
}

function refusalOf(parts: BookParts, bet: BetRecord, rule: CashoutRule): RuleChange | null {
  const offer = offerFor(parts, bet);
  if (offer.amount === null) return { kind: 'none', reason: offer.reason };
  const part = rule.stakePart ?? bet.stakeLeft;
  if (!isStakePart(part, bet.stakeLeft, stakePartMin(bet.stakeLeft))) return { kind: 'part-invalid' };
  const now = partOfOfferFloor(offer.amount, part, bet.stakeLeft);
  const fault = cashoutRuleFault(rule, { now, most: partOfOfferFloor(bet.potentialWin, part, bet.stakeLeft) });
  return fault === null ? null : { kind: 'unfit', fault, amount: now };
}
