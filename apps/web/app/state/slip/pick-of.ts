import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';

import type { MarketRecord } from '../board/board-records.ts';
import type { OutcomeView } from '../board/outcome-view.ts';

/** What an odds button passes to the slip: its names, at the price the player saw. */
export function pickOf(
  match: SportEvent,
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
    ...namesOf(match),
    categoryName: match.tournament.category.name,
    categoryId: match.tournament.category.id,
    leagueId: match.tournament.id,
    type: match.type,
    marketVersion: record.version,
    matchVersion: match.version,
  };
}

/** An outright has its name as the first competitor and no second, as in the contract's match brief. */
function namesOf(match: SportEvent): { readonly nameA: string; readonly nameB: string } {
  if (match.type !== 'match') return { nameA: match.name, nameB: '' };
  return { nameA: match.competitors.home.name, nameB: match.competitors.away.name };
}
