import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { AmountField } from '../../parts/amount-field.tsx';
import { useMoney } from '../../parts/use-money.ts';
import type { Slip } from '../../stores/slip/slip.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './quick-bet-body.module.css';
import { QuickBetState } from './quick-bet-state.tsx';

/** Stake and approval, and what became of the last tap (QUICK-2). */
export default function QuickBetBody({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('quickBet');
  const money = useMoney();
  const { quick, store } = slip;
  const { quickBet, isBalanceLow } = useStore(quick.state);
  const { currency } = useStore(store.state, ({ terms }) => terms);
  if (!quickBet.isEnabled) {
    return isBalanceLow ? <output className={styles.low}>{t('lowBalance')}</output> : null;
  }
  const { stake, isApproved } = quickBet;
  return (
    <div className={styles.body}>
      <AmountField
        label={t('stake')}
        amount={stake}
        currency={currency}
        onChange={(amount) => quick.dispatch({ kind: 'stake-changed', stake: amount })}
      />
      {stake > 0 ? (
        <Switch
          label={t('approve', { stake: money(stake, currency) })}
          isOn={isApproved}
          onChange={(isOn) => quick.dispatch(isOn ? { kind: 'approved' } : { kind: 'stake-changed', stake })}
        />
      ) : (
        <p className={styles.hint}>{t('stakeFirst')}</p>
      )}
      {stake > 0 && !isApproved && <p className={styles.hint}>{t('approveHint')}</p>}
      <QuickBetState slip={slip} />
    </div>
  );
}
