import type { MatchScript } from '@slipstream/simulation/match/script';

/** Whether betting was stopped in between, or the match ended: news that never waits. */
export function stopsBetween(script: MatchScript, fromMs: number, toMs: number): boolean {
  return (
    (script.endMs > fromMs && script.endMs <= toMs) ||
    script.suspensions.some((window) => window.fromMs > fromMs && window.fromMs <= toMs)
  );
}
