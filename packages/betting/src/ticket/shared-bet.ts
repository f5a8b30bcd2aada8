import type { Currency } from '@slipstream/units/currency';
import { zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import { selectionsMax } from '../refusals/refusals-for-pick.ts';
import { takesBets } from '../refusals/selection-block.ts';
import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { Bet } from './bet.ts';
import { reshaped } from './edit/edit-selections.ts';
import { makeBet } from './make-bet.ts';
import { stakeCapped } from './price-bet.ts';
import { selectionOf } from './selection.ts';
import type { OutcomePick, SelectionId } from './selection.ts';
import { systemTypesFor } from './system-type.ts';
import type { TicketContext } from './ticket-context.ts';

/** A bet someone shared, its outcomes as they stand now. */
export type SharedBet = {
  readonly betType: BetType;
  /** Null if it was shared without a stake. */
  readonly stake: { readonly value: Minor; readonly currency: Currency } | null;
  readonly picks: readonly OutcomePick[];
  /** Null for every kind but a system. */
  readonly systemId: string | null;
  readonly customOdds: TotalOdds | null;
};

/**
 * The bets of a share code in a form a slip can have: singles, or one bet of another type. Ended selections are left
 * out, duplicates removed.
 */
export function betsOfShare(shared: readonly SharedBet[], context: TicketContext): readonly Bet[] {
  const seen = new Set<SelectionId>();
  const isSingles = shared[0]?.betType === 'single';
  const kept = isSingles ? shared.filter(({ betType }) => betType === 'single') : shared.slice(0, 1);
  return kept.flatMap((bet) => {
    const selections = bet.picks
      .filter(({ matchStatus }) => takesBets(matchStatus))
      .map(selectionOf)
      .filter(({ id }) => seen.size < selectionsMax && !seen.has(id) && seen.add(id))
      .slice(0, isSingles ? 1 : undefined);
    return selections.length === 0 ? [] : [asBet(bet, selections, context)];
  });
}

function asBet(shared: SharedBet, selections: Bet['selections'], context: TicketContext): Bet {
  const { betType, systemId, customOdds } = shared;
  const { value, currency } = shared.stake ?? { value: zeroMinor, currency: context.currency };
  const systemType = systemTypesFor(selections.length, context.systemTypes).find(({ id }) => id === systemId) ?? null;
  const bet: Bet = {
    ...makeBet(betType, selections, stakeCapped(value), currency, betType === 'system' ? systemType : null),
    stakeSource: 'sharing',
  };
  if (betType !== 'custom_bet') return reshaped(bet, selections, context);
  // The joint price is of the whole set: without a leg it must be requested again.
  const price = selections.length === shared.picks.length ? customOdds : null;
  return { ...bet, customOdds: price, acceptedCustomOdds: price };
}
