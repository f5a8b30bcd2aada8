import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { countryCode, currencyCode, id, key, list, localeCode, playerId, text, withDefault } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { phoneWire } from './phone.ts';

/** Always sent; without an account it is empty. Signed in means having an email or a phone (SESSION-1). */
export const profileWire = z.object({
  id: withDefault(z.nullable(playerId), null),
  email: withDefault(z.nullable(z.object({ email: text(254), confirmed: withDefault(z.boolean(), true) })), null),
  /** The number the player signs in with, where a site signs in by phone. */
  auth_phone: withDefault(z.nullable(phoneWire), null),
  phones: withDefault(list(phoneWire, 10), []),
  name: withDefault(z.nullable(text(150)), null),
  language: localeCode,
  currency: currencyCode,
  /** `spi_test` opens the quick deposit test feature. */
  statuses: withDefault(list(z.object({ id: key, name: text(100) }), 100), []),
  /** Fields that sign-up left open and the platform still needs. */
  auth_fields_missed: withDefault(list(key, 50), []),
  /** Fields for Brazil's regulator; null elsewhere. */
  br_regulator: withDefault(z.nullable(z.object({ pve: z.boolean(), municipality_code: z.nullable(id) })), null),
  country: withDefault(z.nullable(z.object({ code: countryCode })), null),
  verified: withDefault(z.boolean(), false),
  created_at: withDefault(z.nullable(timestamp), null),
});
export type Profile = Client<typeof profileWire>;
