import { eventSpanDaysMax } from '@slipstream/contract/http/catalogue/event-filters';
import type { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import type { World } from '@slipstream/simulation/world/world';
import type * as z from 'zod/mini';
import { Failure } from '../http/failure.ts';
import { listedMatch, listedOutright, type ListedEvent } from '../world/listed-event.ts';
import { comparePlaces } from '../world/place-order.ts';
import type { CatalogueWorld, SandboxWorld } from '../world/sandbox-world.ts';

export type EventFilters = Partial<Omit<z.output<typeof getMatches.query>, 'page' | 'limit'>> & {
  readonly sport_id?: readonly string[] | undefined;
};

const dayMs = 86_400_000;
const spanMsMax = eventSpanDaysMax * dayMs;
const firstSeasonMs = Date.UTC(2018, 0, 8);
/** What a list shows unless it asks for other statuses: what can still be played. */
const comingStatuses: readonly number[] = [0, 1, 2];

/** The events a query asks for, in its order (CAT-2, CAT-7). Without `type` it is about matches only. */
export function selectEvents(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  const { bettable, max_per_sport: perSportMax, ...rest } = query;
  if (bettable === undefined) return listOf(sandbox, query);
  // What can be bet changes with every suspension, so that is looked up each time, in a list that is made seldom.
  const events = listOf(sandbox, rest);
  if (events instanceof Failure) return events;
  const found = events.filter((event) => bettable === isBettable(sandbox, event));
  return perSportMax === undefined ? found : perSport(found, perSportMax);
}

function listOf(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  const key = JSON.stringify({ ...query, page: 0, limit: 0 });
  return sandbox.lists.get(key, () => selectedEvents(sandbox, query));
}

function selectedEvents(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  const events = candidates(sandbox, query);
  if (events instanceof Failure) return events;
  const statuses = query.match_status ?? (query.id === undefined ? comingStatuses : null);
  const passes = eventFilter(sandbox, query);
  const found = events.filter((event) => {
    if (!passes(event)) return false;
    const status = statusOf(sandbox, event);
    return statuses === null || statuses.some((wanted) => wanted === status);
  });
  const compare = comparePlaces(query.sort_by, ['start_time:asc', 'tournament_priority:asc']);
  const ordered = found.toSorted((a, b) => compare(a.place, b.place));
  return query.max_per_sport === undefined ? ordered : perSport(ordered, query.max_per_sport);
}

/** By id, whatever kind it is. */
export function findEvent({ world, window, outrights }: CatalogueWorld, id: string): ListedEvent | null {
  const fixture = window.find(id);
  if (fixture !== null) return listedMatch(world, fixture);
  const outright = outrights.find(id);
  return outright === null ? null : listedOutright(world, outright);
}

export function statusOf({ engine, clock }: CatalogueWorld, event: ListedEvent): number {
  if (event.kind === 'match') return engine.statusOf(event.fixture);
  return event.outright.endMs > clock.now() ? 0 : 4;
}

/** Before the start every event takes bets while its provider is up; a live one only while it has a market open. */
function isBettable(sandbox: CatalogueWorld, event: ListedEvent): boolean {
  const status = statusOf(sandbox, event);
  if (!sandbox.providerUp(event.provider)) return false;
  return status === 0 || (event.kind === 'match' && status === 1 && sandbox.engine.board(event.fixture).openCount > 0);
}

function candidates(sandbox: CatalogueWorld, query: EventFilters): readonly ListedEvent[] | Failure {
  if (query.id !== undefined) return query.id.flatMap((id) => findEvent(sandbox, id) ?? []);
  const { world, window, outrights, clock } = sandbox;
  const nowMs = clock.now();
  const span = spanOf(query, nowMs);
  if (span instanceof Failure) return span;
  const types = query.type ?? ['match'];
  const starting = () => (span === null ? window.all() : window.between(span.fromMs, span.toMs));
  const matches = types.includes('match') ? starting() : [];
  const others = types.every((type) => type === 'match')
    ? []
    : outrights
        .open(nowMs)
        .filter(({ startMs }) => span === null || (startMs >= span.askedFromMs && startMs < span.askedToMs));
  return [
    ...matches.map((fixture) => listedMatch(world, fixture)),
    ...others.map((outright) => listedOutright(world, outright)),
  ];
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

/** Whether a sport passes the filters by key, kind and id. */
export function allowsSport(
  world: World,
  query: Pick<EventFilters, 'sport_key' | 'sport_type' | 'sport_id'>,
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

function perSport(events: readonly ListedEvent[], countMax: number): readonly ListedEvent[] {
  const counts = new Map<string, number>();
  return events.filter(({ sportKey }) => {
    const count = (counts.get(sportKey) ?? 0) + 1;
    counts.set(sportKey, count);
    return count <= countMax;
  });
}
