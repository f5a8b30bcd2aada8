import { minor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import type { Bet, BetBonus } from '../ticket/bet.ts';
import { lineStakeFloor, linesOf, ownStakeOf, potentialReturnOf } from '../ticket/price-bet.ts';
import type { SelectionId } from '../ticket/selection.ts';
import { betLabel } from './bet-label.ts';
import type { BetLabel } from './bet-label.ts';

export type BetSummary = {
  readonly label: BetLabel;
  readonly selectionIds: readonly SelectionId[];
  readonly stake: Minor;
  /** The part of the stake that is the player's money; a freebet's is not. */
  readonly ownStake: Minor;
  /** Null while there is no price. */
  readonly odds: TotalOdds | null;
  readonly lines: number;
  /** The stake of each line, floored for showing; the return is worked out from the exact share. */
  readonly lineStakeFloor: Minor;
  /** What the stakes of all lines, floored, leave of the stake. It is bet too, in equal shares. */
  readonly lineRest: Minor;
  readonly potentialReturn: Minor;
  readonly profit: Minor;
  readonly bonus: BonusLine | null;
};

/** What the bonus does to the return. A freebet that pays the profit alone makes it less. */
type BonusLine = BetBonus & {
  readonly bonusOdds: TotalOdds | null;
  readonly returnWithout: Minor;
  readonly returnGained: Minor;
};

export function summariseBet(bet: Bet): BetSummary {
  const lines = linesOf(bet);
  const potentialReturn = potentialReturnOf(bet);
  return {
    label: betLabel(bet),
    selectionIds: bet.selections.map(({ id }) => id),
    stake: bet.stake,
    ownStake: ownStakeOf(bet),
    odds: bet.odds,
    lines,
    lineStakeFloor: lineStakeFloor(bet),
    lineRest: minor(bet.stake % lines),
    potentialReturn,
    profit: bet.profit,
    bonus: bonusLine(bet, potentialReturn),
  };
}

function bonusLine(bet: Bet, potentialReturn: Minor): BonusLine | null {
  if (bet.bonus === null) return null;
  const returnWithout = potentialReturnOf({ ...bet, bonus: null, bonusOdds: null });
  const returnGained = minor(potentialReturn - returnWithout);
  return { ...bet.bonus, bonusOdds: bet.bonusOdds, returnWithout, returnGained };
}
