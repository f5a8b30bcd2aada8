import type { BetStatus } from '@slipstream/contract/entities/bets/bet-status';
import { useTranslations } from 'use-intl';

import styles from './bet-called-off.module.css';

/** Says of a bet that was cancelled or withdrawn where its stake is (MYBETS-2). */
export function BetCalledOff({ status }: { readonly status: BetStatus }) {
  const t = useTranslations('entities.bet');
  if (status !== 'cancelled' && status !== 'withdrawn') return null;
  return <p className={styles.text}>{t(status)}</p>;
}
