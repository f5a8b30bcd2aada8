import * as z from 'zod/mini';
import type { Client } from '../client-form.ts';
import { currencyWire } from '../entities/account/currency.ts';
import {
  countryCode,
  currencyCode,
  key,
  list,
  localeCode,
  text,
  whole,
  withDefault,
  withDefaults,
} from '../scalars.ts';

/** A field the platform's sign-up or profile asks for. */
export const playerFieldWire = z.object({
  field: key,
  required: z.boolean(),
  editable: z.boolean(),
  type: z.enum(['text', 'email', 'phone', 'password', 'date', 'country', 'currency', 'choice', 'checkbox']),
  length_max: whole(1, 1000),
  choices: list(text(100), 300),
});
export type PlayerField = Client<typeof playerFieldWire>;

export const countryWire = z.object({ code: countryCode, name: text(100), phone_prefix: text(8) });

export const systemWire = z.object({
  locales: withDefault(list(z.object({ code: localeCode, name: text(60) }), 60), []),
  platform_settings: withDefaults(
    z.object({
      auth_by: withDefault(list(z.enum(['email', 'phone']), 2), ['email']),
      password_length_min: withDefault(whole(1, 200), 8),
      phone_verification_provider: withDefault(z.nullable(z.enum(['serasa', 'sumsub'])), null),
      /** So long after the last proof of the password, a change of phone, passkeys or wallet asks for it again. */
      password_proof_minutes: withDefault(whole(1, 100_000), 60),
    }),
  ),
  player_fields: withDefault(list(playerFieldWire, 100), []),
  currencies: z.array(currencyWire).check(z.minLength(1), z.maxLength(200)),
  default_currency_code: currencyCode,
  countries: withDefault(list(countryWire, 300), []),
  /** From the caller's address, so it never belongs in a cached page; null when unknown. */
  user_country: withDefault(z.nullable(z.object({ code: countryCode })), null),
});
