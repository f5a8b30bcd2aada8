import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { epochMs } from '../scalars.ts';

/**
 * The backend's own clock. All match times are moments of it. A sandbox's world may run faster than the wall
 * (`rate` 6: one real second is six of its own), a real backend's is at rate 1 but may be off by seconds.
 */
export const clockWire = z.object({
  now_ms: epochMs,
  rate: z.number().check(z.gte(0), z.lte(1000)),
});
export type Clock = Client<typeof clockWire>;
