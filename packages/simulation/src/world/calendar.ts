import { pick } from './pick.ts';

/** A local time in the week at which some matches of a round start. */
export interface Slot {
  /** 0 is the Monday of the edition's first week; 7 and more are later weeks. */
  readonly day: number;
  readonly minute: number;
}

/** Home and away against everyone, season after season. Each of `rounds` is a window of the week that holds one round. */
export interface LeagueCalendar {
  readonly kind: 'league';
  readonly rounds: readonly (readonly Slot[])[];
  /** Played in one week of so many, the one with this phase: cups of the same clubs take the others. */
  readonly every: number;
  readonly phase: number;
  /** Games in a row between the same two, as in baseball. */
  readonly games: number;
  readonly neutral: boolean;
}

export type Calendar = LeagueCalendar;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Reads `Fri 20:00, Sat 15:00*4 17:30; Tue 19:45*6`: rounds parted by semicolons, days by commas, `*4` for four matches
 * at a time, and `Sat+1` for the Saturday a week later.
 */
export function parseRounds(text: string): readonly (readonly Slot[])[] {
  return text.split(';').map((round) => round.split(',').flatMap((day) => parseDay(day.trim())));
}

function parseDay(text: string): readonly Slot[] {
  const [name = '', ...times] = text.split(' ');
  const [weekday = '', later = '0'] = name.split('+');
  const day = DAYS.indexOf(weekday) + 7 * Number(later);
  if (day < 0 || times.length === 0) throw new SyntaxError(`not a day of a calendar: ${text}`);
  return times.flatMap((time) => {
    const [clock = '', count = '1'] = time.split('*');
    const [hours, minutes] = clock.split(':').map(Number);
    const slot = { day, minute: (hours ?? 0) * 60 + (minutes ?? 0) };
    return Array.from({ length: Number(count) }, () => slot);
  });
}

/** A field larger than the slots foreseen goes round again. */
export function slotOf(slots: readonly Slot[], index: number): Slot {
  return pick(slots, index % slots.length);
}
