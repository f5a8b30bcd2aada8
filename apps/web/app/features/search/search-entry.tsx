import { lazy, Suspense, useEffect, useState } from 'react';

import { useIsSearchOpen } from '../../stores/search.ts';
import { useStores } from '../../stores/use-stores.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/** Opens the search with `/`. The search itself comes as a script of its own when it is first wanted. */
export function SearchEntry() {
  const { search } = useStores();
  const isOpen = useIsSearchOpen();
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      search.setState({ isOpen: true });
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [search]);

  if (!isWanted) return null;
  return (
    <Suspense>
      <SearchDialog isOpen={isOpen} onClose={() => search.setState({ isOpen: false })} />
    </Suspense>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
  );
}
