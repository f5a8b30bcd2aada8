import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { CategoryId, LeagueId, MarketId, MatchId, OutcomeId } from '@slipstream/units/ids';
import type { Odds } from '@slipstream/units/odds';
import type { MatchStatus } from '@slipstream/units/match-status';

declare const kind: unique symbol;

/**
 * Outcome ids repeat between markets ("1", "x", "2"), so a selection is identified by match, market, specifier and
 * outcome.
 */
export type SelectionId = string & { readonly [kind]: 'selection' };

export type OutcomeAddress = {
  readonly matchId: MatchId;
  readonly marketId: MarketId;
  /** `''` when the market has none. */
  readonly specifier: string;
  readonly outcomeId: OutcomeId;
};

/** What an odds button knows when it is tapped. */
export type OutcomePick = OutcomeAddress & {
  readonly matchUrnId: string;
  readonly matchSlug: string;
  readonly matchStatus: MatchStatus;
  readonly marketName: string;
  readonly marketGroup: string;
  readonly outcomeName: string;
  readonly odds: Odds;
  /** The outcome can be bet as far as its own flag says. */
  readonly active: boolean;
  /** The market is not open, or its outcome is not active (SLIP-7). */
  readonly isSuspended: boolean;
  /** The feed is silent, so the price may be old: shown, but never placed. */
  readonly isStale: boolean;
  readonly provider: Provider;
  readonly sportKey: string;
  readonly nameA: string;
  readonly nameB: string;
  readonly categoryName: string;
  /** For bonus conditions; absent if the pick was restored from a bet that does not contain them. */
  readonly categoryId?: CategoryId;
  readonly leagueId?: LeagueId;
  /** The kind of event: `match`, or one of the outright kinds. */
  readonly type: string;
  /** The market's version the price was read at; an update has to be newer to be taken. */
  readonly marketVersion: number;
  readonly matchVersion: number;
};

/** Every field of BET-3, and below them what the product adds. */
export type Selection = OutcomePick & {
  readonly id: SelectionId;
  /** The price the player agreed to last. */
  readonly acceptedOdds: Odds;
  /** The price when it was picked; never changes. */
  readonly initialOdds: Odds;
  /** The price moved in a way the acceptance mode does not take by itself. */
  readonly isChanged: boolean;
  /** The provider is inactive. */
  readonly isNotAvailable: boolean;
  /** The player takes any price at or above this one. */
  readonly floorOdds: Odds | null;
  /** What the odds-loop breaker needs to know about the last acceptance. */
  readonly acceptance: Acceptance | null;
};

/** The player's last explicit acceptance of a new price. See `acceptance/odds-loop.ts`. */
export type Acceptance = {
  readonly at: number;
  readonly odds: Odds;
  /** The price moved again before the window closed, so the next acceptance covers small moves. */
  readonly isLooping: boolean;
  /** While this holds, moves within the tolerance around `odds` are taken without asking. */
  readonly coversUntil: number | null;
};

export function selectionIdOf({ matchId, marketId, specifier, outcomeId }: OutcomeAddress): SelectionId {
  return `${matchId}/${marketId}/${specifier}/${outcomeId}` as SelectionId;
}

export function selectionOf(pick: OutcomePick): Selection {
  return {
    ...pick,
    id: selectionIdOf(pick),
    acceptedOdds: pick.odds,
    initialOdds: pick.odds,
    isChanged: false,
    isNotAvailable: false,
    floorOdds: null,
    acceptance: null,
  };
}
