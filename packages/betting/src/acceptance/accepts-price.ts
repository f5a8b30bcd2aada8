import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { TotalOdds } from '@slipstream/units/odds';

export type PriceTerms = {
  readonly mode: OddsAcceptMode;
  /** "Any price at or above 1.80." */
  readonly floorOdds: TotalOdds | null;
};

/**
 * Whether a changed price is accepted without asking (SLIP-8). A price at or above the player's floor always is; below
 * the floor `any` accepts no more than `higher` does, so the floor bounds every mode. The server uses the same
 * function.
 */
export function acceptsPrice({ mode, floorOdds }: PriceTerms, accepted: TotalOdds, current: TotalOdds): boolean {
  if (current === accepted) return true;
  if (floorOdds !== null && current >= floorOdds) return true;
  switch (mode) {
    case 'none':
      return false;
    case 'higher':
      return current > accepted;
    case 'any':
      return current > accepted || floorOdds === null;
  }
}
