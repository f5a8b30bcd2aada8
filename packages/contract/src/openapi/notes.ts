import type * as z from 'zod/mini';
import { eventFilters, eventSpanDaysMax } from '../http/catalogue/event-filters.ts';
import { getCounters } from '../http/catalogue/get-counters.ts';

const span =
  `From \`start_from\` to \`start_to\` are at most ${eventSpanDaysMax} days; more is refused with 400. Without ` +
  '`start_from` it is two days ago, without `start_to` eight days ahead.';

/** What a schema can't say: rules for several fields together. */
const notes = new Map<z.core.$ZodType, string>(
  [eventFilters, getCounters.body.shape].flatMap(({ start_from: from, start_to: to }) => [
    [from, span] as const,
    [to, span] as const,
  ]),
);

export function noteOf(schema: z.core.$ZodType): string | undefined {
  return notes.get(schema);
}
