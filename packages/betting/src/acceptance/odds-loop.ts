import type { Odds } from '@slipstream/units/odds';
import type { Acceptance } from '../ticket/selection.ts';

/**
 * The odds-loop breaker. A price that moves again within `loopWindowMs` of being accepted moves faster than a player can
 * accept it. The next acceptance then covers, for as long, every move within `loopTolerancePermille` of the price accepted;
 * measured from that price, so that many small steps cannot carry it further than was agreed.
 */
export const loopWindowMs = 5000;
export const loopTolerancePermille = 30;

export type Cover = { readonly lowest: Odds; readonly highest: Odds };

/** The prices an acceptance of `odds` takes without asking while it covers. */
export function coverOf(odds: Odds): Cover {
  const tolerance = Math.floor((odds * loopTolerancePermille) / 1000);
  return { lowest: Math.max(1000, odds - tolerance) as Odds, highest: (odds + tolerance) as Odds };
}

export function isCovered(acceptance: Acceptance | null, current: Odds, now: number): boolean {
  if (acceptance === null || acceptance.coversUntil === null || now > acceptance.coversUntil) return false;
  const { lowest, highest } = coverOf(acceptance.odds);
  return current >= lowest && current <= highest;
}

/** The price moved and has to be accepted again. */
export function afterFlag(acceptance: Acceptance | null, now: number): Acceptance | null {
  if (acceptance === null || acceptance.isLooping || now - acceptance.at > loopWindowMs) return acceptance;
  return { ...acceptance, isLooping: true };
}

/** The player accepts a price, for the first time or again. */
export function afterAcceptance(previous: Acceptance | null, odds: Odds, now: number): Acceptance {
  const covers = previous !== null && previous.isLooping;
  return { at: now, odds, isLooping: false, coversUntil: covers ? now + loopWindowMs : null };
}
