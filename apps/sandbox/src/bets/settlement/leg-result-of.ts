import type { Fixture } from '@slipstream/simulation/fixture';
import type { OutcomeResult } from '@slipstream/simulation/markets/market';
import { playFixture } from '@slipstream/simulation/match/play-fixture';
import { resolveMarket } from '@slipstream/simulation/match/resolve-market';
import type { MatchScript } from '@slipstream/simulation/match/script';

export interface OpenLine {
  readonly match_id: string;
  readonly market_id: string;
  readonly specifier: string;
  readonly outcome_id: string;
  readonly seed: number;
}

/** Null while it is open. A match that this world does not have will never be played, so it is void. */
export function legResultOf(fixture: Fixture | null, line: OpenLine, nowMs: number): OutcomeResult | null {
  if (fixture === null || fixture.seed !== line.seed) return 'void';
  const script = scriptOf(fixture);
  const market = { marketId: line.market_id, specifier: line.specifier };
  const resolution = resolveMarket(script, market, nowMs);
  if (resolution !== null) return resolution.results[line.outcome_id] ?? 'void';
  return nowMs >= script.endMs ? 'void' : null;
}

const scripts = new WeakMap<Fixture, MatchScript>();

function scriptOf(fixture: Fixture): MatchScript {
  const script = scripts.get(fixture) ?? playFixture(fixture);
  scripts.set(fixture, script);
  return script;
}
