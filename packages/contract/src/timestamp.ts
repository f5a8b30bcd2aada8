import * as z from 'zod/mini';

const spaced = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?) UTC$/;

/** The API writes a moment as `2026-08-02 18:30:00 UTC`; the client reads ISO form (BET-8). ISO input passes unchanged. */
export const timestamp = z.pipe(
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}([ ]\d{2}:\d{2}:\d{2}(\.\d{1,6})? UTC|T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z)$/),
    z.refine((value) => !Number.isNaN(Date.parse(toIso(value)))),
  ),
  z.transform(toIso),
);

function toIso(value: string): string {
  return value.replace(spaced, '$1T$2Z');
}

/** The wire's way of writing a moment, to the second. */
export function wireTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
