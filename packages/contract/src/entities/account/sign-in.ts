import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { epochMs, playerId, text } from '../../scalars.ts';

export const password = z.string().check(z.minLength(1), z.maxLength(200));
/** A one-time token out of an email. */
export const mailToken = z.string().check(z.regex(/^[\w-]{16,200}$/));
export const email = z.string().check(z.maxLength(254), z.regex(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/));

/** The cookie is set beside this; the token is for hosts whose pages can't use cookies in an iframe (EMBED-7). */
export const signInWire = z.object({
  player_id: playerId,
  token: text(4000),
  /** Real time, not the world's. */
  expires_at_ms: epochMs,
});
export type SignIn = Client<typeof signInWire>;
