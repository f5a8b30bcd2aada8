import { acceptsPrice } from '@slipstream/betting/acceptance/accepts-price';
import type { PlacingRefusal } from '@slipstream/betting/refusals/refusal';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { Selection } from '@slipstream/betting/ticket/selection';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import { placeErrorCode } from '@slipstream/contract/entities/bets/place-error';
import type { BetRefusal, Code, SelectionRefusal } from './bet-refusal.ts';
import type { Quote } from './quote.ts';

interface Facts {
  readonly mode: OddsAcceptMode;
  readonly quotes: readonly Quote[];
}

/** The sources' numbers and our words for what the rulebook says. */
const codes = {
  'in-progress': 'refused',
  restoring: 'refused',
  'no-bets': 'refused',
  'sign-in': 'refused',
  'player-forbidden': placeErrorCode.playerForbidden,
  'match-closed': 'match_closed',
  'not-available': 'selection_not_available',
  suspended: 'selection_suspended',
  'price-stale': 'price_stale',
  'odds-changed': placeErrorCode.invalidOdds,
  'same-match': 'same_match',
  'mixed-providers': 'mixed_providers',
  'system-provider': 'system_provider',
  'singles-not-allowed': 'singles_not_allowed',
  'no-system-fits': 'system_not_available',
  'custom-bets-off': 'custom_bet_off',
  'custom-bet-too-small': 'custom_bet_impossible',
  'custom-odds-missing': 'custom_bet_impossible',
  'selection-limit': 'selection_limit_exceeded',
  'odds-limit': 'odds_limit_exceeded',
  'max-stake-limit': 'max_stake_limit_exceeded',
  'payout-limit': 'payout_limit_exceeded',
  'stake-missing': 'stake_too_low',
  'fiat-rounding': 'stake_not_payable',
  'balance-short': 'insufficient_balance',
} as const satisfies Record<PlacingRefusal['code'], Code>;

/** The rulebook's reasons as the wire tells them: the first for the bet, and for each selection the first about it. */
export function mergeRefusals(
  index: number,
  refusals: readonly PlacingRefusal[],
  bet: Bet,
  { mode, quotes }: Facts,
): BetRefusal {
  const [first] = refusals;
  const isCustom = bet.betType === 'custom_bet';
  const betCode = first === undefined ? 'refused' : codeOf(first);
  const isPrice = first?.code === 'odds-changed';
  return {
    index,
    code: isPrice && isCustom ? placeErrorCode.invalidCustomOdds : betCode,
    selections: isPrice && isCustom ? [] : selectionFaults(refusals, bet, { mode, quotes }),
    customOdds: isCustom ? bet.customOdds : null,
    limit: first !== undefined && 'limit' in first ? limitOf(first) : null,
  };
}

function limitOf(refusal: Extract<PlacingRefusal, { limit: unknown }>): BetRefusal['limit'] {
  return { value: refusal.limit, currency: 'currency' in refusal ? refusal.currency : null };
}

function selectionFaults(
  refusals: readonly PlacingRefusal[],
  { selections }: Bet,
  { mode, quotes }: Facts,
): readonly SelectionRefusal[] {
  return selections.flatMap((selection, at): readonly SelectionRefusal[] => {
    const refusal = refusals.find((one) => 'selectionIds' in one && one.selectionIds.includes(selection.id));
    if (refusal === undefined || refusal.code === 'stake-missing') return [];
    const { matchId, marketId, specifier, outcomeId } = selection;
    const address = { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId };
    if (refusal.code === 'odds-changed') {
      return [{ ...address, code: wrongOddsCode(selection, mode), odds: selection.odds }];
    }
    const isProviderDown = refusal.code === 'not-available' && quotes[at]?.isGone === false;
    return [{ ...address, code: isProviderDown ? 'provider_inactive' : codeOf(refusal), odds: null }];
  });
}

/** The risk checks' own words for a wrong price (PLACE-3). */
function wrongOddsCode({ odds, acceptedOdds, floorOdds }: Selection, mode: OddsAcceptMode): string {
  const isBelowFloor = floorOdds !== null && odds < floorOdds;
  if (isBelowFloor && acceptsPrice({ mode, floorOdds: null }, acceptedOdds, odds)) return 'odds_to_low';
  return odds < acceptedOdds ? 'odds_higher_than_bookmakers_current_odds' : 'odds_different_than_bookmaker';
}

function codeOf({ code }: PlacingRefusal): Code {
  return codes[code];
}
