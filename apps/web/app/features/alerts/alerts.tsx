import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { showAlert, useAlert } from '../../state/alerts.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './alerts.module.css';

const loadToast = async () => ({ default: (await import('../../ui/toast/toast.tsx')).Toast });
const Toast = lazy(loadToast);

/** The current alert, at the bottom centre (ALERT-1). The live region exists before its text. */
export function Alerts() {
  const { alerts } = useStores();
  const { alert, number } = useAlert();
  useOfflineAlert();
  const close = useCallback(() => alerts.setState({ alert: null }), [alerts]);
  return (
    <output className={styles.place}>
      {alert !== null && (
        <Suspense>
          <Toast
            key={number}
            tone={alert.tone}
            title={alert.title}
            {...(alert.text !== undefined && { text: alert.text })}
            onClose={close}
          />
        </Suspense>
      )}
    </output>
  );
}

/**
 * Shows an alert when the browser goes offline (ALERT-1). The script of the toast is loaded in advance, because then it
 * cannot be.
 */
function useOfflineAlert(): void {
  const t = useTranslations('connection.lost');
  const { alerts } = useStores();
  useEffect(() => {
    void loadToast().catch(() => undefined);
    const tell = () => showAlert(alerts, { tone: 'error', title: t('title'), text: t('text') });
    addEventListener('offline', tell);
    return () => removeEventListener('offline', tell);
  }, [alerts, t]);
}
