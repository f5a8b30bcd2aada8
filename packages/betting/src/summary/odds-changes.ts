import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import { coverOf, loopTolerancePermille, loopWindowMs } from '../acceptance/odds-loop.ts';
import type { Cover } from '../acceptance/odds-loop.ts';
import type { Bet } from '../ticket/bet.ts';
import { potentialReturnOf } from '../ticket/price-bet.ts';
import type { Selection, SelectionId } from '../ticket/selection.ts';
import type { NamedPrice } from '../ticket/ticket-event.ts';

/** One change the player is asked to accept, with everything the words about it need. */
export type OddsChange = {
  /** Null for the price of a custom bet, which is that of all its selections. */
  readonly selectionId: SelectionId | null;
  readonly from: TotalOdds;
  readonly to: TotalOdds;
  readonly direction: 'up' | 'down';
  /** The return of its bet at the old price, and at the price now, for the same stake. */
  readonly returnBefore: Minor;
  readonly returnAfter: Minor;
  /** Not null when the price moves faster than it can be accepted: what accepting it now also accepts. */
  readonly covers: CoverOffer | null;
};

type CoverOffer = Cover & { readonly tolerancePermille: number; readonly windowMs: number };

export function oddsChangesOf(bets: readonly Bet[]): readonly OddsChange[] {
  return bets.flatMap((bet) => [
    ...customChange(bet),
    ...bet.selections.filter(isPriceChanged).map((selection) => selectionChange(bet, selection)),
  ]);
}

/** The prices that a button with these changes names. */
export function namedPrices(changes: readonly OddsChange[]): readonly NamedPrice[] {
  return changes.map(({ selectionId, to }) => ({ selectionId, odds: to }));
}

/** What the bets would return at the prices the player agreed to last. */
export function returnAgreed(bets: readonly Bet[]): Minor {
  const returns = bets.map((bet) =>
    potentialReturnOf({
      ...bet,
      customOdds: bet.acceptedCustomOdds,
      selections: bet.selections.map((selection) => ({ ...selection, odds: selection.acceptedOdds })),
    }),
  );
  return minorCapped(returns.reduce((sum, each) => sum + BigInt(each), 0n));
}

/** A provider's outage is flagged too, but there is no price in it to accept. */
function isPriceChanged({ isChanged, odds, acceptedOdds }: Selection): boolean {
  return isChanged && odds !== acceptedOdds;
}

function selectionChange(bet: Bet, selection: Selection): OddsChange {
  const { id, acceptedOdds, odds, acceptance } = selection;
  const before = bet.selections.map((other) => (other === selection ? { ...other, odds: acceptedOdds } : other));
  return {
    ...change(bet, acceptedOdds, odds, { ...bet, selections: before }),
    selectionId: id,
    covers:
      acceptance?.isLooping === true
        ? { ...coverOf(odds), tolerancePermille: loopTolerancePermille, windowMs: loopWindowMs }
        : null,
  };
}

function customChange(bet: Bet): readonly OddsChange[] {
  const { customOdds, acceptedCustomOdds, isCustomOddsChanged } = bet;
  if (!isCustomOddsChanged || customOdds === null || acceptedCustomOdds === null) return [];
  return [change(bet, acceptedCustomOdds, customOdds, { ...bet, customOdds: acceptedCustomOdds })];
}

function change(bet: Bet, from: TotalOdds, to: TotalOdds, betBefore: Bet): OddsChange {
  return {
    selectionId: null,
    from,
    to,
    direction: to > from ? 'up' : 'down',
    returnBefore: potentialReturnOf(betBefore),
    returnAfter: potentialReturnOf(bet),
    covers: null,
  };
}
