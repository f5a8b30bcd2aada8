import { lazy, Suspense } from 'react';

import { useDepositResult } from './stores/deposits.ts';
import { useAuthFlow } from './stores/session/auth-store.ts';

const AuthDialog = lazy(() => import('./features/auth/auth-dialog.tsx'));
const DepositNotice = lazy(() => import('./features/deposits/deposit-notice.tsx'));

/** What of the player's own affairs lies over the page. Each piece is fetched when it is first needed. */
export function PlayerOverlays() {
  const flow = useAuthFlow();
  const deposit = useDepositResult();
  return (
    <Suspense>
      {flow !== null && <AuthDialog key={flow} flow={flow} />}
      {deposit !== null && <DepositNotice status={deposit} />}
    </Suspense>
  );
}
