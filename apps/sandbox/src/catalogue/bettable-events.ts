import { providers } from '@slipstream/contract/entities/catalogue/provider';
import { isMatchComing, isMatchLive } from '@slipstream/units/match-status';
import type { ListedEvent } from '../world/listed-event.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import { statusOf } from './status-of.ts';

/** What an answer depends on beside the list: which providers are up and which live matches take bets. */
interface Split {
  /** By the place of an event in the list; it stays the same as long as the list is. */
  readonly stages: readonly ('coming' | 'live' | 'over')[];
  readonly live: readonly ListedEvent[];
  state: string;
  readonly halves: Map<boolean, readonly ListedEvent[]>;
}

/** A list is the same object until a match moves on, see `lists`. */
const splits = new WeakMap<readonly ListedEvent[], Split>();

/**
 * The events of a list that can be bet on, or those that can't. What can be bet changes with every suspension, but only of the
 * few live matches: as long as none of them changes, the answer is the same list, and so is whatever is counted from it.
 */
export function bettableEvents(
  world: CatalogueWorld,
  events: readonly ListedEvent[],
  wanted: boolean,
): readonly ListedEvent[] {
  const split = splits.get(events) ?? splitOf(world, events);
  splits.set(events, split);
  const open = new Set(split.live.filter((event) => takesBets(world, event)));
  const up = new Set(providers.filter(world.providerUp));
  const state = [...up, '', ...[...open].map(({ id }) => id)].join();
  if (state !== split.state) split.halves.clear();
  split.state = state;
  // Before the start every event takes bets while its provider is up; a live one only while it has a market open.
  const isBettable = (event: ListedEvent, at: number) =>
    up.has(event.provider) && (split.stages[at] === 'coming' || (split.stages[at] === 'live' && open.has(event)));
  const known = split.halves.get(wanted) ?? events.filter((event, at) => isBettable(event, at) === wanted);
  split.halves.set(wanted, known);
  return known;
}

function splitOf(world: CatalogueWorld, events: readonly ListedEvent[]): Split {
  const nowMs = world.clock.now();
  const stages = events.map((event) => {
    const status = statusOf(world, event, nowMs);
    if (isMatchComing(status)) return 'coming';
    return isMatchLive(status) ? 'live' : 'over';
  });
  return { stages, live: events.filter((_, at) => stages[at] === 'live'), state: '', halves: new Map() };
}

function takesBets({ engine }: CatalogueWorld, event: ListedEvent): boolean {
  return event.kind === 'match' && engine.board(event.fixture).openCount > 0;
}
