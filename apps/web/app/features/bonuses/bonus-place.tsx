import { lazy, Suspense } from 'react';

import { loadAgain } from '../../shared/loading/load-again.ts';
import { useSite } from '../../site/site.tsx';
import { useOffers } from '../../state/offers/offers.ts';
import { useSession } from '../../state/session/use-session.ts';

const BonusArea = lazy(async () => loadAgain(async () => import('./bonus-area.tsx')));

/** Where bonuses live on every page. Nothing of them is loaded for a visitor, for who wants none, or where the site has none. */
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
