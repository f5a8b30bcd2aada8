import { lazy, Suspense } from 'react';

import { loadAgain } from '../../parts/load-again.ts';
import { useGoToSlip } from '../../parts/use-go-to-slip.ts';
import { useShortcut } from '../../parts/use-shortcut.ts';
import { useIsShortcutListOpen } from '../../stores/shortcuts.ts';
import { useStores } from '../../stores/use-stores.ts';

const ShortcutList = lazy(async () => loadAgain(async () => import('./shortcut-list.tsx')));

/** `b` goes to the slip and back, `?` lists what the keys do. */
export function Shortcuts() {
  const { shortcuts } = useStores();
  const isListOpen = useIsShortcutListOpen();
  useShortcut('b', useGoToSlip(), { isInDialogs: true });
  useShortcut('?', () => shortcuts.setState({ isListOpen: true }));
  if (!isListOpen) return null;
  return (
    <Suspense>
      <ShortcutList onClose={() => shortcuts.setState({ isListOpen: false })} />
    </Suspense>
  );
}
