import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';

import { readStoredJson, writeStored, type StorageSource } from '../storage/stored-text.ts';
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
 * Stores a visitor's favourites in the browser, as `matches/48213377`. Where storage is blocked (third-party frames),
 * they last as long as the page.
 */
export function localKeeper(storage: StorageSource): LocalKeeper {
  let memory: readonly FavouriteKey[] | undefined;

  function read(): readonly FavouriteKey[] {
    return memory ?? readKeys(readStoredJson(storage, favouritesKey));
  }

  return {
    read,
    /** Reads again before it writes: another tab may have written since. */
    write(change) {
      const before = read();
      const kept = bounded(withChange(before, change));
      if (kept === before) return;
      const text = JSON.stringify(kept.map(({ type, id }) => `${type}/${id}`));
      if (!writeStored(storage, favouritesKey, text)) memory = kept;
    },
  };
}

/** Over the limit the oldest match is dropped, because it is over by now; leagues and markets stay. */
function bounded(kept: readonly FavouriteKey[]): readonly FavouriteKey[] {
  if (kept.length <= deviceFavouritesMax) return kept;
  const oldest = kept.findLastIndex(({ type }, at) => type === 'matches' && at > 0);
  return kept.toSpliced(oldest === -1 ? kept.length - 1 : oldest, 1);
}

/** Ignores anything we did not write. */
function readKeys(names: unknown): readonly FavouriteKey[] {
  if (!Array.isArray(names)) return [];
  return names.slice(0, deviceFavouritesMax).flatMap((name) => {
    const [, word, id] = /^([a-z]+)\/([A-Za-z0-9][\w.:-]{0,63})$/.exec(String(name)) ?? [];
    const type = types.find((each) => each === word);
    return type === undefined || id === undefined ? [] : [{ type, id }];
  });
}
