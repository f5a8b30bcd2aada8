import type { PricePoint } from './price-log.ts';

/** The size of the drawing; the page stretches it. */
export const sparkWidth = 120;
export const sparkHeight = 28;
const inset = 3;

/** A price stands until it moves, so its line is made of steps. The lowest price is at the bottom. */
export function sparkLine(points: readonly PricePoint[], fromMs: number, untilMs: number): string {
  const [first] = points;
  if (first === undefined) return '';
  const prices = points.map(({ odds }) => odds);
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low;
  const x = (atMs: number) => round(((atMs - fromMs) / Math.max(1, untilMs - fromMs)) * sparkWidth);
  const y = (odds: number) =>
    span === 0 ? sparkHeight / 2 : round(sparkHeight - inset - ((odds - low) / span) * (sparkHeight - 2 * inset));
  const steps = points.slice(1).map(({ atMs, odds }) => `H${x(atMs)}V${y(odds)}`);
  return `M0 ${y(first.odds)}${steps.join('')}H${sparkWidth}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
