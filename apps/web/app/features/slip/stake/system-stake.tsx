import { summariseBet } from '@slipstream/betting/summary/summarise-bet';
import type { Bet } from '@slipstream/betting/ticket/bet';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import styles from './system-stake.module.css';

const bases = ['line', 'total'] as const;

/** Whether the stake of a system is per line or in total, and the resulting other amount (SLIP-19). */
export function SystemStake({ slip, bet }: { readonly slip: Slip; readonly bet: Bet }) {
  const t = useTranslations('slip.system');
  const money = useMoney();
  const group = useId();
  const { lines, lineStakeFloor } = summariseBet(bet);
  const basis = bet.lineStake === null ? 'total' : 'line';
  const figures = {
    lines,
    stake: money(lineStakeFloor, bet.currency),
    total: money(bet.stake, bet.currency),
  };
  return (
    <div className={styles.row}>
      <fieldset className={styles.bases} aria-label={t('basis')}>
        {bases.map((each) => (
          <label key={each} className={styles.basis}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              checked={basis === each}
              onChange={() => slip.dispatch({ kind: 'stake-basis-changed', basis: each })}
            />
            {t(each)}
          </label>
        ))}
      </fieldset>
      <p className={styles.sum}>{bet.stake % lines === 0 ? t('sum', figures) : t('share', figures)}</p>
    </div>
  );
}
