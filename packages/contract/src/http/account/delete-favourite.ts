import * as z from 'zod/mini';
import { favouriteTypeWire } from '../../entities/account/favourite.ts';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Deleting something that is not a favourite is no error (FAV-1). */
export const deleteFavourite = {
  id: 'deleteFavourite',
  summary: 'Make something no favourite any more',
  method: 'DELETE',
  base: 'v2',
  path: '/favourites/{type}/{id}',
  auth: 'player',
  params: z.object({ type: favouriteTypeWire, id }),
  query: nothing,
  body: nothing,
  reply: nothing,
  errors: playerErrors,
} as const satisfies Call;
