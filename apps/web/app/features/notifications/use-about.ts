import type { Notification } from '@slipstream/contract/entities/account/notification';
import type { BetId } from '@slipstream/units/ids';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useStores } from '../../state/use-stores.ts';

interface About {
  readonly label: string;
  readonly onPress: () => void;
}

/** Opens what a notification is about (NOTIF-2); null if there is nothing to open. */
export function useAbout(): (notification: Notification) => About | null {
  const t = useTranslations('notifications');
  const { panel, bonuses } = useStores();
  const { store } = useStore(bonuses);
  return ({ objectType, objectId }) => {
    if (objectId === null) return null;
    if (objectType === 'bet') {
      const betId = objectId as BetId;
      return { label: t('seeBet'), onPress: () => panel.setState({ isOpen: true, tab: 'my-bets', betId }) };
    }
    if (objectType === 'bonus' && store !== null) {
      return { label: t('seeBonus'), onPress: () => store.open(objectId) };
    }
    return null;
  };
}
