import { AccountEntry } from '../../features/account/account-entry.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { useSession } from '../../state/session/use-session.ts';
import type { LoadedBlock } from '../block-types.ts';
import { ShellActions } from './actions.tsx';

/** Calls to action, bell and profile as one group in the header, as far as the site has them. */
export function HeaderAccount({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  const actions = blocks.flatMap((block) => (block.type === 'actions' ? block.settings.actions : []));
  return (
    <>
      <ShellActions actions={actions} />
      <AccountEntry
        actions={actions}
        bell={blocks.some(({ type }) => type === 'notifications') && <NotificationBell />}
        hasProfile={blocks.some(({ type }) => type === 'profile')}
      />
    </>
  );
}

/** The bell alone. Visitors have no notifications. */
export function Notifications() {
  return useSession().status === 'player' ? <NotificationBell /> : null;
}

/** A player's balance and menu alone. */
export function Profile() {
  return <AccountEntry actions={[]} bell={null} hasProfile />;
}
