import type { Fixture } from '@slipstream/simulation/fixture';
import type { MatchState } from '@slipstream/simulation/match/state-at';
import { pricedSteps, type PricedMarket } from '@slipstream/simulation/pricing/priced';
import type { Steps } from '@slipstream/simulation/steps';
import { isMatchOver } from '@slipstream/units/match-status';
import { isMarketRemoved } from '@slipstream/units/market-status';

/**
 * How many markets a match has open. Pricing all of them only to count costs far more than the row that shows the figure,
 * so a match nobody has opened shows what such matches usually have: as many as the last one that was priced in full.
 */
export class OpenCounts {
  readonly #usual = new Map<string, number>();

  /** `fixture` is the copy that is being priced: what was worked out for its row is not worked out again. */
  *of(fixture: Fixture, state: MatchState): Steps<number> {
    if (isMatchOver(state.status)) return 0;
    const usual = this.#usual.get(kindOf(fixture, state));
    return usual ?? this.counted(fixture, state, yield* pricedSteps(fixture, state, 'all'));
  }

  /** Takes note of a full pricing, and answers its own exact count. */
  counted(fixture: Fixture, state: MatchState, priced: readonly PricedMarket[]): number {
    const count = priced.filter(({ status }) => !isMarketRemoved(status)).length;
    this.#usual.set(kindOf(fixture, state), count);
    return count;
  }
}

function kindOf({ sportKey, format }: Fixture, { status }: MatchState): string {
  return `${sportKey} ${format} ${status}`;
}
