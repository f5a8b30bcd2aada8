import { lazy, Suspense } from 'react';

import { loadAgain } from '../../shared/loading/load-again.ts';
import { useSharingRequest } from '../../state/sharing/sharing-store.ts';

const ShareDialog = lazy(async () => loadAgain(async () => import('./share-dialog.tsx')));
const RestoreDialog = lazy(async () => loadAgain(async () => import('./restore-dialog.tsx')));

/** Sharing dialogs; loaded when needed. */
export function ShareArea() {
  const request = useSharingRequest();
  if (request === null) return null;
  return (
    <Suspense>
      {request.kind === 'share' ? <ShareDialog intents={request.intents} /> : <RestoreDialog request={request} />}
    </Suspense>
  );
}
