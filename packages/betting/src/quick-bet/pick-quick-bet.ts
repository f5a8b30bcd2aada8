import type { TotalOdds } from '@slipstream/units/odds';
import { isMatchLive } from '@slipstream/units/match-status';
import { refusalsForPick } from '../refusals/refusals-for-pick.ts';
import { errorOfRefusal } from '../refusals/refusal-error.ts';
import { checkLimits } from '../limits/check-limits.ts';
import type { Bet } from '../ticket/bet.ts';
import { makeBet } from '../ticket/make-bet.ts';
import { priceBet } from '../ticket/price-bet.ts';
import { selectionOf } from '../ticket/selection.ts';
import type { OutcomePick } from '../ticket/selection.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { canPlace } from './place-quick-bet.ts';
import type { QuickBet, QuickBetStep } from './quick-bet.ts';
import { applied, atRest, refused, unchanged } from './quick-bet-step.ts';

/** An outcome was tapped while quick bet is on: limits first; a live match then goes straight to placing (QUICK-4). */
export function pickOutcome(quickBet: QuickBet, pick: OutcomePick, context: TicketContext): QuickBetStep {
  const bet = makeBet('single', [selectionOf(pick)], quickBet.stake, context.currency);
  return take(quickBet, bet, [pick], context);
}

/** A custom bet has a price of its own, so it is never placed by the tap that made it. */
export function pickCustomBet(
  quickBet: QuickBet,
  picks: readonly OutcomePick[],
  customOdds: TotalOdds,
  context: TicketContext,
): QuickBetStep {
  const bet = makeBet('custom_bet', picks.map(selectionOf), quickBet.stake, context.currency);
  return take(quickBet, { ...bet, customOdds, acceptedCustomOdds: customOdds }, picks, context);
}

function take(quickBet: QuickBet, bet: Bet, picks: readonly OutcomePick[], context: TicketContext): QuickBetStep {
  if (!quickBet.isEnabled) return unchanged(quickBet, 'ignored');
  if (quickBet.placement !== null) return refused(quickBet, [{ code: 'in_progress' }]);
  const isForCustomBet = bet.betType === 'custom_bet';
  const refusals = picks
    .map((pick) => refusalsForPick(emptyTicket, pick, context, isForCustomBet))
    .find(({ length }) => length > 0);
  if (refusals !== undefined) return refused(quickBet, refusals);
  const priced = priceBet(bet, context);
  const { refusal, warnings } = checkLimits([priced], context.limits);
  const picked: QuickBet = { ...atRest(quickBet), bet: priced, warnings };
  if (refusal !== null) return refused({ ...picked, state: 'error', error: errorOfRefusal(refusal) }, [refusal]);
  const isLive = bet.customOdds === null && picks.every(({ matchStatus }) => isMatchLive(matchStatus));
  return isLive && canPlace(picked) ? applied(picked, { kind: 'place' }) : applied(picked);
}
