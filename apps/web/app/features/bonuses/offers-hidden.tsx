import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Shown instead of offers to a player who wants none or is in a cooling-off period. */
export function OffersHidden({ why }: { readonly why: 'off' | 'paused' }) {
  const t = useTranslations('bonuses.hidden');
  return <EmptyState icon="gift" title={t(`${why}.title`)} text={t(`${why}.text`)} />;
}
