import { isMatchLive } from '@slipstream/units/match-status';
import type { ListedEvent } from '../world/listed-event.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import type { Failure } from '../http/failure.ts';
import type { EventFilters } from './select-events.ts';
import { statusOf } from './status-of.ts';

/** How many events of a league a query found; counters, and lists of sports and leagues, need no more. */
export interface LeagueTally {
  readonly leagueId: string;
  readonly count: number;
  readonly live: number;
  /** When the first of them starts. */
  readonly startMs: number;
  /** How much they are bet on together. */
  readonly bets: number;
}

/** Counts the events a query asks for, league by league. */
export type Tally = (query: EventFilters) => Promise<readonly LeagueTally[] | Failure>;

/** A list that was asked for again is the same list for as long as no match moves on, and every page counts the same few. */
const counted = new WeakMap<readonly ListedEvent[], readonly LeagueTally[]>();

export function tallyEvents(world: CatalogueWorld, events: readonly ListedEvent[]): readonly LeagueTally[] {
  const known = counted.get(events) ?? count(world, events);
  counted.set(events, known);
  return known;
}

function count(world: CatalogueWorld, events: readonly ListedEvent[]): readonly LeagueTally[] {
  const tallies = new Map<string, { -readonly [Key in keyof LeagueTally]: LeagueTally[Key] }>();
  const nowMs = world.clock.now();
  for (const event of events) {
    const { leagueId, place } = event;
    const live = isMatchLive(statusOf(world, event, nowMs)) ? 1 : 0;
    const held = tallies.get(leagueId);
    if (held === undefined) {
      tallies.set(leagueId, { leagueId, count: 1, live, startMs: place.start_time, bets: place.bets_count });
      continue;
    }
    held.count += 1;
    held.live += live;
    held.startMs = Math.min(held.startMs, place.start_time);
    held.bets += place.bets_count;
  }
  return [...tallies.values()];
}
