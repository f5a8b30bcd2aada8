import { payoutFloor, ratioTimes, type Ratio } from '@slipstream/betting/arithmetic/ratio';
import type { CashoutReason } from '@slipstream/contract/entities/bets/cashout';
import type { Minor } from '@slipstream/units/minor';
import { canCashOut } from '../../bonuses/bets/bonus-terms.ts';
import type { BetRecord } from '../records/bet-record.ts';
import type { BookParts } from '../book-parts.ts';
import { legChances } from './leg-chances.ts';
import { fairRatio } from './value-bet.ts';

/** What a player is offered for all of a bet that is still in play, or why nothing is. */
export type Offer =
  | { readonly amount: Minor; readonly reason: null }
  | { readonly amount: null; readonly reason: CashoutReason };

/** No offer below this share of the stake in play. */
const shareMinPermille = 10n;

type OfferParts = Pick<BookParts, 'environment' | 'settings'>;

export function offerFor({ environment, settings }: OfferParts, bet: BetRecord): Offer {
  switch (bet.status) {
    case 'done':
    case 'cashed_out':
    case 'ready_to_process':
      return none('settled');
    case 'submitted':
    case 'rejected':
    case 'cancelled':
    case 'withdrawn':
    case 'cashout_in_progress':
      return none('not_offered');
    case 'waiting_results':
      break;
  }
  if (!canCashOut(bet.terms)) return none('bonus_bet');
  const known = legChances(environment, bet);
  if (known.kind === 'unknown') return none(known.reason);
  const ratio = ratioTimes(fairRatio(bet, known.chances, known.joint), keptBy(settings.cashoutMarginPermille));
  const amount = payoutFloor(bet.stakeLeft, ratio);
  const isLow = amount < 1 || BigInt(amount) * 1000n < BigInt(bet.stakeLeft) * shareMinPermille;
  return isLow ? none('too_low') : { amount, reason: null };
}

function none(reason: CashoutReason): Offer {
  return { amount: null, reason };
}

function keptBy(marginPermille: number): Ratio {
  return { numerator: BigInt(1000 - marginPermille), denominator: 1000n };
}
