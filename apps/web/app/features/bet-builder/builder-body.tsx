import type { MatchId } from '@slipstream/units/ids';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

import { moveBetweenOdds } from '../../shared/odds/move-between-odds.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useSlipTerms, useTicket } from '../../state/slip/use-ticket.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './builder-body.module.css';
import { BuilderCardView } from './builder-card.tsx';
import { builderCards, cardColumns, cardsIn, type BuilderCard } from './builder-cards.ts';
import { BuilderGroups } from './builder-groups.tsx';
import { BuilderSum } from './builder-sum.tsx';
import { ReadyBets } from './ready-bets.tsx';
import { useBuilderMarkets, type BuilderMarkets } from './use-builder-markets.ts';

export interface BuilderBodyProps {
  readonly matchId: MatchId;
  readonly slip: Slip;
}

/** Ready-made bets, the markets that can be combined, the picks so far, and their price together. */
export default function BuilderBody({ matchId, slip }: BuilderBodyProps) {
  const t = useTranslations('builder');
  const { offer, retry } = useBuilderMarkets(matchId, slip);
  const ticket = useTicket(slip);
  const terms = useSlipTerms(slip);
  const { builder } = useStores();
  useEffect(() => builder.enter(), [builder]);
  useEffect(() => slip.custom.watch(), [slip]);
  const [bet] = ticket.bets;
  const isOther = bet !== undefined && bet.betType !== 'custom_bet';
  const isElsewhere = bet?.betType === 'custom_bet' && bet.selections[0]?.matchId !== matchId;
  const own = bet?.betType === 'custom_bet' && !isElsewhere ? bet : undefined;
  if (!terms.isCustomBetEnabled) return <EmptyState icon="lock" title={t('title')} text={t('off')} />;
  return (
    <div className={styles.builder}>
      <p className={styles.intro}>{t(own === undefined ? 'intro' : 'pricesWith')}</p>
      {(isOther || isElsewhere) && (
        <div className={styles.block} role="alert">
          <p>{t(isOther ? 'otherBets' : 'otherMatch')}</p>
          <Button onClick={slip.undo.clear}>{t('clearSlip')}</Button>
        </div>
      )}
      {offer === null && (
        <div aria-busy="true">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height={240} />
        </div>
      )}
      {offer === 'failed' && (
        <EmptyState icon="warning" title={t('failed')} text="" action={<Button onClick={retry}>{t('retry')}</Button>} />
      )}
      {offer !== null && offer !== 'failed' && (
        <BuilderOffer
          matchId={matchId}
          slip={slip}
          offer={offer}
          isOff={isOther || isElsewhere || ticket.kind === 'processing'}
        />
      )}
      {own !== undefined && <BuilderSum bet={own} slip={slip} />}
    </div>
  );
}

interface BuilderOfferProps extends BuilderBodyProps {
  readonly offer: BuilderMarkets;
  readonly isOff: boolean;
}

/** Everything that can be picked: ready-made bets, then one group of markets at a time. */
function BuilderOffer({ matchId, slip, offer: { markets, groups }, isOff }: BuilderOfferProps) {
  const t = useTranslations('builder');
  const [group, setGroup] = useState(groups[0]?.groupKey ?? null);
  const cards = useMemo(() => builderCards(markets), [markets]);
  if (cards.length === 0) return <EmptyState icon="lock" title={t('title')} text={t('none')} />;
  return (
    <>
      <ReadyBets matchId={matchId} markets={markets} slip={slip} isOff={isOff} />
      {groups.length > 1 && <BuilderGroups groups={groups} selected={group} onSelect={setGroup} />}
      <Cards cards={cardsIn(cards, group)} slip={slip} isOff={isOff} />
    </>
  );
}

interface CardsProps {
  readonly cards: readonly BuilderCard[];
  readonly slip: Slip;
  readonly isOff: boolean;
}

/** As many columns as fit. */
function Cards({ cards, slip, isOff }: CardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const count = useColumnCount(place);
  return (
    <div ref={place} className={styles.cards} role="presentation" onKeyDown={moveBetweenOdds}>
      {cardColumns(cards, count).map((column) => (
        <div key={column[0]?.key ?? ''} className={styles.column}>
          {column.map((card) => (
            <BuilderCardView key={card.key} card={card} slip={slip} isOff={isOff} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The least inline size for so many columns of cards: one more than its place in the list. */
const sizes = [520, 960, 1280];

/** How many columns of cards an element has room for. */
function useColumnCount(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setCount(columnCount(current.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return count;
}

function columnCount(inlineSize: number): number {
  return 1 + sizes.filter((size) => inlineSize >= size).length;
}
