import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import styles from '../bonus-card.module.css';

/** How far a player is: the next threshold of a hunting, the boxes of a lootbox, points in a tournament. */
export function BonusProgress({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('bonuses.progress');
  const money = useMoney();
  if (bonus.issued === null) return null;
  if (bonus.bonusType === 'hunting') {
    const { points, potentialPoints } = bonus.farming;
    const next = bonus.thresholds.find(({ reached }) => !reached);
    if (next === undefined) return <p className={styles.progress}>{t('allReached', { points })}</p>;
    const words = t('hunting', { points, next: next.points, amount: money(next.amount, bonus.currency) });
    return (
      <div className={styles.progress}>
        <ProgressBar label={words} value={points} max={next.points} />
        <span>{words}</span>
        {potentialPoints > 0 && <span>{t('potential', { points: potentialPoints })}</span>}
      </div>
    );
  }
  if (bonus.bonusType === 'tournament') {
    const { points, potentialPoints } = bonus.farming;
    return (
      <p className={styles.progress}>
        {t('tournament', { points })} {potentialPoints > 0 && t('potential', { points: potentialPoints })}
      </p>
    );
  }
  if (bonus.bonusType === 'comboboost' && bonus.issued.usesLeft !== null) {
    return <p className={styles.progress}>{t('uses', { count: bonus.issued.usesLeft })}</p>;
  }
  return null;
}
