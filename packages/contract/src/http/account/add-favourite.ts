import * as z from 'zod/mini';
import { favouriteTypeWire, favouriteWire } from '../../entities/account/favourite.ts';
import { id } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Repeating it changes nothing (FAV-1). */
export const addFavourite = {
  id: 'addFavourite',
  summary: 'Make something a favourite',
  method: 'POST',
  base: 'v2',
  path: '/favourites/{type}/{id}',
  auth: 'player',
  params: z.object({ type: favouriteTypeWire, id }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: favouriteWire }),
  errors: writeErrors,
} as const satisfies Call;
