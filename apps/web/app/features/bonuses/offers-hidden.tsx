import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Where an offer would be, for a player who wants none or takes a break. */
export function OffersHidden({ why }: { readonly why: 'off' | 'paused' }) {
  const t = useTranslations('bonuses.hidden');
  return <EmptyState icon="gift" title={t(`${why}.title`)} text={t(`${why}.text`)} />;
}
