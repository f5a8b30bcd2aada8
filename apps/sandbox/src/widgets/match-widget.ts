import type { matchWidgetWire } from '@slipstream/contract/entities/catalogue/match-widget';
import type { Fixture } from '@slipstream/simulation/fixture';
import type * as z from 'zod/mini';
import type { CatalogueWorld } from '../world/sandbox-world.ts';
import { statistics, timeline } from './match-course.ts';
import { oddsMovement } from './odds-movement.ts';
import { form, headToHead } from './past-match.ts';
import { standings } from './standings.ts';

export type WidgetOut = z.input<typeof matchWidgetWire>;

export interface WidgetAsked {
  readonly type: WidgetOut['type'];
  readonly marketId: string | null;
  readonly specifier: string;
}

/** Null for a market the match does not have. */
export function matchWidget(
  { world, engine, clock }: CatalogueWorld,
  fixture: Fixture,
  { type, marketId, specifier }: WidgetAsked,
): WidgetOut | null {
  const worldMs = clock.now();
  switch (type) {
    case 'statistics':
      return statistics(engine.scriptOf(fixture), worldMs);
    case 'timeline':
      return timeline(engine.scriptOf(fixture), worldMs);
    case 'head-to-head':
      return headToHead(world, fixture, Math.min(worldMs, fixture.startMs));
    case 'form':
      return form(world, fixture, Math.min(worldMs, fixture.startMs));
    case 'standings':
      return standings(world, fixture, worldMs);
    case 'odds-movement':
      return oddsMovement(engine.scriptOf(fixture), worldMs, { marketId, specifier });
  }
}
