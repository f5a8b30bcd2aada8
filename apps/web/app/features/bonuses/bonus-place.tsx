import { lazy, Suspense } from 'react';

import { withWords } from '../../shared/messages/with-words.ts';
import { useSite } from '../../site/site.tsx';
import { useOffers } from '../../state/offers/offers.ts';
import { useSession } from '../../state/session/use-session.ts';

const BonusArea = lazy(withWords(['bonuses'], async () => import('./bonus-area.tsx')));

/**
 * Mounts bonuses on every page. Nothing is loaded for visitors, for players who want no offers, or if the site has
 * none.
 */
export function BonusPlace() {
  const { bonuses } = useSite();
  const { status, profile } = useSession();
  const shown = useOffers();
  if (!bonuses.isOn || status !== 'player' || shown !== 'on') return null;
  return (
    <Suspense>
      <BonusArea key={profile?.id} />
    </Suspense>
  );
}
