import type { Notification } from '@slipstream/contract/entities/notification';
import { useEffect, useRef } from 'react';

import { showAlert, type Alert } from '../../stores/alerts.ts';
import { useStores } from '../../stores/use-stores.ts';
import { useAbout } from './use-about.ts';

const tones: Readonly<Record<string, Alert['tone']>> = { success: 'success', warning: 'warning' };

/** Tells of a notification about a bet as it comes, with the way to the bet (NOTIF-2). */
export default function NotificationAlert({ latest }: { readonly latest: Notification }) {
  const { alerts } = useStores();
  const about = useAbout();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === latest.id || latest.objectType !== 'bet') return;
    told.current = latest.id;
    const action = about(latest);
    const { title, caption } = latest;
    showAlert(alerts, {
      tone: tones[latest.type] ?? 'info',
      title,
      ...(caption !== '' && { text: caption }),
      ...(action !== null && { action }),
    });
  }, [latest, alerts, about]);
  return null;
}
