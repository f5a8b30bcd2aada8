import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

import type { ListedOutright } from '../../../features/league-page/league-page-data.ts';
import { rowMarketsOf, shownRowMarkets, type ListedMatch } from '../../../site/row-markets.ts';
import { rowLayout, type RowLayout } from './row-layout.server.ts';

/** How many runners of an outright a list shows. */
const choicesMax = 6;

/**
 * Matches with the markets their rows show, and the main one. Matches of one league share one object, which is serialised once.
 */
export function slimMatches(events: readonly SportEvent[], layout = rowLayout()): readonly ListedMatch[] {
  const matches = events.filter((event) => event.type === 'match');
  const leagues = new Map(
    [...Map.groupBy(matches, ({ tournament }) => tournament.id)].map(([id, own]) => [id, listedLeague(own, layout)]),
  );
  return matches.flatMap((match) => {
    const league = leagues.get(match.tournament.id);
    return league === undefined ? [] : [{ ...slimEvent(match, league.shown), tournament: league.tournament }];
  });
}

function listedLeague(matches: readonly Match[], { markets, choices }: RowLayout) {
  const [first] = matches;
  if (first === undefined) return undefined;
  const rowMarkets = rowMarketsOf(matches).map(({ id, name, specifier }) => ({ id, name, specifier }));
  const ids = rowMarkets.map(({ id }) => id);
  return {
    tournament: { ...first.tournament, rowMarkets },
    shown: new Set<string>(shownRowMarkets(ids, markets, choices[first.tournament.sport.key])),
  };
}

const none: ReadonlySet<string> = new Set();

/** An event with its main market and those others of a list that its row shows. */
export function slimEvent<Listed extends SportEvent>(event: Listed, shown = none): Listed {
  const { secondaryMarket: second, topMarkets } = event;
  return {
    ...event,
    secondaryMarket: second && shown.has(second.id) ? second : null,
    topMarkets: topMarkets.filter(({ id }) => shown.has(id)),
  };
}

/**
 * A list of what starts soon is in the order of its kick-offs (SHOW-5), whatever it was chosen by. Within one kick-off the
 * order is that of leagues and never changes: a refreshed list keeps its rows where they are, and a later kick-off would
 * come between two of the same time that have changed places.
 */
export function soonestFirst<Listed extends Pick<SportEvent, 'id' | 'startTime' | 'tournament'>>(
  events: readonly Listed[],
): readonly Listed[] {
  return events.toSorted(
    (one, other) =>
      Date.parse(one.startTime) - Date.parse(other.startTime) ||
      one.tournament.sport.priority - other.tournament.sport.priority ||
      one.tournament.priority - other.tournament.priority ||
      compareText(one.tournament.id, other.tournament.id) ||
      compareText(one.id, other.id),
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
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
