import { useSyncExternalStore } from 'react';

import { useStores } from '../use-stores.ts';
import type { FavouriteKey } from './favourites-state.ts';

/** Whether something is a favourite; always false on the server, which has no player. */
export function useIsFavourite(key: FavouriteKey): boolean {
  const { favourites } = useStores();
  return useSyncExternalStore(
    favourites.subscribe,
    () => favourites.has(key),
    () => false,
  );
}
