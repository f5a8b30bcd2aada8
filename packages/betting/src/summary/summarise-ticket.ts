import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import { checkLimits } from '../limits/check-limits.ts';
import { betsToPlace } from '../placing/bets-to-place.ts';
import type { LimitRefusal, PlacingRefusal, TypeRefusal } from '../refusals/refusal.ts';
import { refusalsForPlacing } from '../refusals/refusals-for-placing.ts';
import { refusalsForType } from '../refusals/refusals-for-type.ts';
import { systemTypesFor } from '../ticket/system-type.ts';
import type { Ticket, UpcomingBonus } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { oddsChangesOf } from './odds-changes.ts';
import type { OddsChange } from './odds-changes.ts';
import { summariseBet } from './summarise-bet.ts';
import type { BetSummary } from './summarise-bet.ts';

/** All that a slip shows besides the selections themselves. */
export type TicketSummary = {
  /** Null for an empty slip. */
  readonly betType: BetType | null;
  readonly selectionCount: number;
  readonly bets: readonly BetSummary[];
  /** How many of the bets are placed: a single without a stake is left out (TICKET-3). */
  readonly placeCount: number;
  readonly total: TicketTotal;
  /** The total odds of a slip that is one bet; several singles have none. */
  readonly odds: TotalOdds | null;
  readonly changes: readonly OddsChange[];
  readonly upcomingBonuses: readonly UpcomingBonus[];
  /** Limits that are met but let the bet through. */
  readonly warnings: readonly LimitRefusal[];
  /** Why the slip cannot be placed, the one to show first; empty when it can be. */
  readonly refusals: readonly PlacingRefusal[];
  /** Why it cannot become each type. */
  readonly typeRefusals: Readonly<Record<Exclude<BetType, 'custom_bet'>, readonly TypeRefusal[]>>;
  /** The systems that fit the number of selections. */
  readonly systemTypes: readonly SystemType[];
};

type TicketTotal = {
  readonly stake: Minor;
  readonly ownStake: Minor;
  readonly potentialReturn: Minor;
  readonly profit: Minor;
};

export function summariseTicket(ticket: Ticket, context: TicketContext): TicketSummary {
  const bets = ticket.bets.map(summariseBet);
  const placing = betsToPlace(ticket.bets);
  const selectionCount = ticket.selectedOutcomeIds.length;
  return {
    betType: ticket.bets[0]?.betType ?? null,
    selectionCount,
    bets,
    placeCount: placing.length,
    total: {
      stake: total(bets, 'stake'),
      ownStake: total(bets, 'ownStake'),
      potentialReturn: total(bets, 'potentialReturn'),
      profit: total(bets, 'profit'),
    },
    odds: bets.length === 1 ? (bets[0]?.odds ?? null) : null,
    changes: oddsChangesOf(ticket.bets),
    upcomingBonuses: ticket.upcomingBonuses,
    warnings: checkLimits(placing, context.limits).warnings,
    refusals: refusalsForPlacing(ticket, context),
    typeRefusals: {
      single: refusalsForType(ticket, 'single', context),
      combo: refusalsForType(ticket, 'combo', context),
      system: refusalsForType(ticket, 'system', context),
    },
    systemTypes: systemTypesFor(selectionCount, context.systemTypes),
  };
}

/** Returns of several singles can pass the largest exact amount together even where none does alone. */
function total(bets: readonly BetSummary[], figure: keyof TicketTotal): Minor {
  return minorCapped(bets.reduce((sum, bet) => sum + BigInt(bet[figure]), 0n));
}
