import type { Bet } from '@slipstream/betting/ticket/bet';
import { potentialReturnOf } from '@slipstream/betting/ticket/price-bet';
import type { Selection } from '@slipstream/betting/ticket/selection';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import styles from './single-stake.module.css';
import { useSlipTerms } from '../../../state/slip/use-ticket.ts';

export interface SingleStakeProps {
  readonly slip: Slip;
  readonly bet: Bet;
  readonly selection: Selection;
}

/** The stake of one of several singles, and its return. */
export function SingleStake({ slip, bet, selection }: SingleStakeProps) {
  const t = useTranslations('slip');
  const money = useMoney();
  const { currency } = useSlipTerms(slip);
  const target = selection.id;
  return (
    <div className={styles.single}>
      <AmountField
        label={t('stake.label')}
        name={t('stake.forOutcome', { outcome: selection.outcomeName })}
        amount={bet.stake}
        currency={currency}
        onChange={(stake) => slip.dispatch({ kind: 'stake-changed', target, stake })}
        isDisabled={bet.freebetStake !== null}
      />
      <p className={styles.returns}>
        {bet.stake > 0 && t('place.returns', { amount: money(potentialReturnOf(bet), currency) })}
      </p>
    </div>
  );
}
