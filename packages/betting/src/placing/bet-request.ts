import type { BetIntent } from '@slipstream/contract/entities/bets/bet-request';
import type { BodyOf } from '@slipstream/contract/http/call';
import type { placeBets } from '@slipstream/contract/http/bets/place-bets';
import type { Odds } from '@slipstream/units/odds';
import { coverOf } from '../acceptance/odds-loop.ts';
import type { QuickBet } from '../quick-bet/quick-bet.ts';
import type { Bet } from '../ticket/bet.ts';
import type { Selection } from '../ticket/selection.ts';
import type { Placement, Ticket } from '../ticket/ticket.ts';

export type BetRequestBody = BodyOf<typeof placeBets>;

export type RequestMeta = Pick<BetRequestBody['meta'], 'deviceId' | 'locale'>;

/** The body of POST /bets for a ticket whose placement has started; null for any other (PLACE-1). */
export function betRequestOf(ticket: Ticket, meta: RequestMeta): BetRequestBody | null {
  if (ticket.kind !== 'processing') return null;
  return bodyOf(ticket.processingBets, ticket.placement, { ...meta, quick: false, oddsAcceptMode: ticket.acceptMode });
}

/** The same for a quick bet under way. */
export function quickRequestOf({ bet, placement, acceptMode }: QuickBet, meta: RequestMeta): BetRequestBody | null {
  return bodyOf(bet === null ? [] : [bet], placement, { ...meta, quick: true, oddsAcceptMode: acceptMode });
}

function bodyOf(
  bets: readonly Bet[],
  placement: Placement | null,
  meta: Omit<BetRequestBody['meta'], 'type'>,
): BetRequestBody | null {
  const [first] = bets;
  if (placement === null || first === undefined) return null;
  return {
    meta: { ...meta, type: first.betType },
    bets: bets.map((bet) => ({ ...betIntentOf(bet, placement.startedAt), stake: bet.stake })),
  };
}

/**
 * A bet without stake, as it is shared and sent for the highest stake. A system's id and a custom bet's price are sent
 * only with their own type (CUSTOM-3).
 */
export function betIntentOf(bet: Bet, now: number): BetIntent {
  const { betType, currency, selections, bonus, bonusOdds, systemType, customOdds, jackpots } = bet;
  return {
    type: betType,
    currency,
    selections: selections.map((selection) => requestedSelection(selection, now)),
    bonus: bonus === null ? null : { ...bonus, odds: bonusOdds },
    jackpots: jackpots.map(({ id }) => id),
    ...(betType === 'system' && systemType !== null ? { systemId: systemType.id } : {}),
    ...(betType === 'custom_bet' && customOdds !== null ? { customOdds } : {}),
  };
}

function requestedSelection(selection: Selection, now: number): BetIntent['selections'][number] {
  const { matchId, marketId, specifier, outcomeId, acceptedOdds } = selection;
  const floorOdds = floorFor(selection, now);
  const address = { matchId, marketId, specifier, outcomeId, odds: acceptedOdds };
  return floorOdds === null ? address : { ...address, floorOdds };
}

/** The lowest price the player has accepted in advance: their floor, or what an acceptance still covers. */
function floorFor({ floorOdds, acceptance }: Selection, now: number): Odds | null {
  if (acceptance === null || acceptance.coversUntil === null || now > acceptance.coversUntil) return floorOdds;
  const { lowest } = coverOf(acceptance.odds);
  return floorOdds === null || lowest < floorOdds ? lowest : floorOdds;
}
