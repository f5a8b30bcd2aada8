import * as z from 'zod/mini';
import { errorWire } from '../entities/error.ts';
import { phoneNumber } from '../entities/phone.ts';
import { email, password, signInWire } from '../entities/sign-in.ts';
import { countryCode, currencyCode, key, list, localeCode, text } from '../scalars.ts';
import type { Call } from './call.ts';
import { listErrors } from './errors.ts';
import { nothing } from './nothing.ts';

/**
 * The reply is a sign-in, so an account that is there already is a refusal (400 `sign_up_refused`) in words that do not say
 * whose it is, after the same work as a new one; its owner is told by mail.
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
  reply: signInWire,
  errors: { ...listErrors, 403: errorWire },
} as const satisfies Call;
