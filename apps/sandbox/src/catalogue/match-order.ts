import type { SortKey } from '@slipstream/contract/http/event-filters';
import { randomFrom } from '@slipstream/simulation/random';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { World } from '@slipstream/simulation/world/world';
import type { MatchBoard } from '../live/match-board.ts';
import { sportOf } from './wire-league.ts';

type SortField = SortKey extends `${infer Field}:${'asc' | 'desc'}` ? Field : never;
type Reader = (world: World, fixture: Fixture) => number;

const readers = {
  sport_id: (world, { sportKey }) => Number(sportOf(world, sportKey).id),
  sport_priority: (world, { sportKey }) => sportOf(world, sportKey).priority,
  category_id: (world, fixture) => Number(world.leagueById.get(fixture.leagueId)?.categoryId ?? 0),
  category_priority: (world, fixture) =>
    world.categoryById.get(world.leagueById.get(fixture.leagueId)?.categoryId ?? '')?.priority ?? 0,
  tournament_id: (_, { leagueId }) => Number(leagueId),
  tournament_priority: (world, { leagueId }) => world.leagueById.get(leagueId)?.priority ?? 0,
  start_time: (_, { startMs }) => startMs,
  bets_count: (world, fixture) => popularity(world, fixture),
} as const satisfies Record<SortField, Reader>;

/** One key after another; the id last, so that an order is never left to chance and pages don't overlap. */
export function compareBy(world: World, keys: readonly SortKey[]): (a: MatchBoard, b: MatchBoard) => number {
  const chosen: readonly SortKey[] = keys.length > 0 ? keys : ['start_time:asc', 'tournament_priority:asc'];
  const steps = chosen.map((key) => {
    const [field, direction] = key.split(':') as [SortField, 'asc' | 'desc'];
    return { read: readers[field] as Reader, sign: direction === 'asc' ? 1 : -1 };
  });
  return (a, b) => {
    for (const { read, sign } of steps) {
      const difference = read(world, a.fixture) - read(world, b.fixture);
      if (difference !== 0) return difference * sign;
    }
    return Number(a.fixture.id) - Number(b.fixture.id);
  };
}

/** How much a match is bet on, as a whole number: leagues people follow first, then chance. */
export function popularity(world: World, fixture: Fixture): number {
  const priority = world.leagueById.get(fixture.leagueId)?.priority ?? 1000;
  return Math.round((4000 / (1 + Math.max(0, priority))) * (0.5 + randomFrom(fixture.seed).next()));
}
