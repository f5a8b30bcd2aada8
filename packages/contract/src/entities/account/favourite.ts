import * as z from 'zod/mini';
import { id } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';

/** A favourite market is a market id, pinned in every match of its sport. */
export const favouriteTypeWire = z.enum(['matches', 'tournaments', 'sports', 'markets']);
export type FavouriteType = z.output<typeof favouriteTypeWire>;

export const favouriteWire = z.object({ type: favouriteTypeWire, id, created_at: timestamp });
