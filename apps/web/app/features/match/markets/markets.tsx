import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { MarketGroup } from '@slipstream/contract/entities/catalogue/market-group';
import { isMatchOver } from '@slipstream/units/match-status';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { moveBetweenOdds } from '../../../shared/odds/move-between-odds.ts';
import { useStores } from '../../../state/use-stores.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { LiveCards } from './live-cards.ts';
import { MarketBar } from './market-bar.tsx';
import { MarketCardView } from './market-card.tsx';
import { cardsIn, countMarkets, findCards, groupChips, pinnedFirst } from './market-groups.ts';
import styles from './markets.module.css';
import { PriceLogContext } from './prices/price-log.ts';
import { usePriceLog } from './prices/use-price-log.ts';
import type { MarketCard } from './market-cards.ts';
import { placeCards, type Column } from './place-cards.ts';
import { whenStill } from '../../../state/touches.ts';

/** The tab of the bet builder, and the anchor that opens it (CUSTOM-2). */
const builderTab = 'betbuilder';
const builderAnchor = '#betBuilder';

/** As many cards as the first window of a page can show. */
const firstMax = 10;

export interface MarketsProps {
  readonly event: SportEvent;
  readonly groups: readonly MarketGroup[];
  /** The bet builder, on a site and for a match that have one. */
  readonly builder?: ReactNode | undefined;
}

/** Every market of a match: groups to choose from, a search, and the cards in two columns. */
export function Markets({ event, groups, builder }: MarketsProps) {
  const t = useTranslations('match');
  const { board } = useStores();
  const [live] = useState(() => new LiveCards(board, event.id));
  const cards = useSyncExternalStore(live.subscribe, live.read, live.read);
  const [chosen, setChosen] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  useBuilderAnchor(builder !== undefined, setChosen);
  const pinned = usePinned();
  const log = usePriceLog(cards);
  const chips = useMemo(() => groupChips(groups, cards), [groups, cards]);
  const group = chosen === builderTab || chips.some(({ key }) => key === chosen) ? chosen : null;
  const shown = useMemo(
    () => pinnedFirst(findCards(cardsIn(cards, group), query), pinned),
    [cards, group, query, pinned],
  );
  const columns = usePlacement(shown, `${group} ${query} ${[...pinned].join()}`);
  const isOver = isMatchOver(event.status);

  return (
    <section className={styles.markets} aria-label={t('markets.label')}>
      {isOver && cards.length > 0 ? (
        <h2 className={styles.title}>{t('result.heading')}</h2>
      ) : (
        <VisuallyHidden>
          <h2>{t('markets.label')}</h2>
        </VisuallyHidden>
      )}
      {cards.length > 0 && (
        <MarketBar
          chips={chips}
          count={countMarkets(cards)}
          builderTab={builder === undefined ? undefined : builderTab}
          selected={group}
          onSelect={setChosen}
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
        <div className={styles.cards} role="presentation" onKeyDown={moveBetweenOdds}>
          <PriceLogContext value={log}>
            {shown.map((card, at) => (
              <MarketCardView
                key={card.key}
                card={card}
                event={event}
                isFirst={at < firstMax}
                column={event.type === 'match' ? (columns.get(card.key) ?? 'start') : 'both'}
              />
            ))}
          </PriceLogContext>
        </div>
      )}
      {shown.length === 0 && group !== builderTab && (
        <EmptyState
          icon={query === '' ? 'lock' : 'search'}
          title={t(query === '' ? 'markets.none.title' : 'markets.noneFound.title')}
          text={t(query === '' ? 'markets.none.text' : 'markets.noneFound.text')}
        />
      )}
    </section>
  );
}

/** A link to the builder opens its tab, when the page is loaded with it and when it is followed on the page. */
function useBuilderAnchor(hasBuilder: boolean, open: (tab: string) => void): void {
  useEffect(() => {
    if (!hasBuilder) return undefined;
    const follow = () => location.hash === builderAnchor && open(builderTab);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [hasBuilder, open]);
}

/** The column of every card. Another group or search is placed anew. */
function usePlacement(cards: readonly MarketCard[], scope: string): ReadonlyMap<string, Column> {
  const [held, setHeld] = useState(() => ({ cards, scope, placed: placeCards(cards) }));
  if (held.cards === cards && held.scope === scope) return held.placed;
  const placed = placeCards(cards, held.scope === scope ? held.placed : undefined);
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
