import { pick } from '../pick.ts';
import { weekOfYear } from '../world-time.ts';

/** A local time in the week at which a match starts. */
interface Slot {
  /** 0 is the Monday of the edition's first week; 7 and more are later weeks. */
  readonly day: number;
  readonly minute: number;
}

/** The weeks in which a draw begins: one week of so many, or weeks of the year as tennis has them. */
export type Weeks =
  | { readonly kind: 'every'; readonly every: number; readonly phase: number }
  | { readonly kind: 'of-year'; readonly weeks: readonly number[] };

/** Home and away against everyone, season after season. Each of `rounds` is a window of the week that holds one round. */
export interface LeagueCalendar {
  readonly kind: 'league';
  readonly rounds: readonly (readonly Slot[])[];
  readonly every: number;
  readonly phase: number;
  /** Games in a row between the same two, as in baseball. */
  readonly games: number;
  readonly neutral: boolean;
}

/** A draw in which losers go home. Each of `rounds` holds one round of it, the final last. */
export interface KnockoutCalendar {
  readonly kind: 'knockout';
  readonly rounds: readonly (readonly Slot[])[];
  readonly weeks: Weeks;
  /** Competitions of one pool share its players: in a week each takes its own part of the entry list, from `offset` on. */
  readonly pool: string;
  readonly offset: number;
  readonly neutral: boolean;
}

/** Round the clock at several tables: at each, a small group plays everyone against everyone, then the next group. */
export interface SeriesCalendar {
  readonly kind: 'series';
  readonly tables: number;
  readonly group: number;
  readonly slotMinutes: number;
  /** Minutes by which this league's tables run behind the full hour, so that not all series start at once. */
  readonly offsetMinutes: number;
}

/** A fight night: one bout of each division, the best of them last. */
export interface CardCalendar {
  readonly kind: 'card';
  readonly slots: readonly Slot[];
  readonly every: number;
  readonly phase: number;
  readonly divisionSizes: readonly number[];
  readonly mainFormat: number;
}

export type Calendar = LeagueCalendar | KnockoutCalendar | SeriesCalendar | CardCalendar;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Reads `Fri 20:00, Sat 15:00*4 17:30; Tue 19:45*6`: rounds parted by semicolons, days by commas, `*4` for four matches
 * at a time, and `Sat+1` for the Saturday a week later. `Day` stands for a round on each day of the week.
 */
export function parseRounds(text: string): readonly (readonly Slot[])[] {
  return text.split(';').flatMap((round) => {
    if (!round.includes('Day')) return [parseRound(round)];
    return DAYS.map((day) => parseRound(round.replace('Day', day)));
  });
}

function parseRound(text: string): readonly Slot[] {
  return text.split(',').flatMap((day) => parseDay(day.trim()));
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

/** If there are more matches than slots, the slots are used again from the first. */
export function slotOf(slots: readonly Slot[], index: number): Slot {
  return pick(slots, index % slots.length);
}

/** Whether a league plays in a week, or a draw begins in it. */
export function playsIn(calendar: Calendar, week: number): boolean {
  switch (calendar.kind) {
    case 'league':
    case 'card':
      return week % calendar.every === calendar.phase;
    case 'knockout':
      return beginsIn(calendar.weeks, week);
    case 'series':
      return true;
  }
}

function beginsIn(weeks: Weeks, week: number): boolean {
  switch (weeks.kind) {
    case 'every':
      return week % weeks.every === weeks.phase;
    case 'of-year':
      // A 53rd week repeats the 52nd, so that no week is without tennis.
      return weeks.weeks.includes(Math.min(52, weekOfYear(week)));
  }
}

/** Days from the start of the week an edition's ids belong to, in local time, within which all of it is played. */
export interface Reach {
  readonly firstDay: number;
  readonly lastDay: number;
}

export function reachOf(calendar: Calendar): Reach {
  const days = daysOf(calendar);
  return { firstDay: Math.min(...days), lastDay: Math.max(...days) };
}

function daysOf(calendar: Calendar): readonly number[] {
  switch (calendar.kind) {
    case 'league':
    case 'knockout':
      return calendar.rounds.flat().map(slotDay);
    case 'series':
      // Tables that run behind the full hour end on the next Monday.
      return [0, 7];
    case 'card':
      return calendar.slots.map(slotDay);
  }
}

/** A time past midnight is written as more than 24 hours. */
function slotDay({ day, minute }: Slot): number {
  return day + Math.floor(minute / 1440);
}
