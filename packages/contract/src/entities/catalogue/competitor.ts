import * as z from 'zod/mini';
import { countryCode, id, text, url } from '../../scalars.ts';

export const competitorWire = z.object({
  id,
  name: text(150),
  /** For narrow columns: `ARS`, `Man City`. */
  short_name: text(40),
  logo: z.nullable(url),
  country_code: z.nullable(countryCode),
});
