import type { GoalsPosition } from '../../match/script.ts';
import type { Moment } from '../../match/state-at.ts';
import type { GoalsSport } from './goals-sport.ts';

/** Goals become more frequent during a period: the density rises linearly by this much around its mean. */
const ramp = 0.2;
/** Nothing happens in the first and last moments of a period, so that no two steps share one instant. */
const edge = 0.002;

/** Converts between a fraction of a period and its whole second. */
export function secondOf(fraction: number, lengthS: number): number {
  return Math.round((edge + (1 - 2 * edge) * fraction) * lengthS);
}

function fractionOf(second: number, lengthS: number): number {
  return (second / lengthS - edge) / (1 - 2 * edge);
}

/** Share of the whole match's goals that falls before `fraction` of a period (counted from 1). */
export function shareBefore(sport: GoalsSport, period: number, fraction: number): number {
  let before = 0;
  for (let index = 0; index < period - 1; index++) before += sport.shares[index] ?? 0;
  const part = Math.min(1, Math.max(0, fraction));
  return before + (sport.shares[period - 1] ?? 0) * part * (1 - ramp + ramp * part);
}

/** The moment of play at which a share of the match's goals has passed: the inverse of `shareBefore`. */
export function momentOfShare(
  sport: GoalsSport,
  share: number,
): { readonly period: number; readonly fraction: number } {
  let left = share;
  for (const [index, part] of sport.shares.entries()) {
    if (left < part || index === sport.shares.length - 1) {
      const inside = Math.min(1, left / part);
      const linear = 1 - ramp;
      return { period: index + 1, fraction: (Math.sqrt(linear * linear + 4 * ramp * inside) - linear) / (2 * ramp) };
    }
    left -= part;
  }
  return { period: sport.shares.length, fraction: 1 };
}

/** Share of the match's goals that falls before a moment. */
export function sharePassed(sport: GoalsSport, moment: Moment, position: GoalsPosition): number {
  if (moment.phase === 'before') return 0;
  if (moment.phase === 'after' || moment.period > sport.periods.length) return 1;
  const begun = (moment.period - 1) * sport.periodS;
  const length = position.lengths[moment.period - 1] ?? sport.periodS;
  return shareBefore(sport, moment.period, fractionOf(moment.clockS - begun, length));
}
