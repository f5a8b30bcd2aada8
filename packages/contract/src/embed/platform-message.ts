import * as z from 'zod/mini';
import { depositStatusWire } from '../entities/account/transaction.ts';

/** The only message of the platform's pages in the sign-in dialog; the profile is then reloaded (EMBED-4). */
export const platformMessage = z.object({
  success: z.boolean(),
  /** How a deposit ended; optional. */
  deposit: z.optional(depositStatusWire),
});
