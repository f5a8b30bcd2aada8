import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { id, list, text } from '../../scalars.ts';
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
  parent: z.nullable(z.object({ id, name: text(200) })),
  competitors: list(competitorWire, 500),
  end_date: z.nullable(timestamp),
});
export type NonMatchEvent = Client<typeof nonMatchEventWire>;
