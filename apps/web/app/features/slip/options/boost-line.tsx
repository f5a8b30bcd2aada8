import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import { useFormatter, useTranslations } from 'use-intl';

import { useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import styles from './boost-line.module.css';

/** The current comboboost, and what one more selection would add. */
export function BoostLine({ summary }: { readonly summary: TicketSummary }) {
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
      {bonusOdds === null && <p>{t('cost')}</p>}
      <ProgressBar tone="gold" label={t('progress')} value={reached} max={range.minCount} />
    </div>
  );
}
