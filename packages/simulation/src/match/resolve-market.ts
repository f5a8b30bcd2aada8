import { type OutcomeResult, resultOf } from '../markets/market.ts';
import { onlyVerdict, shapeOf, verdictWeights } from '../pricing/fair.ts';
import { viewsOf } from '../pricing/views-of.ts';
import type { MatchScript } from './script.ts';
import { momentAt } from './state-at.ts';

interface Resolution {
  readonly results: Readonly<Record<string, OutcomeResult>>;
}

/**
 * What became of a market by a time: its results once they are certain, even before the end; null while they are open or
 * the market is unknown. Whatever an abandoned match left open is void.
 */
export function resolveMarket(
  script: MatchScript,
  { marketId, specifier }: { readonly marketId: string; readonly specifier: string },
  nowMs = Infinity,
): Resolution | null {
  const shape = shapeOf(script.fixture, marketId, specifier);
  if (shape === null) return null;
  const atMs = Math.min(nowMs, script.endMs);
  const over = atMs >= script.endMs;
  const grid = viewsOf(script.fixture, momentAt(script, atMs))(shape.view);
  const verdict = grid === null ? null : onlyVerdict(verdictWeights(shape, grid));
  if (verdict === null && !over) return null;
  return {
    results: Object.fromEntries(
      shape.outcomes.map(({ id }, at) => [id, verdict === null ? 'void' : resultOf(shape, verdict, at)]),
    ),
  };
}
