import { AccountEntry } from '../../features/account/account-entry.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { useSession } from '../../state/session/use-session.ts';
import type { LoadedBlock } from '../block-types.ts';
import { ShellActions } from './actions.tsx';

/** Who is here, in the header: the calls to action, the bell and the profile are one group, of what the site has of them. */
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

/** The bell by itself. A visitor has no notifications. */
export function Notifications() {
  return useSession().status === 'player' ? <NotificationBell /> : null;
}

/** Balance and menu of a player by themselves. */
export function Profile() {
  return <AccountEntry actions={[]} bell={null} hasProfile />;
}
