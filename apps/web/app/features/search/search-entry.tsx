import { lazy, Suspense, useState } from 'react';

import { useShortcut } from '../../shared/settings/use-shortcut.ts';
import { useIsSearchOpen } from '../../state/search.ts';
import { useStores } from '../../state/use-stores.ts';
import { withWords } from '../../shared/messages/with-words.ts';

const SearchDialog = lazy(
  withWords(['more'], async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog })),
);

/** Opens the search with `/`. The search itself comes as a script of its own when it is first wanted. */
export function SearchEntry() {
  const { search } = useStores();
  const isOpen = useIsSearchOpen();
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);

  useShortcut('/', () => search.setState({ isOpen: true }));

  if (!isWanted) return null;
  return (
    <Suspense>
      <SearchDialog isOpen={isOpen} onClose={() => search.setState({ isOpen: false })} />
    </Suspense>
  );
}
