import * as z from 'zod/mini';
import { errorWire } from '../../entities/error.ts';
import { phoneNumber } from '../../entities/account/phone.ts';
import { email, password } from '../../entities/account/sign-in.ts';
import { countryCode, currencyCode, key, list, localeCode, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { listErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/**
 * Answers the same whether the email or phone is somebody's already or not, and signs nobody in: a new player is let in once
 * the link in the mail was opened, and whoever has an account is told so by mail (SESSION-11).
 */
export const signUp = {
  id: 'signUp',
  summary: 'Sign up',
  method: 'POST',
  base: 'platform',
  path: '/users',
  auth: 'public',
  params: nothing,
  query: nothing,
  body: z.object({
    email: z.nullable(email),
    phone: z.nullable(phoneNumber),
    password,
    currency: currencyCode,
    country: countryCode,
    locale: localeCode,
    fields: list(z.object({ field: key, value: text(1000) }), 50),
    affiliate_id: z.optional(text(200)),
    terms_accepted: z.literal(true),
  }),
  reply: nothing,
  errors: { ...listErrors, 403: errorWire },
} as const satisfies Call;
