import { lazy, Suspense } from 'react';

import { useAuthFlow } from './stores/session/auth-store.ts';

const AuthDialog = lazy(() => import('./features/auth/auth-dialog.tsx'));

/** What of the player's own affairs lies over the page. Each piece is fetched when it is first needed. */
export function PlayerOverlays() {
  const flow = useAuthFlow();
  return <Suspense>{flow !== null && <AuthDialog key={flow} flow={flow} />}</Suspense>;
}
