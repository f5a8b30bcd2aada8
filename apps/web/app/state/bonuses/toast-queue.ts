import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import type { BonusType } from '@slipstream/contract/entities/bonuses/bonus-status';

const shownStatuses: ReadonlySet<string> = new Set(['available', 'active', 'not_available']);

/** Whether a bonus is worth telling of (BONUS-3). A hit of a jackpot always is: it is the player's money. */
export function isToasted(bonus: Bonus, disabled: readonly BonusType[]): boolean {
  if (bonus.issued === null || bonus.issued.seen || disabled.includes(bonus.bonusType)) return false;
  return bonus.bonusType === 'jackpot' || shownStatuses.has(bonus.userBonusStatus);
}
