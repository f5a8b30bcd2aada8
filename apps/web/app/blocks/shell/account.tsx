import { AccountEntry } from '../../features/account/account-entry.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';

/** Who is here: the way in for a visitor; balance, bell and menu for a player. */
export function Account() {
  return <AccountEntry bell={<NotificationBell />} />;
}
