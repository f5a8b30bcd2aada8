import { matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import type { ListedEvent } from '../world/listed-event.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';

/** Loops over thousands of events ask for the time once. */
export function statusOf(
  { engine, clock }: Pick<CatalogueWorld, 'engine' | 'clock'>,
  event: ListedEvent,
  nowMs = clock.now(),
): MatchStatus {
  if (event.kind === 'outright') return event.outright.endMs > nowMs ? matchStatus.prematch : matchStatus.finished;
  return engine.statusOf(event.fixture, nowMs);
}
