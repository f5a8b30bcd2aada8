import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import { acceptsPrice } from '../acceptance/accepts-price.ts';
import { afterAcceptance, afterFlag, isCovered } from '../acceptance/odds-loop.ts';
import type { Bet } from './bet.ts';
import type { Selection } from './selection.ts';

export type PriceJudge = { readonly mode: OddsAcceptMode; readonly now: number };

/** The selection at a price: taken as agreed if the player's terms allow it, flagged if they do not (SLIP-8). */
export function evaluatePrice(selection: Selection, odds: Odds, { mode, now }: PriceJudge): Selection {
  const { acceptedOdds, floorOdds, acceptance } = selection;
  if (acceptsPrice({ mode, floorOdds }, acceptedOdds, odds) || isCovered(acceptance, odds, now)) {
    return { ...selection, odds, acceptedOdds: odds, isChanged: isOutageOpen(selection) };
  }
  return { ...selection, odds, isChanged: true, acceptance: afterFlag(acceptance, now) };
}

/** A custom bet has one price for all, evaluated like that of a selection. */
export function evaluateCustomPrice(bet: Bet, customOdds: TotalOdds, mode: OddsAcceptMode): Bet {
  const accepted = bet.acceptedCustomOdds ?? customOdds;
  if (acceptsPrice({ mode, floorOdds: null }, accepted, customOdds)) {
    return { ...bet, customOdds, acceptedCustomOdds: customOdds, isCustomOddsChanged: false };
  }
  return { ...bet, customOdds, isCustomOddsChanged: true };
}

/** The player accepts every price of the bet as it stands (TICKET-4). */
export function acceptPrices(bet: Bet, now: number): Bet {
  return {
    ...bet,
    acceptedCustomOdds: bet.customOdds ?? bet.acceptedCustomOdds,
    isCustomOddsChanged: false,
    selections: bet.selections.map((selection) =>
      selection.isChanged ? acceptedSelection(selection, now) : selection,
    ),
  };
}

function acceptedSelection(selection: Selection, now: number): Selection {
  const { odds, acceptance } = selection;
  return {
    ...selection,
    acceptedOdds: odds,
    isChanged: false,
    acceptance: odds === selection.acceptedOdds ? acceptance : afterAcceptance(acceptance, odds, now),
  };
}

/** The flag of a provider's outage stays until the player has seen it, whatever the price does meanwhile (TICKET-6). */
function isOutageOpen({ isNotAvailable, isChanged }: Selection): boolean {
  return isNotAvailable && isChanged;
}
