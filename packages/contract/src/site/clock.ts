import * as z from 'zod/mini';
import { epochMs, withDefault } from '../scalars.ts';

/**
 * The backend's clock. All match times are in it. A sandbox may run faster than real time (`rate` 6: six seconds per
 * real second); a real backend has rate 1 but may be off by seconds.
 */
export const clockWire = z.object({
  now_ms: epochMs,
  rate: withDefault(z.number().check(z.gte(0), z.lte(1000)), 1),
});
