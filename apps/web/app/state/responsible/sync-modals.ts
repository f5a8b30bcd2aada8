import type { SharedModal } from '@slipstream/contract/embed/tab-message';

import { openTabs } from '../session/tab-channel.ts';
import type { SignOutReason } from '../session/session-store.ts';
import type { Stores } from '../stores.ts';

/** What a modal that is no mere question says about the session. */
const ends = { out_of_session: 'session_limit', activity_limit: 'activity_limit' } as const satisfies Record<
  Exclude<SharedModal, 'reality_check'>,
  SignOutReason
>;

/**
 * A modal belongs to the player and not to a tab: opened or closed in one, it is in all (RG-2). This lasts as long as the page,
 * for a player who was signed out by a limit still has something to read and to close.
 */
export function syncModals({ responsible, session }: Pick<Stores, 'responsible' | 'session'>): () => void {
  const tabs = openTabs((message) => {
    if (message.type === 'modal_closed') responsible.hide(message.modal);
    if (message.type !== 'modal_opened') return;
    // What a check is about is each tab's own to ask.
    if (message.modal === 'reality_check') return responsible.look();
    responsible.show(message.modal);
    session.end(ends[message.modal]);
  });
  const stop = responsible.share({
    opened: (modal) => tabs.post({ type: 'modal_opened', modal }),
    closed: (modal) => tabs.post({ type: 'modal_closed', modal }),
  });
  return () => {
    stop();
    tabs.close();
  };
}
