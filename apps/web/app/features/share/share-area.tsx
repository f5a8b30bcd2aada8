import { lazy, Suspense } from 'react';

import { withWords } from '../../shared/messages/with-words.ts';
import { useSharingRequest } from '../../state/sharing/sharing-store.ts';

const ShareDialog = lazy(withWords(['more'], async () => import('./share-dialog.tsx')));
const RestoreDialog = lazy(withWords(['more'], async () => import('./restore-dialog.tsx')));

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
