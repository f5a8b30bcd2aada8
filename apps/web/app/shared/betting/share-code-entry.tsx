import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button/button.tsx';
import { loadAgain } from '../loading/load-again.ts';

const ShareCodeForm = lazy(async () => loadAgain(async () => import('./share-code-form.tsx')));

/** Where a player has no bets: a code that somebody sent can be typed. Its form is loaded when it is wanted (SHARE-6). */
export function ShareCodeEntry() {
  const t = useTranslations('shareCode');
  const [isOpen, setIsOpen] = useState(false);
  const opener = (
    <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
      {t('enter')}
    </Button>
  );
  if (!isOpen) return opener;
  return (
    <Suspense fallback={opener}>
      <ShareCodeForm />
    </Suspense>
  );
}
