import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import { useTranslations } from 'use-intl';

import { Fold } from '../fold.tsx';
import { outcomesMax } from '../market-cards.ts';
import styles from '../market-card.module.css';
import { OutcomeCell } from './outcome-cell.tsx';
import { outcomeGrid, type OutcomeGrid } from './outcome-grid.ts';
import { sidesOf } from './sides-of.ts';

export interface OutcomeListProps {
  readonly market: Market;
  readonly outcomes: readonly Outcome[];
  readonly event: SportEvent;
  readonly isOver: boolean;
  /** Whether the card spans the page, as one with hundreds of runners does. */
  readonly isWide: boolean;
}

/** How many runners of an outright are shown at first. */
const runnersMax = 60;

const wideLook = { columns: 3, place: 'before', isWide: true } as const;

/** The outcomes of a market in as many columns as their names allow; a long list is collapsed. */
export function OutcomeList({ market, outcomes, event, isOver, isWide }: OutcomeListProps) {
  const t = useTranslations('match.markets');
  const grid = outcomeGrid(outcomes, sidesOf(event));
  const look = isWide ? wideLook : { columns: grid.columns, place: grid.place, isWide };
  const shownMax = isWide ? runnersMax : outcomesMax;
  const isLong = outcomes.length > shownMax;
  const cells = outcomes.map((outcome, at) => (
    <OutcomeCell
      key={outcome.id}
      market={market}
      outcome={outcome}
      label={grid.labels[at] ?? outcome.name}
      isOver={isOver}
    />
  ));
  return (
    <>
      <Rows {...look} cells={isLong ? cells.slice(0, shownMax) : cells} />
      {isLong && (
        <Fold words={t('showAll', { count: outcomes.length })}>
          {() => <Rows {...look} cells={cells.slice(shownMax)} />}
        </Fold>
      )}
    </>
  );
}

interface RowsProps extends Pick<OutcomeGrid, 'columns' | 'place'> {
  readonly isWide: boolean;
  readonly cells: readonly React.ReactElement[];
}

/** Each row is an element, because arrow keys move from row to row. */
function Rows({ columns, place, isWide, cells }: RowsProps) {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    cells.slice(at * columns, (at + 1) * columns),
  );
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div
          key={row[0]?.key}
          className={styles.row}
          data-columns={columns}
          data-wide={isWide || undefined}
          data-labels={place}
          data-odds-row=""
        >
          {row}
        </div>
      ))}
    </div>
  );
}
