import * as z from 'zod/mini';
import { depositStatusWire } from '../entities/account/transaction.ts';
import { text, whole } from '../scalars.ts';

/** How a page of the platform in the sign-in dialog ended; the profile is then reloaded (EMBED-4). */
export const platformMessage = z.object({
  success: z.boolean(),
  /** How a deposit ended; optional. */
  deposit: z.optional(depositStatusWire),
});

/** What such a page is called and how tall it is, so that the dialog around it has one title and one scroll bar (EMBED-10). */
export const platformPageMessage = z.object({
  page: z.object({ title: text(200), height: whole(1, 20_000) }),
});
export type PlatformPageMessage = z.output<typeof platformPageMessage>;

/** The player wants to leave such a page: keys pressed in a frame never reach the dialog around it (EMBED-10). */
export const platformCloseMessage = z.object({ close: z.literal(true) });
