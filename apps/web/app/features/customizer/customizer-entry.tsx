import { lazy, Suspense, useSyncExternalStore } from 'react';

import { withWords } from '../../shared/messages/with-words.ts';
import { useSite } from '../../site/site.tsx';
import { customizerStore, setCustomizerOpen } from '../../state/customizer/customizer-open.ts';

const Customizer = lazy(withWords(['more'], async () => import('./customizer.tsx')));

/** Opens at `?customizer` and from the settings, where the site allows it (BRAND-5). Players load nothing of it. */
export function CustomizerEntry() {
  const isAllowed = useSite().flags.includes('customizer');
  // The server does not know it: a page is the same for everybody.
  const isOpen = useSyncExternalStore(
    customizerStore.subscribe,
    () => customizerStore.getState().isOpen,
    () => false,
  );
  if (!isAllowed || !isOpen) return null;
  return (
    <Suspense>
      <Customizer onClose={() => setCustomizerOpen(false)} />
    </Suspense>
  );
}
