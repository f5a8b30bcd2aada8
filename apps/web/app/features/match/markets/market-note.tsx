import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import { marketStatus, type MarketStatus } from '@slipstream/units/market-status';
import { isMatchComing, isMatchOver } from '@slipstream/units/match-status';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useTimeText } from '../../../shared/match/time-text.ts';
import { marketKey } from '../../../state/board/board-records.ts';
import { useStores } from '../../../state/use-stores.ts';
import { marketsOf, type MarketCard } from './market-cards.ts';
import styles from './market-note.module.css';

export interface MarketNoteProps {
  readonly card: MarketCard;
  readonly event: SportEvent;
}

/** Why a market takes no bets although it is listed, or until when it takes them (CAT-5, CAT-12). */
export function MarketNote({ card, event }: MarketNoteProps) {
  const t = useTranslations('entities.market');
  const timeText = useTimeText();
  const status = useCardStatus(card, event.id);
  if (isMatchOver(event.status)) return null;
  if (status === marketStatus.handedOver) return <p className={styles.note}>{t('handedOver')}</p>;
  if (status === marketStatus.cancelled) return <p className={styles.note}>{t('cancelled')}</p>;
  const stop = betStop(card, event);
  if (stop === null) return null;
  return (
    <p className={styles.note}>
      <time dateTime={stop}>{t('closes', { time: timeText(stop, 'time') })}</time>
    </p>
  );
}

/** The status that every market of the card has; null while they differ. */
function useCardStatus(card: MarketCard, matchId: SportEvent['id']): MarketStatus | null {
  const { board } = useStores();
  const subscribe = useCallback((listener: () => void) => board.subscribeMarkets(matchId, listener), [board, matchId]);
  const read = () => {
    const statuses = marketsOf(card).map(
      ({ id, specifier }) => board.market(matchId, marketKey(matchId, id, specifier))?.status,
    );
    const [first] = statuses;
    return first !== undefined && statuses.every((one) => one === first) ? first : null;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** The earliest stop of the card; the kick-off, which everything stops at, is said above. */
function betStop(card: MarketCard, event: SportEvent): string | null {
  const stops = marketsOf(card).flatMap(({ nextBetStop }) => nextBetStop ?? []);
  const [first = null] = stops.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const isUsual = event.type !== 'match' || (isMatchComing(event.status) && first === event.startTime);
  return isUsual ? null : first;
}
