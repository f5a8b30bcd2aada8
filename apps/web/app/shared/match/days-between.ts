const dayMs = 86_400_000;

/** How many midnights lie between two moments for somebody in a time zone. */
export function daysBetween(fromMs: number, toMs: number, timeZone: string): number {
  return Math.round((dayStart(toMs, timeZone) - dayStart(fromMs, timeZone)) / dayMs);
}

function dayStart(ms: number, timeZone: string): number {
  return Date.parse(`${dayIn(ms, timeZone)}T00:00:00Z`);
}

/** The day somebody in a time zone has at a moment, as `2026-11-16`. */
export function dayIn(ms: number, timeZone: string): string {
  return formatter(timeZone).format(ms);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using one, and a page has a hundred kick-offs. */
function formatter(timeZone: string): Intl.DateTimeFormat {
  let made = formatters.get(timeZone);
  if (made === undefined) {
    // Swedish writes a date as ISO does.
    made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, made);
  }
  return made;
}
