import { eventSpanDaysMax } from '@slipstream/contract/http/catalogue/event-filters';
import type { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { World } from '@slipstream/simulation/world/world';
import { openMatchStatuses } from '@slipstream/units/match-status';
import type * as z from 'zod/mini';
import { Failure } from '../http/failure.ts';
import { listedMatch, listedOutright, type ListedEvent } from '../world/listed-event.ts';
import { comparePlaces } from '../world/place-order.ts';
import type { CatalogueWorld, SandboxWorld } from '../world/sandbox-world.ts';
import { bettableEvents } from './bettable-events.ts';
import { statusOf } from './status-of.ts';

export type EventFilters = Partial<Omit<z.output<typeof getMatches.query>, 'page' | 'limit'>> & {
  readonly sport_id?: readonly string[] | undefined;
};

const dayMs = 86_400_000;
const spanMsMax = eventSpanDaysMax * dayMs;
const firstSeasonMs = Date.UTC(2018, 0, 8);

/** The events a query asks for, in its order (CAT-2, CAT-7). Without `type` it is about matches only. */
export function selectEvents(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  const { bettable, max_per_sport: perSportMax, ...rest } = query;
  const events = listOf(sandbox, rest);
  if (events instanceof Failure) return events;
  const found = bettable === undefined ? events : bettableEvents(sandbox, events, bettable);
  return perSportMax === undefined ? found : perSport(found, perSportMax);
}

function listOf(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  const key = JSON.stringify({ ...query, page: 0, limit: 0 });
  return sandbox.lists.get(key, () => selectedEvents(sandbox, query));
}

function selectedEvents(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  const events = candidates(sandbox, query);
  if (events instanceof Failure) return events;
  const statuses = query.match_status ?? (query.id === undefined ? openMatchStatuses : null);
  if (statuses === null) return events;
  const nowMs = sandbox.clock.now();
  return events.filter((event) => statuses.includes(statusOf(sandbox, event, nowMs)));
}

/** By id, whatever kind it is. */
export function findEvent({ world, window, outrights }: CatalogueWorld, id: string): ListedEvent | null {
  const fixture = window.find(id);
  if (fixture !== null) return listedMatch(world, fixture);
  const outright = outrights.find(id);
  return outright === null ? null : listedOutright(world, outright);
}

/** What filters leave of the events there are, sorted, whatever their status. */
function candidates(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  const { world, outrights, clock } = sandbox;
  const passes = eventFilter(sandbox, query);
  const compare = comparePlaces(query.sort_by, ['start_time:asc', 'tournament_priority:asc']);
  const inOrder = (events: readonly ListedEvent[]) => events.toSorted((a, b) => compare(a.place, b.place));
  if (query.id !== undefined) return inOrder(query.id.flatMap((id) => findEvent(sandbox, id) ?? []).filter(passes));
  const nowMs = clock.now();
  const span = spanOf(query, nowMs);
  if (span instanceof Failure) return span;
  const types = query.type ?? ['match'];
  const matches = types.includes('match')
    ? matchesOf(sandbox, query, span, (found) => inOrder(found.filter(passes)))
    : [];
  if (types.every((type) => type === 'match')) return matches;
  const others = outrights
    .open(nowMs)
    .filter(({ startMs }) => span === null || (startMs >= span.askedFromMs && startMs < span.askedToMs))
    .map((outright) => listedOutright(world, outright));
  return inOrder([...matches, ...others.filter(passes)]);
}

/** The window holds the same matches for an hour, so what of them a filter leaves is found and sorted once. */
function matchesOf(
  { world, window, sorted }: CatalogueWorld,
  query: EventFilters,
  span: Span | null,
  choose: (events: readonly ListedEvent[]) => readonly ListedEvent[],
): readonly ListedEvent[] {
  const listed = (fixtures: readonly Fixture[]) => fixtures.map((fixture) => listedMatch(world, fixture));
  if (sorted === null) return choose(listed(span === null ? window.all() : window.between(span.fromMs, span.toMs)));
  const { sport_key, sport_type, sport_id, category_id, tournament_id, has_video, sort_by } = query;
  const key = JSON.stringify([sport_key, sport_type, sport_id, category_id, tournament_id, has_video, sort_by]);
  // All lists hold the same objects: there are thousands of matches, and a hundred lists.
  const every = sorted.get('every', () => listed(window.all()));
  const all = sorted.get(key, () => choose(every));
  return span === null
    ? all
    : all.filter(({ place }) => place.start_time >= span.fromMs && place.start_time < span.toMs);
}

/** Whether a query asks for matches outside the window, which only the archive can tell of. */
export function asksArchive({ window, outrights, clock }: SandboxWorld, query: EventFilters): boolean {
  if (query.id !== undefined) return query.id.some((id) => !window.holds(id) && outrights.find(id) === null);
  if (query.type !== undefined && !query.type.includes('match')) return false;
  const span = spanOf(query, clock.now());
  return span !== null && !(span instanceof Failure) && !window.covers(span.fromMs, span.toMs);
}

interface Span {
  readonly askedFromMs: number;
  readonly askedToMs: number;
  /** What of it there can be matches in. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** Null for a query that says nothing of time. */
function spanOf(query: EventFilters, nowMs: number): Span | Failure | null {
  if (query.start_from === undefined && query.start_to === undefined) return null;
  const askedFromMs = query.start_from === undefined ? nowMs - 2 * dayMs : Date.parse(query.start_from);
  const askedToMs =
    query.start_to === undefined ? Math.max(askedFromMs, nowMs + 8 * dayMs) : Date.parse(query.start_to);
  if (askedToMs - askedFromMs > spanMsMax) {
    return new Failure(400, 'bad_request', [
      { path: 'query.start_from', message: `spans more than ${eventSpanDaysMax} days` },
    ]);
  }
  // Nothing was played before the first season, and no draw is made further ahead.
  const fromMs = Math.max(askedFromMs, firstSeasonMs);
  return { askedFromMs, askedToMs, fromMs, toMs: Math.min(askedToMs, nowMs + 60 * dayMs) };
}

function eventFilter({ world }: CatalogueWorld, query: EventFilters): (event: ListedEvent) => boolean {
  const { type: types, category_id: categories, tournament_id: leagues } = query;
  const sports = allowsSport(world, query);
  return (event) =>
    (types === undefined || types.includes(event.type)) &&
    sports(event.sportKey) &&
    allows(leagues, event.leagueId) &&
    (categories === undefined || allows(categories, world.leagueById.get(event.leagueId)?.categoryId ?? '')) &&
    (query.has_video === undefined || query.has_video === event.hasVideo);
}

/** Not a sport of its own: the sports most players bet on (CAT-11). */
const topSportsKey = 'top-sports';
const topSports = ['soccer', 'tennis', 'cricket', 'basketball'];

/** Whether a sport passes the filters by key, kind and id. */
export function allowsSport(
  world: World,
  query: Pick<EventFilters, 'sport_key' | 'sport_type' | 'sport_id'>,
): (sportKey: string) => boolean {
  const keys = query.sport_key?.flatMap((key) => (key === topSportsKey ? topSports : [key]));
  const sports = new Set<string>(
    world.sports
      .filter(({ key, kind, id }) => allows(keys, key) && allows(query.sport_type, kind) && allows(query.sport_id, id))
      .map(({ key }) => key),
  );
  return (sportKey) => sports.has(sportKey);
}

function allows(list: readonly string[] | undefined, value: string): boolean {
  return list === undefined || list.includes(value);
}

/** By the list it was made from and the number, since a list is the same object until a match moves on. */
const shortened = new WeakMap<readonly ListedEvent[], Map<number, readonly ListedEvent[]>>();

function perSport(events: readonly ListedEvent[], countMax: number): readonly ListedEvent[] {
  const byCount = shortened.get(events) ?? new Map<number, readonly ListedEvent[]>();
  shortened.set(events, byCount);
  const counts = new Map<string, number>();
  const known =
    byCount.get(countMax) ??
    events.filter(({ sportKey }) => {
      const count = (counts.get(sportKey) ?? 0) + 1;
      counts.set(sportKey, count);
      return count <= countMax;
    });
  byCount.set(countMax, known);
  return known;
}
