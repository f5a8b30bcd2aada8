import type { DateTimeFormatOptions } from 'use-intl';
import { useCallback } from 'react';
import { useFormatter } from 'use-intl';

import { useTimeZone } from '../../state/preferences/preferences.ts';

/** Twenty-four hours in every language: a kick-off at 8:00 must not need a second word to be understood. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Every way a time or a date is written. */
const looks = {
  time: clock,
  timeInZone: { ...clock, timeZoneName: 'short' },
  seconds: { ...clock, second: '2-digit' },
  secondsInZone: { ...clock, second: '2-digit', timeZoneName: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  /** A day of these weeks. */
  date: { day: 'numeric', month: 'short' },
  /** A day of any year. */
  wholeDate: { dateStyle: 'medium' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short', year: '2-digit' },
  weekday: { weekday: 'short' },
} as const satisfies Record<string, DateTimeFormatOptions>;

export type TimeLook = keyof typeof looks;

/** Milliseconds, or a time stamp of the API. */
export type Moment = number | string;

/** The one way to write a moment (SHOW-6): in the page's language, in the zone the player chose, in one style. */
export function useTimeText(): (moment: Moment, look: TimeLook) => string {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return useCallback(
    (moment, look) => format.dateTime(new Date(moment), { ...looks[look], timeZone }),
    [format, timeZone],
  );
}

/** Writes a day of the calendar such as `2026-11-16`, which is the same day in every zone. */
export function useDayText(): (day: string, look: 'date' | 'weekday') => string {
  const format = useFormatter();
  return useCallback((day, look) => format.dateTime(new Date(day), { ...looks[look], timeZone: 'UTC' }), [format]);
}
