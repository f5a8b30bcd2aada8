import type { SharedModal } from '@slipstream/contract/embed/tab-message';

import { openTabs } from '../session/tab-channel.ts';
import type { SignOutReason } from '../session/session-store.ts';
import type { Stores } from '../stores.ts';

/** Why the session ended, by dialog. */
const ends = { out_of_session: 'session_limit', activity_limit: 'activity_limit' } as const satisfies Record<
  Exclude<SharedModal, 'reality_check'>,
  SignOutReason
>;

/**
 * A dialog belongs to the player, not to a tab: it opens and closes in all tabs (RG-2). This runs as long as the page,
 * because a player who was signed out by a limit still has a dialog to close.
 */
export function syncModals({ responsible, session }: Pick<Stores, 'responsible' | 'session'>): () => void {
  const tabs = openTabs((message) => {
    if (message.type === 'modal_closed') responsible.hide(message.modal);
    if (message.type !== 'modal_opened') return;
    // Each tab loads the facts of a check itself.
    if (message.modal === 'reality_check') return responsible.poll();
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
