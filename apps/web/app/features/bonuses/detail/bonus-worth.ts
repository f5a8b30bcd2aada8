import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { minor } from '@slipstream/units/minor';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';

/** What a bonus is worth, in a few words. */
export function useBonusWorth(): (bonus: Bonus) => string {
  const t = useTranslations('bonuses.worth');
  const format = useFormatter();
  const money = useMoney();
  return (bonus) => {
    switch (bonus.bonusType) {
      case 'comboboost': {
        const most = Math.max(1000, ...bonus.ranges.map(({ bonusOdds }) => bonusOdds));
        return t('comboboost', {
          percent: format.number(most / 1000 - 1, { style: 'percent', maximumFractionDigits: 1 }),
        });
      }
      case 'freebet':
        return t(bonus.type, { amount: money(bonus.amount, bonus.currency) });
      case 'hunting':
        if (bonus.issued === null) {
          const most = Math.max(0, ...bonus.thresholds.map(({ amount }) => amount));
          return t('huntingOffer', { amount: money(minor(most), bonus.currency) });
        }
        return t('hunting', { points: bonus.farming.points, available: bonus.farming.availablePoints });
      case 'lootbox':
        return bonus.issued === null ? t('lootboxOffer') : t('lootbox', { count: bonus.boxesUnopened });
      case 'tournament':
        return t('tournament', { amount: money(bonus.poolAmount, bonus.currency) });
      case 'jackpot':
        return t('jackpot', { amount: money(bonus.hit.amount, bonus.hit.currency), level: bonus.hit.level.name });
    }
  };
}
