import type { FavouriteType } from '@slipstream/contract/entities/favourite';
import type { PlayerId } from '@slipstream/units/ids';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../http/failure.ts';
import { favouritesOf } from './favourites.ts';

/** For lists that can be asked for favourites, or for all but them: what passes. Favourites are a player's, so a visitor has none. */
export async function favouriteFilter(
  database: Database,
  playerId: PlayerId | null,
  type: FavouriteType,
  favourite: boolean | undefined,
): Promise<((id: string) => boolean) | Failure> {
  if (favourite === undefined) return () => true;
  if (playerId === null) return new Failure(401, 'unauthorized');
  const ids = new Set((await favouritesOf(database, playerId, type)).map(({ id }) => id));
  return (id) => ids.has(id) === favourite;
}
