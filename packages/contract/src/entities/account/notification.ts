import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { count, id, key, text } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';

export const notificationWire = z.object({
  id,
  title: text(200),
  caption: text(300),
  body: text(5000),
  /** How it is drawn: `info`, `success`, `warning`, `promo`. */
  type: key,
  /** What it is about, and what it leads to: `bet`, `bonus`, `match`, `deposit`, `limit`, `profile`, `none` (NOTIF-3). */
  object_type: key,
  /** Null where there is one of a kind: the player's limits, their profile. */
  object_id: z.nullable(id),
  read: z.boolean(),
  created_at: timestamp,
});
export type Notification = Client<typeof notificationWire>;

export const notificationCountersWire = z.object({ unread: count, total: count });
export type NotificationCounters = Client<typeof notificationCountersWire>;
