import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import { minor } from '@slipstream/units/minor';
import { useFormatter, useTranslations } from 'use-intl';

import { useMoney } from '../../shared/money/use-money.ts';
import { useBetOddsText } from '../../shared/odds/use-odds-text.ts';
import { Figure, Figures } from '../../ui/figures/figures.tsx';

export interface SlipTotalsProps {
  readonly summary: TicketSummary;
  readonly currency: string;
}

/** Totals of the slip: stakes of several singles, total odds, bonus and return. */
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
    <Figures label={t('totals.label')}>
      {bets.length > 1 && <Figure name={t('totals.stake')}>{money(total.stake, currency)}</Figure>}
      {summary.odds !== null && betType !== 'system' && (
        <Figure name={t('totals.odds')}>{odds(summary.odds, selectionCount)}</Figure>
      )}
      {gained !== null && (
        <Figure name={gainName(gained.bonusOdds)} tone="gold">
          {gained.returnGained > 0
            ? t('totals.gain', { amount: money(gained.returnGained, currency) })
            : money(minor(gained.returnGained), currency)}
        </Figure>
      )}
      <Figure name={t(betType === 'system' ? 'totals.returnsUpTo' : 'totals.returns')} rank="total">
        {money(total.potentialReturn, currency)}
      </Figure>
    </Figures>
  );

  function gainName(bonusOdds: number | null): string {
    if (bonusOdds === null) return t('totals.freebet');
    return t('totals.boost', { percent: format.number(bonusOdds / 1000 - 1, percent) });
  }
}

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
