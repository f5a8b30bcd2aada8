import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** What stands in place of the odds of a match that is no longer covered (CAT-5). */
export function NotCovered() {
  const t = useTranslations('entities.notCovered');
  return <EmptyState icon="lock" title={t('title')} text={t('text')} />;
}
