import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../api/call-api.ts';
import { isOpen, isSpecial } from '../../state/my-bets/bets-filter.ts';
import { Button } from '../../ui/button/button.tsx';
import { BetCard } from './card/bet-card.tsx';
import type { EndedBets } from './card/bet-ended.tsx';
import styles from './bet-list.module.css';

export interface BetListProps {
  readonly bets: readonly Bet[];
  readonly api: Api;
  /** Whether more pages can be fetched. */
  readonly hasMore: boolean;
  readonly onMore: () => void;
  /** What to do with bets that ended while shown as open; null in other lists. */
  readonly ended: EndedBets | null;
}

/** Bets are fetched in pages of hundreds and rendered as they are scrolled to. */
const drawnStep = 20;

/** The list, rendered as it is scrolled; bets that are not in play are shown separately (MYBETS-2). */
export function BetList({ bets, api, hasMore, onMore, ended }: BetListProps) {
  const t = useTranslations('myBets');
  const [drawnMax, setDrawnMax] = useState(drawnStep);
  const drawn = bets.slice(0, drawnMax);
  const special = drawn.filter(isSpecial);
  const usual = drawn.filter((bet) => !isSpecial(bet));
  const isLeft = bets.length > drawnMax || hasMore;

  const grow = useCallback(() => {
    setDrawnMax((max) => max + drawnStep);
    if (bets.length <= drawnMax + drawnStep) onMore();
  }, [bets.length, drawnMax, onMore]);

  /** Scrolling to the end loads more; the button is for those who do not scroll. */
  const watchEnd = useCallback(
    (end: HTMLElement | null) => {
      if (end === null) return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && grow(), {
        rootMargin: '300px',
      });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [grow],
  );

  return (
    <>
      {special.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('special')}</h3>
          <Cards bets={special} api={api} ended={ended} />
        </section>
      )}
      {usual.length > 0 && (
        <section className={styles.section} aria-label={t('inPlay')}>
          <Cards bets={usual} api={api} ended={ended} />
        </section>
      )}
      {isLeft && (
        <div ref={watchEnd} className={styles.more}>
          <Button onClick={grow}>{t('more')}</Button>
        </div>
      )}
    </>
  );
}

function Cards({ bets, api, ended }: Pick<BetListProps, 'bets' | 'api' | 'ended'>) {
  return (
    <ul className={styles.cards}>
      {bets.map((bet) => (
        <li key={bet.id} className={styles.item}>
          <BetCard bet={bet} api={api} ended={isOpen(bet) ? null : ended} />
        </li>
      ))}
    </ul>
  );
}
