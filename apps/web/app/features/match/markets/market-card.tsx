import type { Event } from '@slipstream/contract/entities/event';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

import { StarButton } from '../../../parts/star-button.tsx';
import { Accordion } from '../../../ui/accordion/accordion.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LineTable } from './line-table.tsx';
import type { MarketCard } from './market-cards.ts';
import styles from './market-card.module.css';
import './price-movement.module.css';
import { OutcomeList } from './outcome-list.tsx';
import { rowsOf, type Column } from './place-cards.ts';
import { ScoreGrid } from './score-grid.tsx';

const PriceMovement = lazy(async () => ({ default: (await import('./price-movement.tsx')).PriceMovement }));

export interface MarketCardViewProps {
  readonly card: MarketCard;
  readonly event: Event;
  readonly column: Column;
}

/** One market, or all lines of one, as a card that folds. */
export const MarketCardView = memo(
  function MarketCardView({ card, event, column }: MarketCardViewProps) {
    const t = useTranslations('match.markets');
    const [isMovementShown, setMovementShown] = useState(false);
    const isOver = event.status >= 3;
    return (
      <div
        className={styles.card}
        data-card={card.key}
        data-column={column}
        // What is off the page is not laid out; this is about how much room it needs.
        style={{ containIntrinsicBlockSize: `auto ${Math.round(rowsOf(card) * 46)}px` }}
      >
        <Accordion
          isOpen
          title={<h3>{card.title}</h3>}
          aside={
            <span className={styles.tools}>
              {!isOver && (
                <IconButton
                  label={t('movement', { market: card.title })}
                  aria-expanded={isMovementShown}
                  onClick={() => setMovementShown(!isMovementShown)}
                >
                  <Icon name="chart" size={16} />
                </IconButton>
              )}
              <StarButton type="markets" id={card.marketId} name={t('star', { market: card.title })} />
            </span>
          }
        >
          {isMovementShown && !isOver && (
            <Suspense>
              <PriceMovement card={card} event={event} />
            </Suspense>
          )}
          <CardBody card={card} event={event} column={column} />
        </Accordion>
      </div>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.column === after.column &&
    // Of the match, a card shows the names and whether it is over; the score changes neither.
    before.event.competitors === after.event.competitors &&
    before.event.status >= 3 === after.event.status >= 3,
);

function CardBody({ card: { layout }, event, column }: MarketCardViewProps) {
  const isOver = event.status >= 3;
  switch (layout.kind) {
    case 'lines':
      return <LineTable lines={layout.lines} event={event} isOver={isOver} />;
    case 'scores':
      return <ScoreGrid market={layout.market} scores={layout.scores} event={event} isOver={isOver} />;
    case 'outcomes':
      return (
        <OutcomeList
          market={layout.market}
          outcomes={layout.outcomes}
          event={event}
          isOver={isOver}
          isWide={column === 'both'}
        />
      );
  }
}
