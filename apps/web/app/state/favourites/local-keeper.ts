import type { FavouriteType } from '@slipstream/contract/entities/favourite';

import { withChange, type FavouriteChange, type FavouriteKey } from './favourites-state.ts';

export const favouritesKey = 'favourites';
export const deviceFavouritesMax = 100;
const types = ['matches', 'tournaments', 'sports', 'markets'] as const satisfies readonly FavouriteType[];

/** A visitor's favourites, on the device. */
export interface LocalKeeper {
  readonly read: () => readonly FavouriteKey[];
  readonly write: (change: FavouriteChange) => void;
}

/**
 * Keeps a visitor's favourites in the browser, as `matches/48213377`. Storage may be closed to a page in a frame; then
 * they are kept for as long as the page is open.
 */
export function localKeeper(storage: () => Pick<Storage, 'getItem' | 'setItem'>): LocalKeeper {
  let memory: readonly FavouriteKey[] | undefined;

  function read(): readonly FavouriteKey[] {
    if (memory !== undefined) return memory;
    try {
      return readKeys(storage().getItem(favouritesKey));
    } catch {
      return [];
    }
  }

  return {
    read,
    /** Reads again before it writes: another tab may have written since. */
    write(change) {
      const before = read();
      const kept = bounded(withChange(before, change));
      if (kept === before) return;
      try {
        storage().setItem(favouritesKey, JSON.stringify(kept.map(({ type, id }) => `${type}/${id}`)));
      } catch {
        memory = kept;
      }
    },
  };
}

/** What is too much is the oldest match, which is over by now; a league or a market stays true. */
function bounded(kept: readonly FavouriteKey[]): readonly FavouriteKey[] {
  if (kept.length <= deviceFavouritesMax) return kept;
  const oldest = kept.findLastIndex(({ type }, at) => type === 'matches' && at > 0);
  return kept.toSpliced(oldest === -1 ? kept.length - 1 : oldest, 1);
}

/** Anything that is not what we wrote is nothing. */
function readKeys(text: string | null): readonly FavouriteKey[] {
  if (text === null) return [];
  const names: unknown = JSON.parse(text);
  if (!Array.isArray(names)) return [];
  return names.slice(0, deviceFavouritesMax).flatMap((name) => {
    const [, word, id] = /^([a-z]+)\/([A-Za-z0-9][\w.:-]{0,63})$/.exec(String(name)) ?? [];
    const type = types.find((each) => each === word);
    return type === undefined || id === undefined ? [] : [{ type, id }];
  });
}
