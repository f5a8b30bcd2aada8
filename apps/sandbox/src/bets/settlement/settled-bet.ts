import { settle } from '@slipstream/betting/settlement/settle';
import { minor, zeroMinor, type Minor } from '@slipstream/units/minor';
import { isHouseStake, placedBonus } from '../../bonuses/bets/bonus-terms.ts';
import type { Posting } from '../../ledger/post.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { placedShape } from '../records/bet-shape.ts';
import { payoutTransfers } from './payout-transfers.ts';

/** A bet after its results, and what it pays; null while it is not in play or a leg that matters is open. */
export function settledBet(
  bet: BetRecord,
  atMs: number,
): { readonly bet: BetRecord; readonly posting: Posting } | null {
  if (!isInPlay(bet)) return null;
  const { result, payout: worth } = settle(bet.stakeLeft, placedShape(bet), placedBonus(bet.terms));
  if (result === 'no_results') return null;
  // What comes back of a stake that was the house's is the freebet itself, not its amount.
  const payout = result === 'refund_entire' && isHouseStake(bet.terms) ? zeroMinor : worth;
  const key = `settle:${bet.id}`;
  const transfers = payoutTransfers(bet, bet.stakeLeft, payout);
  const paid = minor((bet.paid ?? 0) + payout);
  return {
    posting: { key, kind: kindOf(result, payout), atMs, reference: bet.id, transfers },
    bet: {
      ...bet,
      status: 'done',
      result,
      stakeLeft: zeroMinor,
      paid,
      potentialWin: paid,
      settledMs: atMs,
      dueMs: null,
      course: { ...bet.course, rule: null, cashing: null },
    },
  };
}

/** A pending cashout does not hold back the settlement of a decided bet. */
export function isInPlay({ status }: BetRecord): boolean {
  return status === 'waiting_results' || status === 'ready_to_process' || status === 'cashout_in_progress';
}

/** What the wallet's history calls it. A lost stake only moves inside the house. */
function kindOf(result: ReturnType<typeof settle>['result'], payout: Minor): Posting['kind'] {
  if (result === 'lose_entire') return payout > 0 ? 'bonus' : 'stake';
  return result === 'refund_entire' ? 'refund' : 'win';
}
