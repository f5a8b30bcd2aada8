import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Shown where a list could not be loaded, with a retry. */
export function LoadFailure() {
  const t = useTranslations('errors');
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      icon="wifi-off"
      title={t('unreachable.title')}
      text={t('unreachable.text')}
      action={
        <Button look="primary" disabled={state === 'loading'} onClick={() => void revalidate()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
