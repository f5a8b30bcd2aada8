const dayMs = 86_400_000;

/** How many midnights lie between two moments for somebody in a time zone. */
export function daysBetween(fromMs: number, toMs: number, timeZone: string): number {
  return Math.round((dayStart(toMs, timeZone) - dayStart(fromMs, timeZone)) / dayMs);
}

function dayStart(ms: number, timeZone: string): number {
  return Date.parse(`${formatter(timeZone).format(ms)}T00:00:00Z`);
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
