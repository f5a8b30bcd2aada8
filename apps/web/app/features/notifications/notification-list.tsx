import type { Notification } from '@slipstream/contract/entities/account/notification';
import { useEffect, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useAbout, type AboutPlace } from '../../shared/links/use-about.ts';
import { useTimeText } from '../../shared/match/time-text.ts';
import { useNotifications } from '../../state/notifications/notifications-store.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Overlay } from '../../ui/dialog/overlay.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './notification-list.module.css';

/** Notifications, newest first. Opening one marks it as read; one button marks all. */
export default function NotificationList({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('notifications');
  const words = useTranslations('ui');
  const { notifications } = useStores();
  const { counters } = useNotifications();
  useEffect(() => void notifications.loader?.load(), [notifications]);
  return (
    <Overlay kind="drawer-end" title={t('title')} closeLabel={words('close')} isOpen onClose={onClose}>
      {counters.unread > 0 && (
        <div className={styles.bar}>
          <span>{t('unread', { count: counters.unread })}</span>
          <Button size="small" onClick={() => void notifications.loader?.markAllRead()}>
            {t('readAll')}
          </Button>
        </div>
      )}
      <List onLeave={onClose} />
    </Overlay>
  );
}

function List({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('notifications');
  const { notifications } = useStores();
  const { list, isFailed } = useNotifications();
  if (list === null && isFailed) {
    const retry = <Button onClick={() => void notifications.loader?.load()}>{t('retry')}</Button>;
    return <EmptyState icon="warning" title={t('failed')} text={t('failedText')} action={retry} />;
  }
  if (list === null) return <Skeleton height={240} />;
  if (list.length === 0) return <EmptyState icon="bell" title={t('none')} text={t('noneText')} />;
  return (
    <ul className={styles.list}>
      {list.map((item) => (
        <Item key={item.id} item={item} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Item({ item, onLeave }: { readonly item: Notification; readonly onLeave: () => void }) {
  const t = useTranslations('notifications');
  const timeText = useTimeText();
  const { notifications } = useStores();
  const about = useAbout()(item);
  return (
    <li className={styles.item} data-unread={!item.read || undefined}>
      <details
        onToggle={(event) => event.currentTarget.open && !item.read && void notifications.loader?.markRead([item.id])}
      >
        <summary className={styles.head}>
          <strong>{item.title}</strong>
          {!item.read && <span className={styles.new}>{t('new')}</span>}
          <span className={styles.caption}>{item.caption}</span>
          <time className={styles.when} dateTime={item.createdAt}>
            {timeText(item.createdAt, 'dateTime')}
          </time>
        </summary>
        {item.body !== '' && <p className={styles.body}>{item.body}</p>}
        {about !== null && (
          <div className={styles.open}>
            <Open about={about} onLeave={onLeave} />
          </div>
        )}
      </details>
    </li>
  );
}

/** A page has an address, so it can also be opened in another tab; a bet and a bonus open on this page. */
function Open({ about, onLeave }: { readonly about: AboutPlace; readonly onLeave: () => void }) {
  const t = useTranslations('notifications');
  const { host } = useStores();
  const { kind, href, open } = about;

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
    open();
  }

  if (href === null) {
    return (
      <Button size="small" onClick={onClick}>
        {t(`see.${kind}`)}
      </Button>
    );
  }
  return (
    <ButtonLink
      size="small"
      href={href}
      // A page of the platform must not be nested inside the platform's own frame.
      target={kind !== 'match' && host.mode === 'iframe' ? '_blank' : undefined}
      rel="noopener"
      onClick={onClick}
    >
      {t(`see.${kind}`)}
    </ButtonLink>
  );
}
