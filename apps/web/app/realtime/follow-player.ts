import { readWire } from '@slipstream/contract/client-form';
import { playerEventWire } from '@slipstream/contract/live/player-events';

import { tabCredentials } from '../api/credentials.ts';
import type { Stores } from '../state/stores.ts';
import type { Connection } from './connection.ts';

/** Subscribes to the player's private channel while a player is signed in (RT-6). */
export function followPlayer(connection: Connection, { session, playerFeed }: Pick<Stores, 'session' | 'playerFeed'>) {
  // Session not known yet: a page that loads for a player connects with the player's cookie from the start.
  let followed: string | null | undefined;
  let leave: (() => void) | undefined;

  function follow(): void {
    const { status, profile } = session.state.getState();
    if (status === 'unknown' || status === 'pending') return;
    const playerId = status === 'player' ? (profile?.id ?? null) : null;
    if (playerId === followed) return;
    leave?.();
    leave = undefined;
    // Reconnect when the session changes (RT-6). A host's token may arrive after the connection was opened.
    if (followed !== undefined || (playerId !== null && tabCredentials.token !== null)) connection.reconnect();
    followed = playerId;
    if (playerId !== null) leave = connection.use({ kind: 'player', playerId }, handlers());
  }

  function handlers() {
    let wasOpen = false;
    return {
      onMessage: (data: unknown) => {
        const reading = readWire(playerEventWire, data);
        if (reading.kind === 'read') playerFeed.tell(reading.value);
        // An unknown message may have been about money, so refetch everything.
        else playerFeed.missed();
      },
      onOpen: (recovered: boolean) => {
        if (wasOpen && !recovered) playerFeed.missed();
        wasOpen = true;
      },
      onClose: () => undefined,
    };
  }

  const unsubscribe = session.subscribe(follow);
  return {
    start: follow,
    stop: () => {
      unsubscribe();
      leave?.();
    },
  };
}
