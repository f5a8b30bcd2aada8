import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';
import type { PlayerId } from '@slipstream/units/ids';
import type { Database } from '../../database/open-database.ts';
import { Failure } from '../../http/failure.ts';
import { favouritesOf } from './favourites.ts';

/** Only favourites, or all but them; null for a list that asks for neither. */
export type FavouriteFilter = { readonly ids: readonly string[]; readonly wanted: boolean } | null;

/** For lists that can be asked for favourites. Favourites are a player's, so a visitor has none. */
export async function favouriteFilter(
  database: Database,
  playerId: PlayerId | null,
  type: FavouriteType,
  favourite: boolean | undefined,
): Promise<FavouriteFilter | Failure> {
  if (favourite === undefined) return null;
  if (playerId === null) return new Failure(401, 'unauthorized');
  const favourites = await favouritesOf(database, playerId, type);
  return { ids: favourites.map(({ id }) => id), wanted: favourite };
}

/** The items of a list that the filter lets through. */
export function filterFavourites<Item extends { readonly id: string }>(
  items: readonly Item[],
  filter: FavouriteFilter,
): readonly Item[] {
  if (filter === null) return items;
  const ids = new Set(filter.ids);
  return items.filter(({ id }) => ids.has(id) === filter.wanted);
}
