import { describe, expect, it } from 'vitest';
import { parseRounds, reachOf } from './calendar.ts';

describe('the written form of a calendar', () => {
  it('reads rounds, days, times and how many matches start at a time', () => {
    expect(parseRounds('Fri 20:00, Sat 15:00*2; Tue 19:45')).toEqual([
      [
        { day: 4, minute: 1200 },
        { day: 5, minute: 900 },
        { day: 5, minute: 900 },
      ],
      [{ day: 1, minute: 1185 }],
    ]);
  });

  it('reads later weeks, and a round on each day', () => {
    expect(parseRounds('Mon+1 21:00')).toEqual([[{ day: 7, minute: 1260 }]]);
    expect(parseRounds('Day 0:00 1:30').map(([slot]) => slot?.day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each(['', 'Friday 20:00', 'Fri'])('refuses %j', (text) => {
    expect(() => parseRounds(text)).toThrow(SyntaxError);
  });

  it('knows between which days all of it is played', () => {
    const rounds = parseRounds('Fri 20:00, Mon+1 21:00');
    expect(reachOf({ kind: 'league', rounds, every: 1, phase: 0, games: 1, neutral: false })).toEqual({
      firstDay: 4,
      lastDay: 7,
    });
  });
});
