import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

import { useAlert } from '../../stores/alerts.ts';
import { useStores } from '../../stores/use-stores.ts';

const Toast = lazy(async () => ({ default: (await import('../../ui/toast/toast.tsx')).Toast }));

/** The alert of the moment, at the bottom of the page; the next one takes its place (ALERT-1). */
export function Alerts() {
  const t = useTranslations('ui');
  const { alerts } = useStores();
  const { alert, number } = useAlert();
  if (alert === null) return null;
  return (
    <Suspense>
      <Toast
        key={number}
        tone={alert.tone}
        title={alert.title}
        {...(alert.text !== undefined && { text: alert.text })}
        closeLabel={t('close')}
        isOpen
        onClose={() => alerts.setState({ alert: null })}
      />
    </Suspense>
  );
}
