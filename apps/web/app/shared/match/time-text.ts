import type { DateTimeFormatOptions } from 'use-intl';
import { useCallback } from 'react';
import { useFormatter } from 'use-intl';

import { useTimeZone } from '../../state/preferences/preferences.ts';

/** 24-hour time in every language, so that 8:00 is unambiguous. */
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

/** Some languages have no short name of a zone, and Intl gives the long one; these write the sign that is known everywhere. */
const inZoneLengthMax = 16;

export type TimeLook = keyof typeof looks;

/** Milliseconds, or a time stamp of the API. */
export type Moment = number | string;

/** The one function that formats a time (SHOW-6): in the page's language and the player's zone. */
export function useTimeText(): (moment: Moment, look: TimeLook) => string {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return useCallback(
    (moment, look) => {
      const text = format.dateTime(new Date(moment), { ...looks[look], timeZone });
      if (text.length <= inZoneLengthMax || !look.endsWith('InZone')) return text;
      const { timeZoneName: _, ...time } = looks[look as 'timeInZone'];
      return `${format.dateTime(new Date(moment), { ...time, timeZone })} ${zoneSign(new Date(moment), timeZone)}`;
    },
    [format, timeZone],
  );
}

/** Formats a calendar day such as `2026-11-16`, which is the same day in every zone. */
export function useDayText(): (day: string, look: 'date' | 'weekday') => string {
  const format = useFormatter();
  return useCallback((day, look) => format.dateTime(new Date(day), { ...looks[look], timeZone: 'UTC' }), [format]);
}

/** UTC, or the distance from GMT. */
function zoneSign(moment: Date, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
