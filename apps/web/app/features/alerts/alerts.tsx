import { lazy, Suspense, useCallback } from 'react';

import { useAlert } from '../../state/alerts.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './alerts.module.css';

const Toast = lazy(async () => ({ default: (await import('../../ui/toast/toast.tsx')).Toast }));

/** The current alert, over the header (ALERT-1). The live region exists before its text. */
export function Alerts() {
  const { alerts } = useStores();
  const { alert, number } = useAlert();
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
