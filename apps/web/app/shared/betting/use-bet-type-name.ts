import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import { useTranslations } from 'use-intl';

/** What a slip of so many selections is called as a bet of this type: a combo by its length (BET-1). */
export function useBetTypeName(): (betType: BetType, selectionCount: number) => string {
  const t = useTranslations('slip.type');
  return (betType, selectionCount) => {
    switch (betType) {
      case 'single':
        return selectionCount > 1 ? t('singles') : t('single');
      case 'combo':
        if (selectionCount === 2) return t('doubles');
        if (selectionCount === 3) return t('trebles');
        return selectionCount > 3 ? t('accumulator', { count: selectionCount }) : t('combo');
      case 'system':
      case 'custom_bet':
        return t(betType);
    }
  };
}
