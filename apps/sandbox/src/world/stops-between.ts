import type { MatchScript } from '@slipstream/simulation/match/script';

/** Whether betting stopped in between or the match ended; such changes are published without delay. */
export function stopsBetween(script: MatchScript, fromMs: number, toMs: number): boolean {
  return (
    (script.endMs > fromMs && script.endMs <= toMs) ||
    script.suspensions.some((window) => window.fromMs > fromMs && window.fromMs <= toMs)
  );
}
