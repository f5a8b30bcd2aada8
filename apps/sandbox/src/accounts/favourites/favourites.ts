import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';
import type { Database } from '../../database/open-database.ts';

/** As many as a list can answer. */
const favouritesMax = 1000;

export interface Favourite {
  readonly id: string;
  /** World time. */
  readonly createdMs: number;
}

/** The latest first. */
export async function favouritesOf(
  database: Database,
  playerId: string,
  type: FavouriteType,
): Promise<readonly Favourite[]> {
  const rows = await database
    .selectFrom('favourite')
    .select(['object_id', 'created_ms'])
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .orderBy('created_ms', 'desc')
    .orderBy('object_id')
    .limit(favouritesMax)
    .execute();
  return rows.map((row) => ({ id: row.object_id, createdMs: row.created_ms }));
}

/** Repeating it changes nothing; null when the player has as many as there can be. */
export async function addFavouriteTo(
  database: Database,
  playerId: string,
  type: FavouriteType,
  { id, createdMs }: Favourite,
): Promise<{ readonly favourite: Favourite; readonly isNew: boolean } | null> {
  const known = await favouritesOf(database, playerId, type);
  const before = known.find((each) => each.id === id);
  if (before !== undefined) return { favourite: before, isNew: false };
  if (known.length >= favouritesMax) return null;
  await database
    .insertInto('favourite')
    .values({ player_id: playerId, type, object_id: id, created_ms: createdMs })
    .onConflict((conflict) => conflict.columns(['player_id', 'type', 'object_id']).doNothing())
    .execute();
  return { favourite: { id, createdMs }, isNew: true };
}

/** Whether there was one to remove. */
export async function removeFavourite(
  database: Database,
  playerId: string,
  type: FavouriteType,
  id: string,
): Promise<boolean> {
  const removed = await database
    .deleteFrom('favourite')
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('object_id', '=', id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
