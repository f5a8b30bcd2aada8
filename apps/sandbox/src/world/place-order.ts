import type { SortKey } from '@slipstream/contract/http/catalogue/event-filters';
import { randomFrom } from '@slipstream/simulation/random';
import type { World } from '@slipstream/simulation/world/world';
import { sportOf } from './sport-of.ts';

type SortField = SortKey extends `${infer Field}:${'asc' | 'desc'}` ? Field : never;

/** Where something stands by every key a list can be sorted with (CAT-7). */
export interface Place extends Readonly<Record<SortField, number>> {
  /** Decides between equals, so that an order is never left to chance and pages don't overlap. */
  readonly id: number;
}

/** One key after another; without any, by when it starts and then by how important its league is. */
export function comparePlaces(keys: readonly SortKey[] | undefined, usual: readonly SortKey[]) {
  const chosen = keys === undefined || keys.length === 0 ? usual : keys;
  const steps = chosen.map((key) => {
    const [field, direction] = key.split(':') as [SortField, 'asc' | 'desc'];
    return { field, sign: direction === 'asc' ? 1 : -1 };
  });
  return (a: Place, b: Place): number => {
    for (const { field, sign } of steps) {
      const difference = a[field] - b[field];
      if (difference !== 0) return difference * sign;
    }
    return a.id - b.id;
  };
}

/** A league's place; its matches add when they start and how much they are bet on. */
export function leaguePlace(world: World, leagueId: string): Omit<Place, 'id' | 'start_time' | 'bets_count'> {
  const league = world.leagueById.get(leagueId);
  const category = world.categoryById.get(league?.categoryId ?? '');
  const sport = league === undefined ? null : sportOf(world, league.sportKey);
  return {
    sport_id: Number(sport?.id ?? 0),
    sport_priority: sport?.priority ?? 0,
    category_id: Number(category?.id ?? 0),
    category_priority: category?.priority ?? 0,
    tournament_id: Number(leagueId),
    tournament_priority: league?.priority ?? 0,
  };
}

/** A second division is bet on about as much as the top league of a sport eight places further down. */
const placesOfTier = 8;

/** How much an event is bet on, as a whole number: sports and leagues people follow first, then chance. */
export function popularity(world: World, leagueId: string, seed: number): number {
  const league = world.leagueById.get(leagueId);
  const sport = league === undefined ? 20 : sportOf(world, league.sportKey).priority;
  const rank = sport + ((league?.tier ?? 1) - 1) * placesOfTier;
  return Math.round((40_000 / (1 + rank)) * (0.5 + randomFrom(seed).next()));
}
