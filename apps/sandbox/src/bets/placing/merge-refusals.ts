import { acceptsPrice } from '@slipstream/betting/acceptance/accepts-price';
import type { PlacingRefusal } from '@slipstream/betting/refusals/refusal';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { Selection } from '@slipstream/betting/ticket/selection';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import { placeErrorCode, type PlaceErrorCode } from '@slipstream/contract/entities/bets/place-error';
import type { BetRefusal, SelectionRefusal } from './bet-refusal.ts';
import type { Quote } from './quote.ts';

interface Facts {
  readonly mode: OddsAcceptMode;
  readonly quotes: readonly Quote[];
}

/** A code of the rulebook has the same name on the wire, but for these. */
const wireCodes = {
  in_progress: 'refused',
  restoring: 'refused',
  no_bets: 'refused',
  sign_in: 'refused',
  player_forbidden: placeErrorCode.playerForbidden,
  odds_changed: placeErrorCode.invalidOdds,
  custom_bet_too_small: 'custom_bet_impossible',
  custom_odds_missing: 'custom_bet_impossible',
} as const satisfies Record<Exclude<PlacingRefusal['code'], PlaceErrorCode>, PlaceErrorCode>;

export function wireCodeOf({ code }: PlacingRefusal): PlaceErrorCode {
  return isRenamed(code) ? wireCodes[code] : code;
}

function isRenamed(code: PlacingRefusal['code']): code is keyof typeof wireCodes {
  return Object.hasOwn(wireCodes, code);
}

/** The rulebook's reasons as the wire tells them: the first for the bet, and for each selection the first about it. */
export function mergeRefusals(
  index: number,
  refusals: readonly PlacingRefusal[],
  bet: Bet,
  { mode, quotes }: Facts,
): BetRefusal {
  const [first] = refusals;
  const isCustom = bet.betType === 'custom_bet';
  const betCode = first === undefined ? 'refused' : wireCodeOf(first);
  const isPrice = first?.code === 'odds_changed';
  return {
    index,
    code: isPrice && isCustom ? placeErrorCode.invalidCustomOdds : betCode,
    selections: isPrice && isCustom ? [] : selectionRefusalsOf(refusals, bet, { mode, quotes }),
    customOdds: isCustom ? bet.customOdds : null,
    limit: first !== undefined && 'limit' in first ? limitOf(first) : null,
  };
}

function limitOf(refusal: Extract<PlacingRefusal, { limit: unknown }>): BetRefusal['limit'] {
  return { value: refusal.limit, currency: 'currency' in refusal ? refusal.currency : null };
}

function selectionRefusalsOf(
  refusals: readonly PlacingRefusal[],
  { selections }: Bet,
  { mode, quotes }: Facts,
): readonly SelectionRefusal[] {
  return selections.flatMap((selection, at): readonly SelectionRefusal[] => {
    const refusal = refusals.find((one) => 'selectionIds' in one && one.selectionIds.includes(selection.id));
    if (refusal === undefined || refusal.code === 'stake_too_low') return [];
    const { matchId, marketId, specifier, outcomeId } = selection;
    const address = { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId };
    if (refusal.code === 'odds_changed') {
      return [{ ...address, code: wrongOddsCode(selection, mode), odds: selection.odds }];
    }
    const isProviderDown = refusal.code === 'selection_not_available' && quotes[at]?.isGone === false;
    return [{ ...address, code: isProviderDown ? 'provider_inactive' : wireCodeOf(refusal), odds: null }];
  });
}

/** The risk checks' own words for a wrong price (PLACE-3). */
function wrongOddsCode({ odds, acceptedOdds, floorOdds }: Selection, mode: OddsAcceptMode): PlaceErrorCode {
  const isBelowFloor = floorOdds !== null && odds < floorOdds;
  if (isBelowFloor && acceptsPrice({ mode, floorOdds: null }, acceptedOdds, odds)) return 'odds_to_low';
  return odds < acceptedOdds ? 'odds_higher_than_bookmakers_current_odds' : 'odds_different_than_bookmaker';
}
