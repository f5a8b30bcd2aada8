import * as z from 'zod/mini';
import { oddsAcceptModeWire, oddsTypeWire } from '../../entities/catalogue/odds-settings.ts';
import { pushSubscriptionWire, pushTopicsWire } from '../../entities/account/push-subscription.ts';
import { list, url } from '../../scalars.ts';
import { settingsWire, stakePresetsWire } from '../../site/settings.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Omitted fields stay as they are (ODDS-2). */
export const saveSettings = {
  id: 'saveSettings',
  summary: 'Save choices of the player',
  method: 'POST',
  base: 'v2',
  path: '/settings',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({
    stakes: z.optional(list(stakePresetsWire, 50)),
    auto_accept_odds_change: z.optional(oddsAcceptModeWire),
    odds_type: z.optional(oddsTypeWire),
    /** A cooling-off period cannot be switched off, so `paused` is not accepted. */
    offers: z.optional(z.enum(['on', 'off'])),
    /** One of a device is added to those of the player's other devices; null ends all of them (PUSH-2). */
    push_subscription: z.optional(z.nullable(pushSubscriptionWire)),
    /** Ends the subscription of one device. */
    push_endpoint_ended: z.optional(url),
    push_topics: z.optional(pushTopicsWire),
  }),
  reply: settingsWire,
  errors: writeErrors,
} as const satisfies Call;
