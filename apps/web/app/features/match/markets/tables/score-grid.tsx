import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { useTranslations } from 'use-intl';

import { Fold } from '../fold.tsx';
import styles from '../market-card.module.css';
import { OutcomeCell } from './outcome-cell.tsx';
import { sideTexts } from './outcome-grid.ts';
import { scoreRowsMax } from '../place-cards.ts';
import type { ScoreColumns } from './read-scores.ts';
import { sidesOf } from './sides-of.ts';

export interface ScoreGridProps {
  readonly market: Market;
  readonly scores: ScoreColumns;
  readonly event: SportEvent;
  readonly isOver: boolean;
}

/** Correct scores in a column for each way it can end. */
export function ScoreGrid({ market, scores: { home, draw, away, others }, event, isOver }: ScoreGridProps) {
  const t = useTranslations('match.markets');
  const names = sideTexts(sidesOf(event), 14);
  const columns = [
    { key: 'home', name: names.home, outcomes: home },
    { key: 'draw', name: t('draw'), outcomes: draw },
    { key: 'away', name: names.away, outcomes: away },
  ].filter(({ outcomes }) => outcomes.length > 0);
  const rowCount = Math.max(...columns.map(({ outcomes }) => outcomes.length));
  const cell = (outcome: Outcome | undefined, at: number) =>
    outcome === undefined ? (
      <span key={at} />
    ) : (
      <OutcomeCell key={outcome.id} market={market} outcome={outcome} label={outcome.name} isOver={isOver} />
    );
  const rows = (from: number, to: number) => (
    <div className={styles.rows}>
      {Array.from({ length: Math.max(0, Math.min(to, rowCount) - from) }, (_, at) => (
        <div key={at} className={styles.row} data-columns={columns.length} data-odds-row="">
          {columns.map(({ outcomes }, column) => cell(outcomes[from + at], column))}
        </div>
      ))}
    </div>
  );
  const rest = (
    <>
      {rows(scoreRowsMax, rowCount)}
      {others.length > 0 && (
        <div className={styles.row} data-columns={Math.min(others.length, 3)} data-odds-row="">
          {others.map((outcome, at) => cell(outcome, at))}
        </div>
      )}
    </>
  );
  return (
    <>
      <div className={styles.row} data-columns={columns.length} aria-hidden="true">
        {columns.map(({ key, name }) => (
          <span key={key} className={styles.head}>
            {name}
          </span>
        ))}
      </div>
      {rows(0, scoreRowsMax)}
      {rowCount > scoreRowsMax ? (
        <Fold words={t('showAll', { count: market.outcomes.length })}>
          {() => <div className={styles.rows}>{rest}</div>}
        </Fold>
      ) : (
        others.length > 0 && <div className={styles.rest}>{rest}</div>
      )}
    </>
  );
}
