import { useSyncExternalStore } from 'react';

import { useStores } from '../use-stores.ts';
import type { FavouriteKey } from './favourites-state.ts';

/** Whether something is a favourite; never on the server, which knows nobody. */
export function useIsFavourite(key: FavouriteKey): boolean {
  const { favourites } = useStores();
  return useSyncExternalStore(
    favourites.subscribe,
    () => favourites.has(key),
    () => false,
  );
}
