import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { crestColours, crestSeconds } from './crest-parts.data.ts';
import { crestOf, crestsOf } from './crest-design.ts';

const teams = [
  'Arsenal',
  'Tottenham Hotspur',
  'Real Sociedad',
  'Athletic Club',
  'Wolverhampton',
  'Brighton',
  'J. Sinner',
];

describe('crestOf', () => {
  it('gives a team the same crest every time', () => {
    for (const team of teams) expect(crestOf(team)).toEqual(crestOf(team));
  });

  it.each([
    ['Tottenham Hotspur', 'TH'],
    ['Arsenal', 'AR'],
    ['J. Sinner', 'JS'],
    ['Saint-Étienne', 'SÉ'],
    ['1. FC Köln', 'FK'],
    ['東京ヴェルディ', '東京'],
    ['', ''],
  ])('%s is written %s', (name, monogram) => {
    expect(crestOf(name).monogram).toBe(monogram);
  });

  it('uses every colour for a few hundred teams', () => {
    const seen = new Set(Array.from({ length: 400 }, (_, index) => crestOf(`Team ${index}`).first));
    expect(seen.size).toBe(crestColours.length);
  });

  it('never draws a pattern in a colour too near its ground', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { first, second } = crestOf(name);
        expect(first).not.toBe(second);
      }),
    );
    expect(crestSeconds.length).toBeGreaterThan(1);
  });
});

describe('crestsOf', () => {
  it('never gives the two sides of a match the same colour', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (home, away) => {
        const crests = crestsOf(home, away);
        expect(crests.home.first).not.toBe(crests.away.first);
      }),
    );
  });

  it('leaves the home side as it always is, and the away side its shape and pattern', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (home, away) => {
        const crests = crestsOf(home, away);
        const { shape, pattern, monogram } = crestOf(away);
        expect(crests.home).toEqual(crestOf(home));
        expect(crests.away).toMatchObject({ shape, pattern, monogram });
      }),
    );
  });
});
