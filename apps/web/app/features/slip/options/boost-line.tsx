import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import type { Bet } from '@slipstream/betting/ticket/bet';
import { useFormatter, useTranslations } from 'use-intl';

import { useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import styles from './boost-line.module.css';

export interface BoostLineProps {
  readonly summary: TicketSummary;
  readonly bet: Bet;
}

/** The current comboboost, and what one more selection would add. */
export function BoostLine({ summary, bet }: BoostLineProps) {
  const t = useTranslations('slip.boost');
  const format = useFormatter();
  const odds = useOddsText();
  const [upcoming] = summary.upcomingBonuses;
  const bonusOdds = summary.bets[0]?.bonus?.bonusOdds ?? null;
  if (upcoming === undefined) return null;
  const { range, selectionsMissing } = upcoming;
  const percentOf = (factor: number) =>
    format.number(factor / 1000 - 1, { style: 'percent', maximumFractionDigits: 1 });
  const next = { count: selectionsMissing, odds: odds(range.minOdds), percent: percentOf(range.bonusOdds) };
  const reached = Math.max(0, range.minCount - selectionsMissing);
  return (
    <div className={styles.boost}>
      <p>
        {bonusOdds === null ? (
          t('first', next)
        ) : (
          <>
            <b>{t('now', { percent: percentOf(bonusOdds) })}</b> {t('next', next)}
          </>
        )}
      </p>
      {/* Once a boost is reached, the choice between it and cashout says so. */}
      {bet.availableBonuses.comboboost === null && <p>{t('cost')}</p>}
      <ProgressBar tone="gold" label={t('progress')} value={reached} max={range.minCount} />
    </div>
  );
}
