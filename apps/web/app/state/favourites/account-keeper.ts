import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';
import { addFavourite } from '@slipstream/contract/http/account/add-favourite';
import { deleteFavourite } from '@slipstream/contract/http/account/delete-favourite';
import { getFavourites } from '@slipstream/contract/http/account/get-favourites';

import type { Api } from '../../api/call-api.ts';
import type { FavouriteKey } from './favourites-state.ts';
import type { AccountKeeper } from './favourites-store.ts';

const types = ['matches', 'tournaments', 'sports', 'markets'] as const satisfies readonly FavouriteType[];

/** Keeps a player's favourites at the backend (FAV-2). */
export function accountKeeper(api: Api): AccountKeeper {
  return {
    async read() {
      const lists = await Promise.all(types.map(async (type) => api.call(getFavourites, { params: { type } })));
      const all: FavouriteKey[] = [];
      for (const list of lists) {
        if (list.kind === 'failure') return undefined;
        for (const { type, id } of list.reply.data) all.push({ type, id });
      }
      return all;
    },
    async write({ type, id, isOn }) {
      const result = await api.call(isOn ? addFavourite : deleteFavourite, { params: { type, id } });
      if (result.kind === 'reply') return 'kept';
      const status = result.failure.code === 'refused' ? result.failure.status : 0;
      if (status === 409) return 'full';
      return status === 404 ? 'gone' : 'failed';
    },
  };
}
