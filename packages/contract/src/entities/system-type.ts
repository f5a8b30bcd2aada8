import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { id, whole } from '../scalars.ts';

/** `win_count` of `total_count` selections on every line; up to 20 selections (BET-6). */
export const systemTypeWire = z.object({
  id,
  total_count: whole(2, 20),
  win_count: whole(1, 20),
});
export type SystemType = Client<typeof systemTypeWire>;
