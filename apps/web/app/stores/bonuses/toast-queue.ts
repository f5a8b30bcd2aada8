import type { Bonus } from '@slipstream/contract/entities/bonus';
import type { BonusType } from '@slipstream/contract/entities/bonus-status';

const shownStatuses: ReadonlySet<string> = new Set(['available', 'active', 'not_available']);

/** Whether a bonus is worth a toast (BONUS-3). A hit of a jackpot always is: it is the player's money. */
export function isToasted(bonus: Bonus, disabled: readonly BonusType[]): boolean {
  if (bonus.issued === null || bonus.issued.seen || disabled.includes(bonus.bonusType)) return false;
  return bonus.bonusType === 'jackpot' || shownStatuses.has(bonus.userBonusStatus);
}

/** In which order they are told: hits of jackpots first, then the others as they came (BONUS-3). */
export function toastOrder(bonuses: readonly Bonus[]): readonly Bonus[] {
  return [...bonuses.filter(isHit), ...bonuses.filter((bonus) => !isHit(bonus))];
}

function isHit({ bonusType }: Bonus): boolean {
  return bonusType === 'jackpot';
}
