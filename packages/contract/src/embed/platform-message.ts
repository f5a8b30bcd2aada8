import * as z from 'zod/mini';

/** The platform's own pages, in the sign-in dialog, report only this much; it makes the profile be read again (EMBED-4). */
export const platformMessage = z.object({ success: z.boolean() });
export type PlatformMessage = z.output<typeof platformMessage>;
