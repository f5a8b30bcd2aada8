import { lazy, Suspense } from 'react';

import { withWords } from '../../shared/messages/with-words.ts';
import { useGoToSlip } from '../../shared/links/use-go-to-slip.ts';
import { useShortcut } from '../../shared/settings/use-shortcut.ts';
import { useIsShortcutListOpen } from '../../state/shortcuts.ts';
import { useStores } from '../../state/use-stores.ts';

const ShortcutList = lazy(withWords(['more'], async () => import('./shortcut-list.tsx')));

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
