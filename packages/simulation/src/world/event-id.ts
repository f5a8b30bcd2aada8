/**
 * A match's id says where in the calendar it stands: which week, which league, which place in that league's week.
 * So any id ever handed out can be found again without a list of all that was ever played.
 */
interface EventPlace {
  readonly week: number;
  readonly league: number;
  readonly index: number;
}

const LEAGUES_MAX = 512;
const EVENTS_MAX = 2048;
/** Outrights share the number space of matches: the last places of each league's week are theirs. */
export const OUTRIGHT_INDEX = 2032;
const WEEKS_MAX = 100_000;

export function eventIdOf(place: EventPlace): string {
  if (place.league >= LEAGUES_MAX || place.index >= EVENTS_MAX) throw new RangeError('no room for the event id');
  return String(((place.week + 1) * LEAGUES_MAX + place.league) * EVENTS_MAX + place.index);
}

/** Null for anything that is not the canonical form of a number this world could have handed out. */
export function eventPlaceOf(id: string): EventPlace | null {
  if (!/^[1-9][0-9]{0,14}$/u.test(id)) return null;
  const rest = Math.floor(Number(id) / EVENTS_MAX);
  const week = Math.floor(rest / LEAGUES_MAX) - 1;
  if (week < 0 || week >= WEEKS_MAX) return null;
  return { week, league: rest % LEAGUES_MAX, index: Number(id) % EVENTS_MAX };
}
