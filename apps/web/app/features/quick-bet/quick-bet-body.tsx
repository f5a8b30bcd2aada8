import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { AmountField } from '../../shared/money/amount-field.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import type { Slip } from '../../state/slip/slip.ts';
import styles from './quick-bet-body.module.css';
import { useSlipTerms } from '../../state/slip/use-ticket.ts';

/** The stake that arms quick bet (QUICK-2). Results of taps are shown beside the price (QUICK-8). */
export default function QuickBetBody({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('quickBet');
  const money = useMoney();
  const { quick } = slip;
  const { quickBet, isBalanceLow } = useStore(quick.state);
  const { currency } = useSlipTerms(slip);
  if (!quickBet.isEnabled) {
    return isBalanceLow ? <p className={styles.low}>{t('lowBalance')}</p> : null;
  }
  const { stake } = quickBet;
  return (
    <div className={styles.body}>
      <AmountField
        label={t('stake')}
        amount={stake}
        currency={currency}
        onChange={(amount) => quick.dispatch({ kind: 'stake-changed', stake: amount })}
      />
      <p className={styles.hint}>{stake > 0 ? t('ready', { stake: money(stake, currency) }) : t('stakeFirst')}</p>
    </div>
  );
}
