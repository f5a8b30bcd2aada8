import * as z from 'zod/mini';
import { id, key, localeCode, text, url } from '../../scalars.ts';

/** How a picture reaches the page: a playlist for a video element, or a page for an iframe. */
const streamFormWire = z.enum(['hls', 'iframe']);

export const streamWire = z.object({
  id,
  name: text(100),
  form: streamFormWire,
  url,
  locale: z.nullable(localeCode),
});

/**
 * Says explicitly that there is no stream, so that no page shows a broken player. The message can be shown as it is. With some
 * reasons a page offers a way out: `sign_in`, `balance` (a deposit) and `failed` (another try).
 */
export const videoWire = z.discriminatedUnion('state', [
  z.object({ state: z.literal('available'), form: streamFormWire, url }),
  z.object({ state: z.literal('unavailable'), reason: key, message: text(300) }),
]);
