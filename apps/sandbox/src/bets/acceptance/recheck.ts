import { acceptsPrice, type PriceTerms } from '@slipstream/betting/acceptance/accepts-price';
import { selectionRefusals } from '@slipstream/betting/refusals/refusals-for-placing';
import { selectionOf } from '@slipstream/betting/ticket/selection';
import { placeErrorCode, type PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';
import { customBetOdds } from '@slipstream/simulation/pricing/custom-bet';
import type { TotalOdds } from '@slipstream/units/odds';
import type { BetRecord } from '../records/bet-record.ts';
import { repriced } from '../records/bet-shape.ts';
import type { BookEnvironment } from '../book-environment.ts';
import { wireCodeOf } from '../placing/merge-refusals.ts';
import { quoteOf, type Quote } from '../placing/quote.ts';

export type Recheck =
  | { readonly kind: 'accepted'; readonly bet: BetRecord }
  | { readonly kind: 'rejected'; readonly code: PlaceErrorCode };

/** A submitted bet against the board of this moment: accepted at the price the player's terms give, or rejected. */
export function recheck(environment: BookEnvironment, bet: BetRecord): Recheck {
  const quotes: Quote[] = [];
  for (const { matchId, marketId, specifier, outcomeId, status, about } of bet.legs) {
    const address = { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId };
    const quote = status === 'open' ? quoteOf(environment, address) : null;
    if (quote === null || quote.about.seed !== about.seed) return rejected('selection_not_available');
    quotes.push(quote);
  }
  const selections = quotes.map(({ pick, isGone }) => ({
    ...selectionOf(pick),
    isNotAvailable: isGone || !environment.isProviderActive(pick.provider),
  }));
  const [refusal] = selectionRefusals(selections);
  if (refusal !== undefined) return rejected(wireCodeOf(refusal));
  return bet.type === 'custom_bet' ? recheckCustom(bet, quotes) : recheckLegs(bet, quotes);
}

function recheckLegs(bet: BetRecord, quotes: readonly Quote[]): Recheck {
  const { acceptMode: mode, floors } = bet.terms;
  const legs = bet.legs.map((leg, at) => {
    const current = quotes[at]?.pick.odds ?? leg.odds;
    const odds = priceAfterDelay({ mode, floorOdds: floors[at] ?? null }, leg.odds, current);
    return odds === null ? null : { ...leg, odds };
  });
  const taken = legs.filter((leg) => leg !== null);
  if (taken.length < legs.length) return rejected(placeErrorCode.invalidOdds);
  return { kind: 'accepted', bet: repriced({ ...bet, legs: taken }) };
}

function recheckCustom(bet: BetRecord, quotes: readonly Quote[]): Recheck {
  const board = quotes[0]?.board;
  const agreed = bet.terms.customOdds;
  const current = board === undefined ? null : customBetOdds(board.fixture, board.state, bet.legs);
  if (current === null || agreed === null) return rejected('custom_bet_impossible');
  const customOdds = priceAfterDelay({ mode: bet.terms.acceptMode, floorOdds: null }, agreed, current);
  if (customOdds === null) return rejected(placeErrorCode.invalidCustomOdds);
  return { kind: 'accepted', bet: repriced({ ...bet, terms: { ...bet.terms, customOdds } }) };
}

/**
 * The price a bet is accepted at after its delay, or null when it is rejected. A price that has not fallen is no reason to
 * reject: who takes no moves gets the price agreed on, who takes rises gets the rise. A fall is taken only by those who take
 * falls.
 */
export function priceAfterDelay<Price extends TotalOdds>(
  terms: PriceTerms,
  agreed: Price,
  current: Price,
): Price | null {
  if (current >= agreed) return terms.mode === 'none' ? agreed : current;
  return acceptsPrice(terms, agreed, current) ? current : null;
}

function rejected(code: PlaceErrorCode): Recheck {
  return { kind: 'rejected', code };
}
