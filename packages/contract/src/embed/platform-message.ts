import * as z from 'zod/mini';
import { depositStatusWire } from '../entities/transaction.ts';

/** The platform's own pages, in the sign-in dialog, report only this much; it makes the profile be read again (EMBED-4). */
export const platformMessage = z.object({
  success: z.boolean(),
  /** How a deposit ended, where it was one; a page that says nothing of it is as good. */
  deposit: z.optional(depositStatusWire),
});
export type PlatformMessage = z.output<typeof platformMessage>;
