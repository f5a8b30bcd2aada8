import type { OutcomeResult } from '../markets/market.ts';
import { modelOf } from '../models/model-of.ts';
import { onlyRow, shapeOf, verdictWeights } from '../pricing/fair.ts';
import type { MatchScript } from './script.ts';
import { momentAt } from './state-at.ts';

export interface Resolution {
  /** By outcome id. */
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
  const grid = modelOf(script.fixture).views(momentAt(script, atMs))(shape.view);
  const row = grid === null ? null : onlyRow(verdictWeights(shape, grid));
  if (row === null && !over) return null;
  const results = row === null ? undefined : shape.results[row];
  return {
    results: Object.fromEntries(shape.outcomes.map(({ id }, at) => [id, results?.[at] ?? ('void' as const)])),
  };
}
