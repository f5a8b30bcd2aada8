import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { id, list, text, withDefault } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { competitorWire } from './competitor.ts';
import { eventFields } from './match.ts';

/** The outright types: a whole season, one tournament, a single stage or race. */
export const outrightTypes = ['season', 'tournament', 'stage'] as const;

export const nonMatchEventWire = z.object({
  ...eventFields,
  type: z.enum(outrightTypes),
  name: text(200),
  /** What it belongs to: a stage's season, a race's championship. */
  parent: withDefault(z.nullable(z.object({ id, name: text(200) })), null),
  competitors: withDefault(list(competitorWire, 500), []),
  end_date: withDefault(z.nullable(timestamp), null),
});
export type NonMatchEvent = Client<typeof nonMatchEventWire>;
