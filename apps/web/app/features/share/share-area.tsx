import { lazy, Suspense } from 'react';

import { useSharingRequest } from '../../stores/sharing/sharing-store.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));
const RestoreDialog = lazy(() => import('./restore-dialog.tsx'));

/** What of sharing lies over the page; loaded when it is asked for. */
export function ShareArea() {
  const request = useSharingRequest();
  if (request === null) return null;
  return (
    <Suspense>
      {request.kind === 'share' ? <ShareDialog intents={request.intents} /> : <RestoreDialog request={request} />}
    </Suspense>
  );
}
