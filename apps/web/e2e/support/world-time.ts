/** The world of the shared sandbox begins on a Saturday at noon, so that its lists are the same at any hour of ours. */
const saturday = '2026-11-21';
export const worldStartMs = Date.parse(`${saturday}T12:00:00Z`);
/** World seconds per second: prices move while a test looks, and what is on now is on for the whole run. */
export const worldSpeed = 4;
const dayMs = 86_400_000;

/** A Saturday afternoon: matches of every kind are on. Worlds that a test has for itself begin here. */
export const saturdayMs = Date.parse(`${saturday}T15:00:00Z`);

/** A day of the shared world: 0 is the day the tests run on, -1 the day before. */
export function worldDay(offset: number): string {
  return new Date(Date.parse(saturday) + offset * dayMs).toISOString().slice(0, 10);
}
