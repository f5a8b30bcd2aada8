import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

import { marketsPerRow } from './markets-per-row.server.ts';
import type { ListedOutright } from '../../../features/league-page/league-page-data.ts';

/** How many runners of an outright a list shows. */
const choicesMax = 6;

/**
 * Matches with the markets their rows have room for. Matches of one league share one object, which is serialised once.
 */
export function slimMatches(events: readonly SportEvent[], groups = marketsPerRow()): readonly Match[] {
  const leagues = new Map<string, Match['tournament']>();
  return events.flatMap((event) => {
    if (event.type !== 'match') return [];
    const tournament = leagues.get(event.tournament.id) ?? event.tournament;
    leagues.set(tournament.id, tournament);
    return [{ ...slimEvent(event, groups), tournament }];
  });
}

/** An event with the markets a row has room for. */
export function slimEvent<Listed extends SportEvent>(event: Listed, groups = marketsPerRow()): Listed {
  return {
    ...event,
    secondaryMarket: groups > 1 ? event.secondaryMarket : null,
    topMarkets: event.topMarkets.slice(0, Math.max(0, groups - 2)),
  };
}

/** A list of what starts soon is in the order of its kick-offs (SHOW-5), whatever it was chosen by. */
export function soonestFirst<Listed extends { readonly startTime: string }>(
  events: readonly Listed[],
): readonly Listed[] {
  return events.toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
}

/** An outright with its favourites only, shortest price first. */
export function slimOutrights(events: readonly SportEvent[]): readonly ListedOutright[] {
  return events.flatMap((event) => {
    if (event.type === 'match') return [];
    const market = event.mainMarket;
    const outcomes = market?.outcomes.toSorted((one, other) => one.odds - other.odds) ?? [];
    const shown = market && { ...market, outcomes: outcomes.slice(0, choicesMax) };
    return [{ event: { ...event, mainMarket: shown, topMarkets: [], competitors: [] }, choicesCount: outcomes.length }];
  });
}

/** By id, how many events there are and how many of them are live; nothing for what has none. */
export function countsById(
  rows: readonly { readonly id: string; readonly count: number; readonly live: number }[],
): (id: string) => { readonly total: number; readonly live: number } {
  const counts = new Map(rows.map((row) => [row.id, { total: row.count, live: row.live }]));
  return (id) => counts.get(id) ?? { total: 0, live: 0 };
}
