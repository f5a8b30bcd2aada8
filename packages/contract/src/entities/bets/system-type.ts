import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { id, whole } from '../../scalars.ts';

/**
 * One way to cover `total_count` selections, up to 20 (BET-6). `exact` is every line of `win_count`; `full` is every
 * line of `win_count` or more, which is what the named sets are: a Trixie is 2 of 3 and up, a Lucky 15 is 1 of 4 and up.
 */
export const systemTypeWire = z.object({
  id,
  total_count: whole(2, 20),
  win_count: whole(1, 20),
  cover: z.enum(['exact', 'full']),
});
export type SystemType = Client<typeof systemTypeWire>;
