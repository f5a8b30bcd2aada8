import { lazy, Suspense } from 'react';

import { loadAgain } from '../../parts/load-again.ts';
import { useSite } from '../../parts/site.tsx';
import { useSession } from '../../stores/session/use-session.ts';

const BonusArea = lazy(async () => loadAgain(async () => import('./bonus-area.tsx')));

/** Where bonuses live on every page; nothing of them is loaded for a visitor, or where the site has none. */
export function BonusPlace() {
  const { bonuses } = useSite();
  const { status, profile } = useSession();
  if (!bonuses.isOn || status !== 'player') return null;
  return (
    <Suspense>
      <BonusArea key={profile?.id} />
    </Suspense>
  );
}
