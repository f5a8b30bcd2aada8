import * as z from 'zod/mini';
import { countryCode } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';

export const phoneNumber = z.string().check(z.regex(/^\+[1-9]\d{5,14}$/));
const verificationProviderWire = z.enum(['serasa', 'sumsub']);

export const phoneWire = z.object({
  number: phoneNumber,
  country: countryCode,
  verified_status: z.enum(['unverified', 'pending', 'verified', 'rejected']),
  /** When another code may be asked for; null at once. */
  resend_timeout_until: z.nullable(timestamp),
  sms_limit_reached: z.boolean(),
  provider: z.nullable(verificationProviderWire),
});
