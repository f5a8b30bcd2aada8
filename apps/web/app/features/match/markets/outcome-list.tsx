import type { Event } from '@slipstream/contract/entities/event';
import type { Market } from '@slipstream/contract/entities/market';
import type { Outcome } from '@slipstream/contract/entities/outcome';
import { useTranslations } from 'use-intl';

import { Fold } from './fold.tsx';
import { outcomesMax } from './market-cards.ts';
import styles from './market-card.module.css';
import { OutcomeCell } from './outcome-cell.tsx';
import { outcomeGrid } from './outcome-grid.ts';
import { sidesOf } from './sides-of.ts';

export interface OutcomeListProps {
  readonly market: Market;
  readonly outcomes: readonly Outcome[];
  readonly event: Event;
  readonly isOver: boolean;
  /** How many show before the rest folds away. */
  readonly shownMax?: number;
}

/** The outcomes of one market in as many columns as their names allow; a long list folds. */
export function OutcomeList({ market, outcomes, event, isOver, shownMax = outcomesMax }: OutcomeListProps) {
  const t = useTranslations('match.markets');
  const { columns, labels } = outcomeGrid(outcomes, sidesOf(event));
  const isLong = outcomes.length > shownMax;
  const cells = outcomes.map((outcome, at) => (
    <OutcomeCell
      key={outcome.id}
      market={market}
      outcome={outcome}
      label={labels[at] ?? outcome.name}
      isOver={isOver}
    />
  ));
  return (
    <>
      <Rows columns={columns} cells={isLong ? cells.slice(0, shownMax) : cells} />
      {isLong && (
        <Fold words={t('showAll', { count: outcomes.length })}>
          {() => <Rows columns={columns} cells={cells.slice(shownMax)} />}
        </Fold>
      )}
    </>
  );
}

/** A row is an element of its own, because arrow keys go from row to row. */
function Rows({ columns, cells }: { readonly columns: 1 | 2 | 3; readonly cells: readonly React.ReactElement[] }) {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    cells.slice(at * columns, (at + 1) * columns),
  );
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row[0]?.key} className={styles.row} data-columns={columns} data-odds-row="">
          {row}
        </div>
      ))}
    </div>
  );
}
