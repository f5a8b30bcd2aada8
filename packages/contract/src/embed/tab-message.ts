import * as z from 'zod/mini';
import { currencyCode, localeCode } from '../scalars.ts';

/** The BroadcastChannel on which the tabs of one browser keep each other true. */
export const tabChannel = 'slipstream-tabs';

/** Modals that belong to the player and not to a tab: opening or closing one does it in all (RG-2). */
export const sharedModal = z.enum(['reality_check', 'out_of_session', 'activity_limit']);
export type SharedModal = z.output<typeof sharedModal>;

export const tabMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('modal_opened'), modal: sharedModal }),
  z.object({ type: z.literal('modal_closed'), modal: sharedModal }),
  z.object({ type: z.literal('signed_in') }),
  z.object({ type: z.literal('signed_out') }),
  z.object({ type: z.literal('currency_changed'), currency: currencyCode }),
  z.object({ type: z.literal('locale_changed'), locale: localeCode }),
  /** What it says is in storage; the message only wakes the others. */
  z.object({ type: z.literal('slip_stored') }),
]);
export type TabMessage = z.output<typeof tabMessage>;
