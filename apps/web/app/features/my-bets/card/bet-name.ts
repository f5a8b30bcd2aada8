import { betLabel } from '@slipstream/betting/summary/bet-label';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { useTranslations } from 'use-intl';

/** What a placed bet is called: single, double, treble, 5-fold, 2 of 3, Yankee (BET-1). */
export function useBetName(): (bet: Bet) => string {
  const t = useTranslations('slip');
  return (bet) => {
    const label = betLabel({ betType: bet.type, selections: bet.selections, systemType: bet.system });
    switch (label) {
      case 'single':
      case 'doubles':
      case 'trebles':
      case 'custom_bet':
        return t(`type.${label}`);
      case 'accumulator':
        return t('type.accumulator', { count: bet.selections.length });
      case 'system':
        return bet.system === null
          ? t('type.system')
          : t(`system.${bet.system.cover}`, { win: bet.system.winCount, total: bet.system.totalCount });
      case 'trixie':
      case 'patent':
      case 'yankee':
      case 'lucky15':
      case 'canadian':
      case 'lucky31':
      case 'heinz':
      case 'lucky63':
      case 'superHeinz':
      case 'goliath':
        return t(`system.${label}`);
    }
  };
}
