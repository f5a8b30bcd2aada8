import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';
import { useConsent } from '../../state/consent/consent.ts';
import { answerConsent } from '../../state/consent/keep-consent.ts';
import { useStores } from '../../state/use-stores.ts';
import { Segment } from '../../ui/segment/segment.tsx';

const answers = ['necessary', 'all'] as const;

/**
 * Changes the consent answer as easily as it was given. A host that asks for consent itself offers this in its own
 * pages.
 */
export function ConsentChoice() {
  const t = useTranslations('consent');
  const { scripts } = useSite();
  const { consent, host } = useStores();
  const { answer } = useConsent();
  if (host.mode === 'standalone' ? scripts.length === 0 : host.can('consent') || !host.can('analytics')) return null;
  return (
    <Segment
      label={t('title')}
      options={answers.map((value) => ({ value, text: t(`options.${value}`) }))}
      value={answer ?? 'necessary'}
      onChange={(next) => answerConsent(consent, next)}
    />
  );
}
