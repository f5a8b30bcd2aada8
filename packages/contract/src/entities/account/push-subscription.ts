import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { text, url } from '../../scalars.ts';

/** What the browser's push service gives out, as it gives it. */
export const pushSubscriptionWire = z.object({
  endpoint: url,
  keys: z.object({ p256dh: text(200), auth: text(100) }),
});
export type PushSubscription = Client<typeof pushSubscriptionWire>;
