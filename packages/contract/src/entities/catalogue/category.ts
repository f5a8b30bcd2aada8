import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { categoryId, countryCode, priority, slug, text, withDefault } from '../../scalars.ts';
import { sportWire } from './sport.ts';

export const categoryWire = z.object({
  id: categoryId,
  slug,
  name: text(100),
  priority: withDefault(priority, 0),
  /** Null for a category that is no country, such as International. */
  country_code: withDefault(z.nullable(countryCode), null),
  sport: sportWire,
});
export type Category = Client<typeof categoryWire>;
