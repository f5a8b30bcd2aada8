import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { useTranslations } from 'use-intl';

import { useMoney } from '../../../shared/money/use-money.ts';
import { useSession } from '../../../state/session/use-session.ts';
import styles from '../bonus-card.module.css';

/** The figures of a bonus that collects points: stakes, what open bets can bring, and what the pool began with (BONUS-9). */
export function FarmingFacts({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('entities.farming');
  const money = useMoney();
  const { profile } = useSession();
  if (!('farming' in bonus)) return null;
  const { avgStake, betsCount, potentialFreebetAmount, initialPool } = bonus.farming;
  const currency = 'currency' in bonus ? bonus.currency : (profile?.currency ?? null);
  const count = bonus.freebetsToBoost.length;
  const facts = [
    currency !== null && betsCount > 0 && t('average', { amount: money(avgStake, currency), count: betsCount }),
    currency !== null &&
      potentialFreebetAmount > 0 &&
      t('freebets', { amount: money(potentialFreebetAmount, currency) }),
    currency !== null && initialPool > 0 && t('started', { amount: money(initialPool, currency) }),
    count > 0 && t('boostable', { count }),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.progress}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
