import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { key, priority, text, withDefault } from '../../scalars.ts';

export const marketGroupWire = z.object({ group_key: key, name: text(100), priority: withDefault(priority, 0) });
export type MarketGroup = Client<typeof marketGroupWire>;
