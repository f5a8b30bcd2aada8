import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useNotifications } from '../../state/notifications/notifications-store.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './notification-bell.module.css';
import { withWords } from '../../shared/messages/with-words.ts';

const NotificationList = lazy(withWords(['more'], async () => import('./notification-list.tsx')));

/** The number of unread notifications, and their list (NOTIF-1). */
export function NotificationBell() {
  const t = useTranslations('notifications');
  const { counters } = useNotifications();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.bell}>
      <IconButton label={t('open', { count: counters.unread })} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="bell" />
        {counters.unread > 0 && (
          <span className={styles.count} aria-hidden>
            <Badge>{counters.unread > 99 ? '99+' : counters.unread}</Badge>
          </span>
        )}
      </IconButton>
      {isOpen && (
        <Suspense>
          <NotificationList onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
