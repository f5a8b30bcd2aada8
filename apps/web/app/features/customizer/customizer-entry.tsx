import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

import { useSite } from '../../site/site.tsx';
import { sessionStore } from '../../state/storage/session-storage.ts';
import { readStored, writeStored } from '../../state/storage/stored-text.ts';

const Customizer = lazy(() => import('./customizer.tsx'));

/** Set while it is open, so that it stays so on other pages of the session. */
const key = 'customizer';

/** Opens at `?customizer`, where the site allows it (BRAND-5). Players load nothing of it. */
export function CustomizerEntry() {
  const isAllowed = useSite().flags.includes('customizer');
  // The server does not know it: a page is the same for everybody.
  const isAsked = useSyncExternalStore(never, wasAsked, () => false);
  const [isClosed, setIsClosed] = useState(false);
  if (!isAllowed || !isAsked || isClosed) return null;
  return (
    <Suspense>
      <Customizer
        onClose={() => {
          writeStored(sessionStore, key, null);
          setIsClosed(true);
        }}
      />
    </Suspense>
  );
}

function wasAsked(): boolean {
  if (new URLSearchParams(location.search).has('customizer')) writeStored(sessionStore, key, 'open');
  return readStored(sessionStore, key) === 'open';
}

function never(): () => void {
  return () => undefined;
}
