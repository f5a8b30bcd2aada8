import type { LimitAction } from '@slipstream/contract/entities/bets/bet-limits';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import type { LimitRefusal } from '../refusals/refusal.ts';

/** What the limits look at. A ticket's bet and a bet the server received both fit. */
export type LimitedBet = {
  readonly stake: Minor;
  readonly profit: Minor;
  readonly currency: string;
  readonly isFiat: boolean;
  readonly odds: TotalOdds | null;
  readonly selections: readonly { readonly odds: TotalOdds }[];
};

/** A limit that was met, and whether it refuses or only warns. */
export type LimitMet = { readonly refusal: LimitRefusal; readonly action: LimitAction };
