import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { MarketGroup } from '@slipstream/contract/entities/catalogue/market-group';
import { isMatchOver, matchStatus } from '@slipstream/units/match-status';
import { Fragment, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useStores } from '../../../state/use-stores.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden, visuallyHiddenClass } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { LiveCards } from './live-cards.ts';
import { MarketBar } from './market-bar.tsx';
import { MarketCardView } from './market-card.tsx';
import { cardsIn, countMarkets, findCards, groupChips, pinnedFirst } from './market-groups.ts';
import styles from './markets.module.css';
import { PriceLogContext } from './prices/price-log.ts';
import { usePriceLog } from './prices/use-price-log.ts';
import type { MarketCard } from './market-cards.ts';
import { betweenKey, placeCards, type Column } from './place-cards.ts';
import type { Sides } from './tables/outcome-grid.ts';
import { sidesOf } from './tables/sides-of.ts';
import { whenStill } from '../../../state/touches.ts';
import { builderAnchor, builderTab, useChosenGroup } from './use-chosen-group.ts';

/** As many cards as the first window of a page can show. */
const firstMax = 10;
/** So many cards matter more than anything else that stands among them. */
const place = { after: 6, rows: 4.3 };

export interface MarketsProps {
  readonly event: SportEvent;
  readonly groups: readonly MarketGroup[];
  /** The bet builder, on a site and for a match that have one. */
  readonly builder?: ReactNode | undefined;
  /** Stands after the first cards of all. */
  readonly between?: ReactNode;
}

/** Every market of a match: groups to choose from, a search, and the cards in two columns. */
export function Markets({ event, groups, builder, between }: MarketsProps) {
  const t = useTranslations('match');
  const { board } = useStores();
  const [live] = useState(() => new LiveCards(board, event.id));
  const cards = useSyncExternalStore(live.subscribe, live.read, live.read);
  const [chosen, choose] = useChosenGroup(builder !== undefined);
  const [query, setQuery] = useState('');
  const pinned = usePinned();
  const log = usePriceLog(cards);
  const chips = useMemo(() => groupChips(groups, cards), [groups, cards]);
  const group = chosen === builderTab || chips.some(({ key }) => key === chosen) ? chosen : null;
  const shown = useMemo(
    () => pinnedFirst(findCards(cardsIn(cards, group), query), pinned),
    [cards, group, query, pinned],
  );
  const columns = usePlacement(shown, sidesOf(event), `${group} ${query} ${[...pinned].join()}`);
  const isOver = isMatchOver(event.status);
  const isWhole = group === null && query === '';
  const amongCards = isWhole && between !== undefined && (
    <div className={styles.between} data-column={columns.get(betweenKey) ?? 'start'}>
      {between}
    </div>
  );

  return (
    <section className={styles.markets} aria-label={t('markets.label')}>
      <MarketsHeading isResult={isOver && cards.length > 0} />
      {cards.length > 0 && (
        <MarketBar
          chips={chips}
          count={countMarkets(cards)}
          builderTab={builder === undefined ? undefined : builderTab}
          selected={group}
          onSelect={choose}
          query={query}
          onQuery={setQuery}
        />
      )}
      <VisuallyHidden>
        <output>{query !== '' && t('markets.found', { count: countMarkets(shown) })}</output>
      </VisuallyHidden>
      {group === builderTab ? (
        <div id={builderAnchor.slice(1)}>{builder}</div>
      ) : (
        <div className={styles.cards}>
          <PriceLogContext value={log}>
            {shown.map((card, at) => (
              <Fragment key={card.key}>
                {at === place.after && amongCards}
                <MarketCardView
                  card={card}
                  event={event}
                  isFirst={at < firstMax}
                  column={event.type === 'match' ? (columns.get(card.key) ?? 'start') : 'both'}
                />
              </Fragment>
            ))}
            {shown.length <= place.after && amongCards}
          </PriceLogContext>
        </div>
      )}
      {shown.length === 0 && group !== builderTab && event.status !== matchStatus.notCovered && (
        <EmptyState
          icon={query === '' ? 'lock' : 'search'}
          title={t(query === '' ? 'markets.none.title' : 'markets.noneFound.title')}
          text={t(query === '' ? 'markets.none.text' : 'markets.noneFound.text')}
        />
      )}
    </section>
  );
}

function MarketsHeading({ isResult }: { readonly isResult: boolean }) {
  const t = useTranslations('match');
  if (isResult) return <h2 className={styles.title}>{t('result.heading')}</h2>;
  return <h2 className={visuallyHiddenClass}>{t('markets.label')}</h2>;
}

/** The column of every card. Another group or search is placed anew. */
function usePlacement(cards: readonly MarketCard[], sides: Sides, scope: string): ReadonlyMap<string, Column> {
  const [held, setHeld] = useState(() => ({ cards, scope, placed: placeCards(cards, sides, undefined, place) }));
  if (held.cards === cards && held.scope === scope) return held.placed;
  const placed = placeCards(cards, sides, held.scope === scope ? held.placed : undefined, place);
  setHeld({ cards, scope, placed });
  return placed;
}

const none: ReadonlySet<string> = new Set();

/** Favourite markets, shown first. The star changes at once; the card moves a moment after the tap. */
function usePinned(): ReadonlySet<string> {
  const { favourites } = useStores();
  const [pinned, setPinned] = useState(none);
  useEffect(() => {
    const adopt = () => {
      const ids = favourites.ids('markets');
      setPinned((held) => (ids.length === held.size && ids.every((id) => held.has(id)) ? held : new Set(ids)));
    };
    let cancel = whenStill(adopt);
    const leave = favourites.subscribe(() => {
      cancel();
      cancel = whenStill(adopt);
    });
    return () => {
      cancel();
      leave();
    };
  }, [favourites]);
  return pinned;
}
