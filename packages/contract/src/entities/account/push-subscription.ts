import * as z from 'zod/mini';
import { text, url } from '../../scalars.ts';

/** What the browser's push service gives out, as it gives it. */
export const pushSubscriptionWire = z.object({
  endpoint: url,
  keys: z.object({ p256dh: text(200), auth: text(100) }),
});
