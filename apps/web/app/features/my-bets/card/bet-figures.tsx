import { linesCount, winCountsOf } from '@slipstream/betting/arithmetic/system-lines';
import { boostGain, returnedBy } from '@slipstream/betting/summary/bet-sum';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { useFormatter, useTranslations } from 'use-intl';

import { useTimeText } from '../../../shared/match/time-text.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useBetOddsText } from '../../../shared/odds/use-odds-text.ts';
import { Figure, Figures } from '../../../ui/figures/figures.tsx';
import styles from './bet-figures.module.css';

export interface BetFiguresProps {
  readonly bet: Bet;
  /** With all details, not only the important ones. */
  readonly isWhole: boolean;
}

/** Stake, odds and return; in full also lines, dates, cashed-out parts and number. */
export function BetFigures({ bet, isWhole }: BetFiguresProps) {
  const t = useTranslations('myBets.card');
  const bonusWord = useTranslations('myBets.bonus');
  const slip = useTranslations('slip');
  const format = useFormatter();
  const money = useMoney();
  const odds = useBetOddsText();
  const timeText = useTimeText();
  const { stake, cashout, system } = bet;
  const amount = (value: Bet['potentialWin']) => money(value, stake.currency);
  const boost = boostGain(bet);
  const isOver = bet.settledAt !== null || bet.status === 'rejected' || bet.status === 'cancelled';
  const returned = returnedBy(bet);
  return (
    <>
      <Figures>
        <Figure name={t('stake')}>
          {amount(stake.value)}
          {system !== null && ` · ${t('lines', { lines: linesCount(system.totalCount, winCountsOf(system)) })}`}
        </Figure>
        {(isWhole || bet.selections.length > 1) && system === null && (
          <Figure name={t('odds')}>{odds(bet.odds, bet.selections.length)}</Figure>
        )}
        {bet.bonus !== null && <Figure name={bonusWord('label')}>{bonusText()}</Figure>}
        {boost !== null && (
          <Figure
            name={slip('receipt.boost', { factor: format.number(boost.factor / 1000, factorDigits) })}
            tone="gold"
          >
            {slip('totals.gain', { amount: amount(boost.gain) })}
          </Figure>
        )}
        {cashout.parts.length > 0 && !isOver && <Figure name={t('left')}>{amount(cashout.stakeLeft)}</Figure>}
        {returned !== null && (
          <Figure name={t('paid')} rank="sum">
            {amount(returned)}
          </Figure>
        )}
        {!isOver && (
          <Figure name={t('potential')} rank="sum">
            {amount(bet.potentialWin)}
          </Figure>
        )}
      </Figures>
      {isWhole && (
        <ul className={styles.more}>
          {cashout.parts.map((part) => (
            <li key={part.createdAt}>{t('parts', { amount: amount(part.amount), stake: amount(part.stakePart) })}</li>
          ))}
          {bet.usedInJackpot && <li>{bonusWord('inJackpot')}</li>}
          <li>{t('placed', { date: timeText(bet.createdAt, 'dateTime') })}</li>
          {bet.settledAt !== null && <li>{t('settled', { date: timeText(bet.settledAt, 'dateTime') })}</li>}
          <li>{t('ref', { ref: bet.ref })}</li>
        </ul>
      )}
    </>
  );

  function bonusText(): string {
    const kind = bonusWord(bet.bonus?.type ?? 'freebet');
    const points = bet.farmed.reduce((sum, farmed) => sum + farmed.points, 0);
    return points === 0 ? kind : bonusWord('points', { kind, points });
  }
}

const factorDigits = { minimumFractionDigits: 2, maximumFractionDigits: 3 } as const;
