import { parseRounds } from './calendar.ts';
import type { Calendar, Weeks } from './calendar.ts';
import type { LeagueData } from '../league-data.ts';

export function buildCalendar(data: LeagueData): Calendar {
  const { options } = data;
  const numberOf = (key: string, otherwise: number) => Number(options.get(key) ?? otherwise);
  const [every, phase] = everyOf(options.get('every') ?? '1/0');
  switch (data.calendarKind) {
    case 'league':
      return {
        kind: 'league',
        rounds: parseRounds(data.rounds),
        every,
        phase,
        games: numberOf('games', 1),
        neutral: options.has('neutral'),
      };
    case 'knockout':
      return {
        kind: 'knockout',
        rounds: parseRounds(data.rounds),
        weeks: weeksOf(data),
        pool: options.get('pool') ?? data.name,
        offset: numberOf('offset', 0),
        neutral: !options.has('hosted'),
      };
    case 'series':
      return {
        kind: 'series',
        tables: numberOf('tables', 1),
        group: numberOf('group', 4),
        slotMinutes: numberOf('slot', 30),
        offsetMinutes: numberOf('offset', 0),
      };
    case 'card':
      return {
        kind: 'card',
        slots: parseRounds(data.rounds).flat(),
        every,
        phase,
        divisionSizes: data.field.split('\n').map((division) => division.split(',').length),
        mainFormat: numberOf('main', 5),
      };
    default:
      throw new SyntaxError(`no calendar ${data.calendarKind} for ${data.name}`);
  }
}

function weeksOf({ options }: LeagueData): Weeks {
  const weeks = options.get('weeks');
  if (weeks !== undefined) return { kind: 'of-year', weeks: weeks.split('/').map(Number) };
  const [every, phase] = everyOf(options.get('every') ?? '1/0');
  return { kind: 'every', every, phase };
}

/** `4/1`: the second of every four weeks. */
function everyOf(text: string): readonly [number, number] {
  const [every = 1, phase = 0] = text.split('/').map(Number);
  return [every, phase];
}
