import type { OutcomeResult } from './market.ts';

/** The five ways a line can fall for a first and a second outcome, from the first winning outright to losing outright. */
export const lineResults: readonly (readonly OutcomeResult[])[] = [
  ['win', 'lose'],
  ['half_win', 'half_lose'],
  ['void', 'void'],
  ['half_lose', 'half_win'],
  ['lose', 'win'],
];

/** Row of `lineResults` for a lead over the line: a quarter line is half a stake on each of its neighbours. */
export function lineVerdict(lead: number): number {
  if (lead >= 0.5) return 0;
  if (lead > 0) return 1;
  if (lead === 0) return 2;
  return lead > -0.5 ? 3 : 4;
}
