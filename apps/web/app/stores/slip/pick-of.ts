import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { Market } from '@slipstream/contract/entities/market';
import type { Match } from '@slipstream/contract/entities/match';
import type { Outcome } from '@slipstream/contract/entities/outcome';

import type { MarketRecord } from '../board/board-records.ts';
import type { OutcomeView } from '../board/outcome-view.ts';

/** What an odds button hands to the slip: what it says, at the price the player saw. */
export function pickOf(
  match: Match,
  market: Market,
  outcome: Outcome,
  view: OutcomeView,
  record: MarketRecord,
): OutcomePick {
  return {
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
    matchUrnId: match.urnId,
    matchSlug: match.slug,
    matchStatus: match.status,
    marketName: market.name,
    marketGroup: market.marketGroups[0] ?? '',
    outcomeName: outcome.name,
    odds: view.odds,
    active: view.state === 'open',
    isSuspended: view.state !== 'open',
    isStale: false,
    provider: match.provider,
    sportKey: match.tournament.sport.key,
    nameA: match.competitors.home.name,
    nameB: match.competitors.away.name,
    categoryName: match.tournament.category.name,
    type: match.type,
    marketVersion: record.version,
    matchVersion: match.version,
  };
}
