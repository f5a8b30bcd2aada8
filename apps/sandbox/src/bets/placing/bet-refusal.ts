import type { betErrorWire, PlaceErrorCode, placeErrorWire } from '@slipstream/contract/entities/bets/place-error';
import type { MatchId, MarketId, OutcomeId } from '@slipstream/units/ids';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import type * as z from 'zod/mini';
import { wordFor } from '../word-for.ts';
import type { Address } from './quote.ts';

/** Why one bet of a request was not taken; without words, so that it can be kept and told in any language. */
export interface BetRefusal {
  readonly index: number;
  readonly code: PlaceErrorCode;
  readonly selections: readonly SelectionRefusal[];
  /** The price of a custom bet now. */
  readonly customOdds: TotalOdds | null;
  /** The limit that was reached, where there is one. */
  readonly limit: { readonly value: number; readonly currency: string | null } | null;
  /** The conditions of a bonus that the bet does not meet. */
  readonly bonus?: readonly string[];
}

export interface SelectionRefusal extends Address {
  readonly code: PlaceErrorCode;
  readonly odds: Odds | null;
}

export const plainRefusal = (index: number, code: PlaceErrorCode): BetRefusal => ({
  index,
  code,
  selections: [],
  customOdds: null,
  limit: null,
});

export function betErrorOut({ index, code, selections, customOdds }: BetRefusal, locale: string) {
  return {
    index,
    code,
    localized_message: wordFor(code, locale),
    selections: selections.map(({ match_id, market_id, specifier, outcome_id, code: own, odds }) => ({
      match_id: match_id as MatchId,
      market_id: market_id as MarketId,
      specifier,
      outcome_id: outcome_id as OutcomeId,
      code: own,
      localized_message: wordFor(own, locale),
      odds,
    })),
    custom_odds: customOdds,
  } satisfies z.input<typeof betErrorWire>;
}

/** The one body of a refused placement (PLACE-2). */
export function placeErrorOut(
  code: PlaceErrorCode,
  refusals: readonly BetRefusal[],
  locale: string,
): z.input<typeof placeErrorWire> {
  return {
    message: wordFor(code, locale),
    code,
    details: refusalDetails(refusals),
    errors_by_bet: refusals.map((refusal) => betErrorOut(refusal, locale)),
  };
}

/** The figures behind a refusal, for a page that wants to name them. */
function refusalDetails(refusals: readonly BetRefusal[]): { path: string; message: string }[] {
  return refusals.flatMap(({ index, limit, bonus = [] }) => {
    if (limit === null) return bonus.map((message) => ({ path: `bets.${index}.bonus`, message }));
    const message = limit.currency === null ? String(limit.value) : `${limit.value} ${limit.currency}`;
    return [{ path: `bets.${index}.limit`, message }];
  });
}
