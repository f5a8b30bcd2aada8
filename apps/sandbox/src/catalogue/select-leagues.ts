import type { SortKey } from '@slipstream/contract/http/catalogue/event-filters';
import type { League } from '@slipstream/simulation/world/entities';
import { Failure } from '../http/failure.ts';
import { comparePlaces, leaguePlace, type Place } from '../world/place-order.ts';
import type { SandboxWorld } from '../world/sandbox-world.ts';
import { allowsSport, type EventFilters } from './select-events.ts';
import type { LeagueTally, Tally } from './tally-events.ts';

/** Filters that ask about matches: a league is listed for them only when it has such a match. */
const matchFilters = ['type', 'match_status', 'start_from', 'start_to', 'bettable', 'has_video'] as const;

/**
 * The leagues a query asks for (CAT-3). `priorities` replace the leagues' own (CAT-8). Sorted by start or bets, a league
 * stands where its first or its matches together do.
 */
export async function selectLeagues(
  sandbox: SandboxWorld,
  tally: Tally,
  query: Omit<EventFilters, 'id'> & { readonly id?: readonly string[] | undefined },
  usual: readonly SortKey[],
  priorities: Readonly<Record<string, number>>,
): Promise<readonly League[] | Failure> {
  const { id: ids, sort_by: sortBy, ...filters } = query;
  const played = await playedPlaces(tally, filters, sortBy);
  if (played instanceof Failure) return played;
  const sports = allowsSport(sandbox.world, query);
  const needsMatches = matchFilters.some((filter) => query[filter] !== undefined);
  const { category_id: categories, tournament_id: leagues } = query;
  const compare = comparePlaces(sortBy, usual);
  return sandbox.world.leagues
    .filter(
      ({ id, categoryId, sportKey }) =>
        (ids === undefined || ids.includes(id)) &&
        (leagues === undefined || leagues.some((wanted) => wanted === id)) &&
        (categories === undefined || categories.some((wanted) => wanted === categoryId)) &&
        sports(sportKey) &&
        (!needsMatches || played.has(id)),
    )
    .map((league) => {
      const priority = priorities[league.id];
      const own = priority === undefined ? league : { ...league, priority };
      return { own, place: placeOf(sandbox, own, played) };
    })
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ own }) => own);
}

type Played = ReadonlyMap<string, LeagueTally>;

function placeOf({ world }: SandboxWorld, league: League, played: Played): Place {
  const { startMs = Number.MAX_SAFE_INTEGER, bets = 0 } = played.get(league.id) ?? {};
  const place = { ...leaguePlace(world, league.id), tournament_priority: league.priority };
  return { ...place, start_time: startMs, bets_count: bets, id: Number(league.id) };
}

/** Looks at matches only when the query is about them: most lists of leagues are not. */
async function playedPlaces(
  tally: Tally,
  query: EventFilters,
  sortBy: readonly SortKey[] | undefined,
): Promise<Played | Failure> {
  const sorted = sortBy?.some((key) => key.startsWith('start_time') || key.startsWith('bets_count')) ?? false;
  if (!sorted && !matchFilters.some((filter) => query[filter] !== undefined)) return new Map();
  const tallies = await tally(query);
  return tallies instanceof Failure ? tallies : new Map(tallies.map((league) => [league.leagueId, league]));
}
