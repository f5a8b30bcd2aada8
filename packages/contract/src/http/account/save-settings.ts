import * as z from 'zod/mini';
import { oddsAcceptModeWire, oddsTypeWire } from '../../entities/catalogue/odds-settings.ts';
import { pushSubscriptionWire } from '../../entities/account/push-subscription.ts';
import { list } from '../../scalars.ts';
import { settingsWire, stakePresetsWire } from '../../site/settings.ts';
import type { Call } from '../call.ts';
import { writeErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Omitted fields stay as they are; a null push subscription ends it (ODDS-2). */
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
    push_subscription: z.optional(z.nullable(pushSubscriptionWire)),
  }),
  reply: settingsWire,
  errors: writeErrors,
} as const satisfies Call;
