import type { Notification } from '@slipstream/contract/entities/account/notification';
import { useEffect, useRef } from 'react';

import { showAlert, type Alert } from '../../state/alerts.ts';
import { useStores } from '../../state/use-stores.ts';

const tones: Readonly<Record<string, Alert['tone']>> = { success: 'success', warning: 'warning' };

/**
 * Shows an alert for a new notification about a bet (NOTIF-2). Alerts have no buttons (ALERT-2); the bell leads to the
 * bet.
 */
export default function NotificationAlert({ latest }: { readonly latest: Notification }) {
  const { alerts } = useStores();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === latest.id || latest.objectType !== 'bet') return;
    told.current = latest.id;
    const { title, caption } = latest;
    showAlert(alerts, {
      tone: tones[latest.type] ?? 'info',
      title,
      ...(caption !== '' && { text: caption }),
    });
  }, [latest, alerts]);
  return null;
}
