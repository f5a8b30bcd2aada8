import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { key, list, text, whole, withDefault } from '../scalars.ts';

export const errorDetailWire = z.object({ path: text(200), message: text(500) });

/** Every refusal of every call. `message` is in the player's language and can be shown as it is. */
export const errorWire = z.object({
  message: text(500),
  /** A code such as `not_found`; numbers are bet codes, see `place-error.ts`. */
  code: z.union([key, whole(1, 9999)]),
  details: withDefault(list(errorDetailWire, 100), []),
});
export type ErrorBody = Client<typeof errorWire>;
