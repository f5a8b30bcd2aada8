import * as z from 'zod/mini';
import { id, key, list, localeCode, pattern, text, url } from '../../scalars.ts';

/** What the browser's push service gives out, as it gives it. */
export const pushSubscriptionWire = z.object({
  endpoint: url,
  keys: z.object({ p256dh: pattern(/^[\w-]{80,100}={0,2}$/), auth: pattern(/^[\w-]{20,40}={0,2}$/) }),
});

/** What a player can be told of while no page is open (PUSH-1). */
export const pushTopics = ['bet_settled', 'cashout_reached', 'match_started', 'goal', 'bonus'] as const;
const pushTopicWire = z.enum(pushTopics);
export type PushTopic = z.output<typeof pushTopicWire>;
export const pushTopicsWire = list(pushTopicWire, pushTopics.length);

/** What is in a push message, for the service worker. */
const pushMessageWire = z.object({
  title: text(200),
  body: text(300),
  /** A message with the same tag takes the place of the one before. */
  tag: text(100),
  locale: localeCode,
  /** What it is about, as in a notification. */
  object_type: key,
  object_id: z.nullable(id),
});
export type PushMessageWire = z.output<typeof pushMessageWire>;
