import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import { minor } from '@slipstream/units/minor';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../parts/use-money.ts';
import { useBetOddsText } from '../../parts/use-odds-text.ts';
import styles from './slip-totals.module.css';

export interface SlipTotalsProps {
  readonly summary: TicketSummary;
  readonly currency: string;
}

/** What the slip comes to: lines and unit stake of a system, total odds, what a bonus adds, and the return. */
export function SlipTotals({ summary, currency }: SlipTotalsProps) {
  const t = useTranslations('slip');
  const format = useFormatter();
  const money = useMoney();
  const odds = useBetOddsText();
  const { bets, total, betType, selectionCount } = summary;
  const [first] = bets;
  const bonus = bets.length === 1 ? (first?.bonus ?? null) : null;
  const gained = bonus === null || bonus.returnGained === 0 ? null : bonus;
  return (
    <dl className={styles.totals} aria-label={t('totals.label')}>
      {betType === 'system' && first !== undefined && (
        <>
          <dt>{t('system.lines')}</dt>
          <dd>{t('system.linesOf', { lines: first.lines, stake: money(first.lineStakeFloor, currency) })}</dd>
        </>
      )}
      {(bets.length > 1 || betType === 'system') && (
        <>
          <dt>{t('totals.stake')}</dt>
          <dd>{money(total.stake, currency)}</dd>
        </>
      )}
      {summary.odds !== null && betType !== 'system' && (
        <>
          <dt>{t('totals.odds')}</dt>
          <dd>{odds(summary.odds, selectionCount)}</dd>
        </>
      )}
      {gained !== null && (
        <>
          <dt>
            {gained.bonusOdds === null
              ? t('totals.freebet')
              : t('totals.boost', { percent: format.number(gained.bonusOdds / 1000 - 1, percent) })}
          </dt>
          <dd className={styles.gain}>
            {gained.returnGained > 0
              ? t('totals.gain', { amount: money(gained.returnGained, currency) })
              : money(minor(gained.returnGained), currency)}
          </dd>
        </>
      )}
      <dt className={styles.big}>{t(betType === 'system' ? 'totals.returnsUpTo' : 'totals.returns')}</dt>
      <dd className={styles.big}>{money(total.potentialReturn, currency)}</dd>
    </dl>
  );
}

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
