import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { countryCode, currencyCode, id, key, list, localeCode, playerId, text } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { phoneWire } from './phone.ts';

/** Always sent; without an account it is empty. Signed in means having an email or a phone (SESSION-1). */
export const profileWire = z.object({
  id: z.nullable(playerId),
  email: z.nullable(z.object({ email: text(254), confirmed: z.boolean() })),
  /** The number the player signs in with, where a site signs in by phone. */
  auth_phone: z.nullable(phoneWire),
  phones: list(phoneWire, 10),
  name: z.nullable(text(150)),
  language: localeCode,
  currency: currencyCode,
  /** `spi_test` opens the quick deposit test feature. */
  statuses: list(z.object({ id: key, name: text(100) }), 100),
  /** Fields that sign-up left open and the platform still needs. */
  auth_fields_missed: list(key, 50),
  /** Fields for Brazil's regulator; null elsewhere. */
  br_regulator: z.nullable(z.object({ pve: z.boolean(), municipality_code: z.nullable(id) })),
  country: z.nullable(z.object({ code: countryCode })),
  verified: z.boolean(),
  created_at: z.nullable(timestamp),
});
export type Profile = Client<typeof profileWire>;
