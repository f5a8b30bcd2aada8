import type { MatchStatus } from '@slipstream/units/match-status';
import type { ListedEvent } from '../world/listed-event.ts';
import type { CatalogueWorld } from '../world/sandbox-world.ts';

export function statusOf({ engine, clock }: Pick<CatalogueWorld, 'engine' | 'clock'>, event: ListedEvent): MatchStatus {
  if (event.kind === 'match') return engine.statusOf(event.fixture);
  return event.outright.endMs > clock.now() ? 0 : 4;
}
