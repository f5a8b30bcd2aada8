import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { showAlert } from '../../../state/alerts.ts';
import type { BonusesStore } from '../../../state/bonuses/bonuses-store.ts';
import { useStores } from '../../../state/use-stores.ts';

/** Says that a bonus is not there any more. */
export function useTellGone(): () => void {
  const t = useTranslations('bonuses.gone');
  const { alerts } = useStores();
  return () => showAlert(alerts, { tone: 'warning', title: t('title'), text: t('text') });
}

/** A notification may be about a bonus that the list lacks: it is read again, and a bonus that is gone is said to be so (NOTIF-3). */
export function useGoneBonus(store: BonusesStore): void {
  const { openId, bonuses, state } = useStore(store.state);
  const tellGone = useTellGone();
  const isListed = bonuses.some(({ id }) => id === openId);
  const missing = state === 'ready' && !isListed ? openId : null;
  // One that was opened and leaves the list later only closes.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (isListed || openId === null) shown.current = openId;
  }, [isListed, openId]);
  const giveUp = useEffectEvent(() => {
    store.open(null);
    tellGone();
  });
  useEffect(() => {
    if (missing === null || missing === shown.current) return undefined;
    let isOver = false;
    async function find(id: string) {
      await store.load();
      if (!isOver && store.find(id) === undefined) giveUp();
    }
    void find(missing);
    return () => {
      isOver = true;
    };
  }, [store, missing]);
}
