import * as z from 'zod/mini';
import { countryCode, id, text, url, withDefault } from '../../scalars.ts';

export const competitorWire = z.object({
  id,
  name: text(150),
  /** For narrow columns: `ARS`, `Man City`. Without it the last word of the name. */
  short_name: withDefault(text(40), ''),
  logo: withDefault(z.nullable(url), null),
  country_code: withDefault(z.nullable(countryCode), null),
});
