import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, priority, sportId, text, urnId } from '../../scalars.ts';
import { providerWire } from './provider.ts';

const sportKinds = ['regular', 'cyber', 'premium_cricket'] as const;
export const sportKindWire = z.enum(sportKinds);
export type SportKind = z.output<typeof sportKindWire>;

export const sportWire = z.object({
  id: sportId,
  urn_id: urnId,
  key,
  name: text(100),
  priority,
  type: sportKindWire,
  provider: providerWire,
});
export type Sport = Client<typeof sportWire>;
