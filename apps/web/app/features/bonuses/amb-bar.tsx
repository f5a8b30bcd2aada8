import type { AmbProgress } from '@slipstream/contract/entities/bonuses/amb-progress';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import styles from './bonus-center.module.css';
import { BonusEnd } from './detail/bonus-end.tsx';

/** "3 more bets of 5.00 for a freebet." */
export function AmbBar({ progress }: { readonly progress: AmbProgress }) {
  const t = useTranslations('bonuses.amb');
  const money = useMoney();
  const { currency, minStake, progressCount, ranges, issueTo } = progress;
  const next = ranges.find(({ reached }) => !reached);
  if (next === undefined) return null;
  const words = t('next', {
    count: next.betsCount - progressCount,
    stake: money(minStake, currency),
    amount: money(next.amount, currency),
  });
  return (
    <div className={styles.amb}>
      <p>{words}</p>
      <ProgressBar tone="gold" label={words} value={progressCount} max={next.betsCount} />
      {issueTo !== null && <BonusEnd time={issueTo} />}
    </div>
  );
}
