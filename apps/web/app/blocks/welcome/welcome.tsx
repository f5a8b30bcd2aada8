import { lazy, Suspense } from 'react';

import { useConsent } from '../../state/consent/consent.ts';
import { useSession } from '../../state/session/use-session.ts';
import { useNotice } from '../../state/storage/seen-notices.ts';
import type { BlockProps } from '../block-types.ts';

const WelcomeNotice = lazy(() => import('../../features/notices/welcome-notice.tsx'));

/** A welcome for a first visit, shown once per browser and after the question about cookies (NOTE-2). */
export function Welcome({ settings }: BlockProps<'welcome'>) {
  const seen = useNotice('welcomePopup');
  const { isAsked } = useConsent();
  const { status } = useSession();
  if (seen === undefined || seen === settings.id || isAsked || !isFor(settings.shown, status)) return null;
  return (
    <Suspense>
      <WelcomeNotice settings={settings} />
    </Suspense>
  );
}

function isFor(shown: BlockProps<'welcome'>['settings']['shown'], status: string): boolean {
  return shown === 'all' || shown === status;
}
