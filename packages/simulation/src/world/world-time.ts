export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Monday 1 January 2018, 00:00 UTC: week 0 of the calendar. There are no matches before it. */
const FIRST_MONDAY_MS = Date.UTC(2018, 0, 1);

export function weekAt(ms: number): number {
  return Math.floor((ms - FIRST_MONDAY_MS) / WEEK_MS);
}

export function weekStartMs(week: number): number {
  return FIRST_MONDAY_MS + week * WEEK_MS;
}

/** ISO week of the year, 1 to 53: the week belongs to the year that holds its Thursday. */
export function weekOfYear(week: number): number {
  const thursday = new Date(weekStartMs(week) + 3 * DAY_MS);
  const yearStartMs = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - yearStartMs) / WEEK_MS);
}

/** The instant at which clocks of a time zone show `minute` of day `day` (0 is Monday) in a week of the calendar. */
export function localMs(week: number, day: number, minute: number, timeZone: string): number {
  const dayStartMs = weekStartMs(week) + day * DAY_MS;
  return dayStartMs + minute * MINUTE_MS - zoneOffsetMs(timeZone, dayStartMs);
}

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/**
 * Read at noon UTC and kept for the day: clocks change at night, when no local kick-off is set, and asking Intl for
 * every fixture would cost more than all the rest of the calendar.
 */
function zoneOffsetMs(timeZone: string, dayStartMs: number): number {
  if (timeZone === 'UTC') return 0;
  const key = `${timeZone} ${dayStartMs}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const noonMs = dayStartMs + DAY_MS / 2;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(noonMs)
      .map((part) => [part.type, Number(part.value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shownMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(key, shownMs - noonMs);
  return shownMs - noonMs;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
