import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import { isMatchOver } from '@slipstream/units/match-status';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { StarButton } from '../../../shared/match/star-button.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CardFacts } from './facts/card-facts.tsx';
import { LineTable } from './tables/line-table.tsx';
import type { MarketCard } from './market-cards.ts';
import styles from './market-card.module.css';
import { OutcomeList } from './tables/outcome-list.tsx';
import { MarketNote } from './market-note.tsx';
import { NearView } from './near-view.tsx';
import { bodyRows, rowsOf, type Column } from './place-cards.ts';
import { ScoreGrid } from './tables/score-grid.tsx';
import { sidesOf } from './tables/sides-of.ts';

const PriceMovement = lazy(async () => ({ default: (await import('./prices/price-movement.tsx')).PriceMovement }));

export interface MarketCardViewProps {
  readonly card: MarketCard;
  readonly event: SportEvent;
  readonly column: Column;
  /** Whether it is among the first on the page. */
  readonly isFirst: boolean;
}

/** One market, or all lines of one, as a card that folds. */
export const MarketCardView = memo(
  function MarketCardView({ card, event, column, isFirst }: MarketCardViewProps) {
    const id = useId();
    const [isFolded, setFolded] = useState(false);
    const [isMovementShown, setMovementShown] = useState(false);
    const isOver = isMatchOver(event.status);
    return (
      <section
        className={styles.card}
        data-card={card.key}
        data-column={column}
        data-folded={isFolded || undefined}
        // Cards off the screen are not laid out; this is their estimated height.
        style={{ containIntrinsicBlockSize: `auto ${Math.round(rowsOf(card, sidesOf(event)) * 46)}px` }}
        aria-labelledby={`${id}-title`}
      >
        <header className={styles.header}>
          <h3 className={styles.title} id={`${id}-title`}>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!isFolded}
              aria-controls={`${id}-body`}
              onClick={() => setFolded(!isFolded)}
            >
              <span className={styles.words}>{card.title}</span>
              <Icon name="chevron-down" size={16} />
            </button>
          </h3>
          <CardTools
            card={card}
            movement={isOver || isFolded ? undefined : { isShown: isMovementShown, show: setMovementShown }}
          />
        </header>
        <div className={styles.body} id={`${id}-body`} inert={isFolded}>
          <div className={styles.inside}>
            {isMovementShown && !isOver && (
              <Suspense>
                <PriceMovement card={card} event={event} />
              </Suspense>
            )}
            <MarketNote card={card} event={event} />
            <NearView isFirst={isFirst} blockSize={blockSize(card, event)}>
              {() => (
                <>
                  <CardBody card={card} event={event} column={column} />
                  {event.type === 'match' && !isOver && <CardFacts card={card} match={event} />}
                </>
              )}
            </NearView>
          </div>
        </div>
      </section>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.column === after.column &&
    // A card depends on the match's names and on whether it is over; score changes do not re-render it.
    before.event.competitors === after.event.competitors &&
    isMatchOver(before.event.status) === isMatchOver(after.event.status),
);

interface CardToolsProps {
  readonly card: MarketCard;
  readonly movement: { readonly isShown: boolean; readonly show: (isShown: boolean) => void } | undefined;
}

/** What can be done with a market besides betting on it. */
function CardTools({ card, movement }: CardToolsProps) {
  const t = useTranslations('match.markets');
  return (
    <span className={styles.tools}>
      {movement !== undefined && (
        <IconButton
          label={t('movement', { market: card.title })}
          aria-expanded={movement.isShown}
          onClick={() => movement.show(!movement.isShown)}
        >
          <Icon name="chart" size={16} />
        </IconButton>
      )}
      <StarButton type="markets" id={card.marketId} name={t('star', { market: card.title })} />
    </span>
  );
}

/** Estimated rows of a card, to reserve its height off the screen. */
function blockSize(card: MarketCard, event: SportEvent): string {
  return `calc(${bodyRows(card, sidesOf(event))} * (var(--odds-size) + 6px))`;
}

function CardBody({ card: { layout }, event, column }: Omit<MarketCardViewProps, 'isFirst'>) {
  const isOver = isMatchOver(event.status);
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
