import type { PaymentEvent } from '@slipstream/contract/embed/payment-script';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { showAlert, type Alert } from '../../state/alerts.ts';
import { platformPageUrl } from '../../state/session/platform-urls.ts';
import { usePlatformPlace } from '../../state/session/use-platform-place.ts';
import { useStores } from '../../state/use-stores.ts';

type Notification = Extract<PaymentEvent, { event: 'notification' }>;

const tones = { danger: 'error', warning: 'warning', success: 'success' } as const satisfies Record<
  Notification['level'],
  Alert['tone']
>;
/** Fallback for keys the catalogue does not have. */
const usual = { danger: 'error', warning: 'pending', success: 'success' } as const;

/** Handles events of the platform's payment script: an alert, a new balance, a redirect (PAY-2). */
export function usePaymentEvents(): (event: PaymentEvent) => void {
  const t = useTranslations('spi.notification');
  const platform = usePlatformPlace();
  const { alerts, analytics, auth, session, deposits } = useStores();
  const isTold = useRef(false);
  return useCallback(
    (event) => {
      switch (event.event) {
        case 'accounts-updated':
          return void session.refresh();
        case 'notification': {
          const { level, title, message } = event;
          const words = [title, message].map((key) => (isKnown(key) ? key : null));
          isTold.current = true;
          return showAlert(alerts, {
            tone: tones[level],
            title: t(words[0] ?? usual[level]),
            text: t(words[1] ?? `${usual[level]}_text`),
          });
        }
        case 'redirect':
          if (event.to === 'support') return location.assign(platformPageUrl(platform, 'support'));
          // The script may have shown the result already; a second alert would replace it (ALERT-1).
          if (isTold.current) analytics.track({ name: 'deposit_ended', status: event.to });
          else deposits.tell(event.to);
          isTold.current = false;
          return event.to === 'error' ? undefined : auth.close();
      }

      function isKnown(key: string): key is Parameters<typeof t>[0] {
        return t.has(key as Parameters<typeof t>[0]);
      }
    },
    [t, platform, alerts, analytics, auth, session, deposits],
  );
}
