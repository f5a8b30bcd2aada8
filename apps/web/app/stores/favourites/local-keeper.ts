import type { FavouriteType } from '@slipstream/contract/entities/favourite';

import type { FavouriteKey } from './favourites-state.ts';
import type { FavouritesKeeper } from './favourites-store.ts';

export const favouritesKey = 'favourites';
const keptMax = 500;
const types = ['matches', 'tournaments', 'sports', 'markets'] as const satisfies readonly FavouriteType[];

/** Keeps a visitor's favourites in the browser, as `matches/48213377`. Storage may be closed to a page in a frame. */
export function localKeeper(storage: () => Pick<Storage, 'getItem' | 'setItem'>): FavouritesKeeper {
  return {
    read() {
      try {
        return readKeys(storage().getItem(favouritesKey));
      } catch {
        return [];
      }
    },
    async write(kept) {
      try {
        const names = kept.slice(0, keptMax).map(({ type, id }) => `${type}/${id}`);
        storage().setItem(favouritesKey, JSON.stringify(names));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Anything that is not what we wrote is nothing. */
function readKeys(text: string | null): readonly FavouriteKey[] {
  if (text === null) return [];
  const names: unknown = JSON.parse(text);
  if (!Array.isArray(names)) return [];
  return names.slice(0, keptMax).flatMap((name) => {
    const [, word, id] = /^([a-z]+)\/([A-Za-z0-9][\w.:-]{0,63})$/.exec(String(name)) ?? [];
    const type = types.find((each) => each === word);
    return type === undefined || id === undefined ? [] : [{ type, id }];
  });
}
