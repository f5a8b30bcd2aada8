import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { Fixture } from '@slipstream/simulation/fixture';
import { marketInfo, type MarketInfo } from '@slipstream/simulation/pricing/market-info';
import { shapeOf } from '@slipstream/simulation/pricing/fair';
import type { CategoryId, LeagueId, MarketId, MatchId, OutcomeId } from '@slipstream/units/ids';
import { oddsEven, oddsMin, type Odds } from '@slipstream/units/odds';
import { isMarketOpen } from '@slipstream/units/market-status';
import { marketKey } from '../../world/boards/board-market.ts';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import type { LegAbout } from '../records/bet-record.ts';
import type { BookEnvironment } from '../book-environment.ts';

export interface Address {
  readonly match_id: string;
  readonly market_id: string;
  readonly specifier: string;
  readonly outcome_id: string;
}

/** An outcome as it stands on the board now. */
export interface Quote {
  readonly pick: OutcomePick;
  /** The market is no longer on the board. */
  readonly isGone: boolean;
  readonly about: LegAbout;
  readonly board: MatchBoard;
}

/** Null for an outcome that no match on offer has. */
export function quoteOf(
  environment: BookEnvironment,
  { match_id, market_id, specifier, outcome_id }: Address,
): Quote | null {
  const { window, engine } = environment.world();
  // Matches outside the window are not offered: they are over or not drawn yet.
  const fixture = window.holds(match_id) ? window.find(match_id) : null;
  if (fixture === null) return null;
  const shape = shapeOf(fixture, market_id, specifier);
  const at = shape?.outcomes.findIndex(({ id }) => id === outcome_id) ?? -1;
  if (shape === null || at < 0) return null;
  const info = marketInfo(fixture, shape);
  const board = engine.board(fixture);
  // The markets of a list row are always priced; the others only while somebody asks for them.
  const market = board.markets.get(marketKey(info)) ?? engine.fullBoard(fixture).markets.get(marketKey(info));
  const outcome = market?.outcomes.find(({ id }) => id === outcome_id);
  const about = aboutLeg(environment, fixture, info, info.outcomes[at]?.name ?? outcome_id);
  const pick: OutcomePick = {
    matchId: fixture.id as MatchId,
    marketId: market_id as MarketId,
    specifier,
    outcomeId: outcome_id as OutcomeId,
    matchUrnId: fixture.urnId,
    matchSlug: fixture.slug,
    matchStatus: board.state.status,
    marketName: about.marketName,
    marketGroup: about.marketGroup ?? '',
    outcomeName: about.outcomeName,
    odds: outcome === undefined ? oddsEven : priceNow(environment, outcome.odds),
    active: outcome?.active ?? false,
    isSuspended: market === undefined || !isMarketOpen(market.status) || outcome?.active !== true,
    isStale: environment.isFrozen(),
    provider: fixture.provider,
    sportKey: fixture.sportKey,
    nameA: about.nameA,
    nameB: about.nameB,
    categoryName: about.categoryName,
    categoryId: categoryIdOf(environment, fixture),
    leagueId: fixture.leagueId as LeagueId,
    type: 'match',
    marketVersion: market?.version ?? 0,
    matchVersion: board.version,
  };
  return { pick, isGone: market === undefined, about, board };
}

function categoryIdOf(environment: BookEnvironment, { leagueId }: Fixture): CategoryId {
  return (environment.world().world.leagueById.get(leagueId)?.categoryId ?? '') as CategoryId;
}

function aboutLeg(environment: BookEnvironment, fixture: Fixture, info: MarketInfo, outcomeName: string): LegAbout {
  const { world } = environment.world();
  const league = world.leagueById.get(fixture.leagueId);
  const category = league === undefined ? undefined : world.categoryById.get(league.categoryId);
  return {
    seed: fixture.seed,
    urnId: fixture.urnId,
    slug: fixture.slug,
    nameA: fixture.home.name,
    nameB: fixture.away.name,
    sportKey: fixture.sportKey,
    categoryName: category?.name ?? '',
    tournamentName: league?.name ?? '',
    startMs: fixture.startMs,
    provider: fixture.provider,
    marketName: info.name,
    marketGroup: info.groups[0] ?? null,
    outcomeName,
  };
}

function priceNow({ priceFactorPermille = 1000 }: BookEnvironment, price: number): Odds {
  return Math.max(oddsMin, Math.floor((price * priceFactorPermille) / 1000)) as Odds;
}

/** An environment in which every price has just fallen by a twentieth (a fault). */
export function movedEnvironment(environment: BookEnvironment): BookEnvironment {
  return { ...environment, priceFactorPermille: 950 };
}
