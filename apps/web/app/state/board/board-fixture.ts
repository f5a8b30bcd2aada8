import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MarketUpdate, PublicEvent } from '@slipstream/contract/live/public-events';
import type { CategoryId, LeagueId, MarketId, MatchId, OutcomeId, SportId } from '@slipstream/units/ids';
import { odds } from '@slipstream/units/odds';
import type { MatchStatus } from '@slipstream/units/match-status';
import type { MarketStatus } from '@slipstream/units/market-status';

// Small matches and markets for the tests of everything that shows one.

export const matchId = '1' as MatchId;
const provider = 'betradar';

export function marketOf(version: number, prices: Readonly<Record<string, number>>, status: MarketStatus = 1): Market {
  return {
    matchId,
    matchUrnId: 'sr:match:1',
    id: '100' as MarketId,
    specifier: '',
    version,
    name: 'Match result',
    status,
    outcomes: Object.entries(prices).map(([id, price]) => ({
      id: id as OutcomeId,
      key: null,
      name: id,
      active: true,
      odds: odds(price),
    })),
    marketGroups: [],
    priority: 1,
    mostBalanced: false,
    nextBetStop: null,
    customBetGroups: [],
  };
}

export function matchOf(version: number, mainMarket: Market | null, status: MatchStatus = 1): Match {
  const sport = {
    id: '1' as SportId,
    urnId: 'sr:sport:1',
    key: 'soccer',
    name: 'Soccer',
    priority: 1,
    type: 'regular',
    provider,
  } as const;
  const team = { logo: null, countryCode: null };
  return {
    id: matchId,
    urnId: 'sr:match:1',
    slug: 'arsenal-tottenham-m1',
    version,
    type: 'match',
    tournament: {
      id: '1' as LeagueId,
      urnId: 'sr:tournament:1',
      slug: 'premier-league-l1',
      name: 'Premier League',
      priority: 1,
      category: { id: '1' as CategoryId, slug: 'england-c1', name: 'England', priority: 1, countryCode: 'gb-eng' },
      sport,
      mainMarketOutcomesCount: 3,
      secondaryMarketOutcomesCount: 0,
    },
    status,
    startTime: '2026-08-02T18:30:00Z',
    provider,
    availableMarkets: 10,
    mainMarket,
    secondaryMarket: null,
    topMarkets: [],
    hasVideo: false,
    competitors: {
      home: { id: '1', name: 'Arsenal', shortName: 'ARS', ...team },
      away: { id: '2', name: 'Tottenham Hotspur', shortName: 'TOT', ...team },
    },
    stadium: null,
    city: null,
    stage: { kind: 'period', number: 1 },
    statistics: null,
    hasCustomBet: false,
  };
}

export function changeOf(
  version: number,
  baseVersion: number,
  prices: Readonly<Record<string, number>>,
  status: MarketStatus = 1,
): Extract<PublicEvent, { event: 'markets_changed' }> {
  const update: MarketUpdate = {
    marketId: '100' as MarketId,
    specifier: '',
    version,
    baseVersion,
    status,
    outcomes: Object.entries(prices).map(([id, price]) => ({ id: id as OutcomeId, odds: odds(price), active: true })),
  };
  return {
    event: 'markets_changed',
    atMs: 0,
    matchId,
    matchVersion: version,
    availableMarkets: 10,
    updates: [update],
    markets: [],
    removed: [],
  };
}
