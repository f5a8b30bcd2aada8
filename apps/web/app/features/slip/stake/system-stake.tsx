import { summariseBet } from '@slipstream/betting/summary/summarise-bet';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { StakeBasis } from '@slipstream/betting/ticket/ticket-context';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import { keepStakeBasis } from '../../../state/preferences/preferences.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { useStores } from '../../../state/use-stores.ts';
import styles from './system-stake.module.css';

const bases = ['line', 'total'] as const satisfies readonly StakeBasis[];

/** Whether the stake of a system is per line or in total, and how the total is made up of lines (SLIP-19). */
export function SystemStake({ slip, bet }: { readonly slip: Slip; readonly bet: Bet }) {
  const t = useTranslations('slip.system');
  const money = useMoney();
  const group = useId();
  const { preferences } = useStores();
  const { lines, lineStakeFloor, lineRest } = summariseBet(bet);
  const basis = bet.lineStake === null ? 'total' : 'line';
  const figures = {
    lines,
    stake: money(lineStakeFloor, bet.currency),
    rest: money(lineRest, bet.currency),
    total: money(bet.stake, bet.currency),
  };

  /** The next system begins as this one was left. */
  function choose(stakeBasis: StakeBasis) {
    slip.dispatch({ kind: 'stake-basis-changed', basis: stakeBasis });
    keepStakeBasis(preferences, stakeBasis);
  }

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
              onChange={() => choose(each)}
            />
            {t(each)}
          </label>
        ))}
      </fieldset>
      <p className={styles.sum}>{lineRest === 0 ? t('sum', figures) : t('sumRest', figures)}</p>
    </div>
  );
}
