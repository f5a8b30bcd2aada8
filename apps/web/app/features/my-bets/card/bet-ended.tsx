import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { BetId } from '@slipstream/units/ids';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './bet-ended.module.css';

/** Actions for a bet that ended while it was shown. */
export interface EndedBets {
  readonly onSettled: () => void;
  readonly onClose: (id: BetId) => void;
}

/** A bet that ended: what was paid, what remains, and where to find it (MYBETS-9). */
export function BetEnded({ bet, ended }: { readonly bet: Bet; readonly ended: EndedBets | null }) {
  const t = useTranslations('myBets.ended');
  const money = useMoney();
  const { cashout, stake, winAmount } = bet;
  const last = cashout.parts.at(-1);
  const isPart = bet.status === 'waiting_results' && last !== undefined;
  const amount = (value: Bet['potentialWin']) => money(value, stake.currency);
  if (isPart) {
    return (
      <output className={styles.ended}>
        {t('part', { paid: amount(last.amount), left: amount(cashout.stakeLeft) })}
      </output>
    );
  }
  if (ended === null) return null;
  return (
    <div className={styles.ended}>
      <output>
        {winAmount !== null && winAmount > 0 && `${t('paid', { paid: amount(winAmount) })} `}
        {t('where')}
      </output>
      <div className={styles.pair}>
        <Button size="small" onClick={ended.onSettled}>
          {t('settled')}
        </Button>
        <Button size="small" look="quiet" onClick={() => ended.onClose(bet.id)}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
