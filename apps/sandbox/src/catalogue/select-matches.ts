import type { getMatches } from '@slipstream/contract/http/get-matches';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { World } from '@slipstream/simulation/world/world';
import type * as z from 'zod/mini';
import { Failure } from '../http/failure.ts';
import { comparePlaces, matchPlace } from './place-order.ts';
import type { SandboxWorld } from './sandbox-world.ts';

export type MatchesQuery = z.output<typeof getMatches.query>;
export type MatchFilters = Partial<Omit<MatchesQuery, 'page' | 'limit'>> & {
  readonly sport_id?: readonly string[] | undefined;
};

const dayMs = 86_400_000;
const spanMsMax = 31 * dayMs;
/** What a list shows unless it asks for other statuses: matches that can still be played. */
const comingStatuses: readonly number[] = [0, 1, 2];

/** The matches a query asks for, in its order (CAT-2, CAT-7). Boards are made by whoever shows them, a page at a time. */
export function selectMatches(sandbox: SandboxWorld, query: MatchFilters): readonly Fixture[] | Failure {
  const { engine, world } = sandbox;
  const fixtures = candidates(sandbox, query);
  if (fixtures instanceof Failure) return fixtures;
  const statuses = query.match_status ?? (query.id === undefined ? comingStatuses : null);
  const passes = fixtureFilter(sandbox, query);
  const found = fixtures.filter((fixture) => {
    if (!passes(fixture)) return false;
    const status = engine.statusOf(fixture);
    if (statuses !== null && !statuses.some((wanted) => wanted === status)) return false;
    return query.bettable === undefined || query.bettable === isBettable(sandbox, fixture);
  });
  const compare = comparePlaces(query.sort_by, ['start_time:asc', 'tournament_priority:asc']);
  const ordered = found.toSorted((a, b) => compare(matchPlace(world, a), matchPlace(world, b)));
  return query.max_per_sport === undefined ? ordered : perSport(ordered, query.max_per_sport);
}

/** Before the start every match takes bets; a live one only while it has a market open. */
function isBettable({ engine }: SandboxWorld, fixture: Fixture): boolean {
  const status = engine.statusOf(fixture);
  return status === 0 || (status === 1 && engine.board(fixture).openCount > 0);
}

function candidates({ window, clock }: SandboxWorld, query: MatchFilters): readonly Fixture[] | Failure {
  if (query.id !== undefined) {
    return query.id.flatMap((id) => window.find(id) ?? []);
  }
  if (query.start_from === undefined && query.start_to === undefined) return window.all();
  const nowMs = clock.now();
  const fromMs = query.start_from === undefined ? nowMs - 2 * dayMs : Date.parse(query.start_from);
  const toMs = query.start_to === undefined ? Math.max(fromMs, nowMs + 8 * dayMs) : Date.parse(query.start_to);
  if (toMs - fromMs > spanMsMax) {
    return new Failure(400, 'bad_request', [{ path: 'query.start_from', message: 'spans more than 31 days' }]);
  }
  // Nothing was played before the first season, and no draw is made further ahead.
  return window.between(Math.max(fromMs, Date.UTC(2018, 0, 8)), Math.min(toMs, nowMs + 60 * dayMs));
}

function fixtureFilter({ world }: SandboxWorld, query: MatchFilters): (fixture: Fixture) => boolean {
  const { type, category_id: categories, tournament_id: leagues } = query;
  if (type !== undefined && !type.includes('match')) return () => false;
  const sports = allowsSport(world, query);
  return (fixture) =>
    sports(fixture.sportKey) &&
    allows(leagues, fixture.leagueId) &&
    (categories === undefined || allows(categories, world.leagueById.get(fixture.leagueId)?.categoryId ?? '')) &&
    (query.has_video === undefined || query.has_video === fixture.hasVideo);
}

/** Whether a sport passes the filters by key, kind and id. */
export function allowsSport(
  world: World,
  query: Pick<MatchFilters, 'sport_key' | 'sport_type' | 'sport_id'>,
): (sportKey: string) => boolean {
  const sports = new Set<string>(
    world.sports
      .filter(
        ({ key, kind, id }) =>
          allows(query.sport_key, key) && allows(query.sport_type, kind) && allows(query.sport_id, id),
      )
      .map(({ key }) => key),
  );
  return (sportKey) => sports.has(sportKey);
}

function allows(list: readonly string[] | undefined, value: string): boolean {
  return list === undefined || list.includes(value);
}

function perSport(fixtures: readonly Fixture[], countMax: number): readonly Fixture[] {
  const counts = new Map<string, number>();
  return fixtures.filter(({ sportKey }) => {
    const count = (counts.get(sportKey) ?? 0) + 1;
    counts.set(sportKey, count);
    return count <= countMax;
  });
}
