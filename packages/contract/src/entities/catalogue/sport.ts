import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, priority, sportId, text, urnId, withDefault } from '../../scalars.ts';
import { ownProvider, providerWire } from './provider.ts';

const sportKinds = ['regular', 'cyber', 'premium_cricket'] as const;
export const sportKindWire = z.enum(sportKinds);
export type SportKind = z.output<typeof sportKindWire>;

export const sportWire = z.object({
  id: sportId,
  urn_id: withDefault(urnId, ''),
  key,
  name: text(100),
  priority: withDefault(priority, 0),
  type: withDefault(sportKindWire, 'regular'),
  provider: withDefault(providerWire, ownProvider),
});
export type Sport = Client<typeof sportWire>;
