import { providers } from '@slipstream/contract/entities/catalogue/provider';
import { isMatchComing, isMatchLive } from '@slipstream/units/match-status';
import type { ListedEvent } from '../world/listed-event.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import { statusOf } from './status-of.ts';

/** What an answer depends on beside the list: which providers are up and which live matches take bets. */
interface Split {
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
  const split = splits.get(events) ?? {
    live: events.filter((event) => isMatchLive(statusOf(world, event))),
    state: '',
    halves: new Map<boolean, readonly ListedEvent[]>(),
  };
  splits.set(events, split);
  const state = [...providers.map(world.providerUp), ...split.live.map((event) => takesBets(world, event))].join();
  if (state !== split.state) split.halves.clear();
  split.state = state;
  const known = split.halves.get(wanted) ?? events.filter((event) => isBettable(world, event) === wanted);
  split.halves.set(wanted, known);
  return known;
}

/** Before the start every event takes bets while its provider is up; a live one only while it has a market open. */
function isBettable(world: CatalogueWorld, event: ListedEvent): boolean {
  if (!world.providerUp(event.provider)) return false;
  const status = statusOf(world, event);
  return isMatchComing(status) || (isMatchLive(status) && takesBets(world, event));
}

function takesBets({ engine }: CatalogueWorld, event: ListedEvent): boolean {
  return event.kind === 'match' && engine.board(event.fixture).openCount > 0;
}
