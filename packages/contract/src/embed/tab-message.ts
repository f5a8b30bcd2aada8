import * as z from 'zod/mini';
import { currencyCode, localeCode } from '../scalars.ts';

/** The BroadcastChannel that synchronises the tabs of one browser. */
export const tabChannel = 'slipstream-tabs';

/** Dialogs that belong to the player, not to a tab: they open and close in all tabs (RG-2). */
const sharedModal = z.enum(['reality_check', 'out_of_session', 'activity_limit']);
export type SharedModal = z.output<typeof sharedModal>;

export const tabMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('modal_opened'), modal: sharedModal }),
  z.object({ type: z.literal('modal_closed'), modal: sharedModal }),
  z.object({ type: z.literal('signed_in') }),
  z.object({ type: z.literal('signed_out') }),
  z.object({ type: z.literal('currency_changed'), currency: currencyCode }),
  z.object({ type: z.literal('locale_changed'), locale: localeCode }),
  /** The content is in storage; the message only notifies the other tabs. */
  z.object({ type: z.literal('slip_stored') }),
]);
export type TabMessage = z.output<typeof tabMessage>;
