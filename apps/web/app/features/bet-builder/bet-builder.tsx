import type { MatchId } from '@slipstream/units/ids';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { LateNotice } from '../../shared/loading/late-notice.tsx';
import { withWords } from '../../shared/messages/with-words.ts';
import { useSlip } from '../../state/slip/use-slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const BuilderBody = lazy(withWords(['slip', 'match'], async () => import('./builder-body.tsx')));

/** Combines outcomes of one match into one bet at one price; on the match page, and in the custom bet modal (CUSTOM-2). */
export function BetBuilder({ matchId }: { readonly matchId: MatchId }) {
  const t = useTranslations('builder');
  const { slip: bridge } = useStores();
  const slip = useSlip();
  useEffect(() => void bridge.start(), [bridge]);
  const waiting = (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={240} />
      <LateNotice />
    </div>
  );
  if (slip === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <BuilderBody matchId={matchId} slip={slip} />
    </Suspense>
  );
}
