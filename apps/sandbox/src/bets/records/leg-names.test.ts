import { describe, expect, it } from 'vitest';
import type { LegAbout } from './bet-record.ts';
import { legNames } from './leg-names.ts';

const match = { nameA: 'Arsenal', nameB: 'Chelsea' };

describe('legNames', () => {
  it.each([
    [
      { ...match, marketName: 'Winner (incl. overtime)', outcomeName: 'Arsenal' },
      'Sieger (inkl. Verlängerung)',
      'Arsenal',
    ],
    [
      { ...match, marketName: 'Double chance', outcomeName: 'Arsenal or draw' },
      'Doppelte Chance',
      'Arsenal oder Unentschieden',
    ],
    [
      { nameA: 'Season winner', nameB: '', marketName: 'Top Goalscorer', outcomeName: 'Saka' },
      'Torschützenkönig',
      'Saka',
    ],
  ])('[MYBETS-1] names %o in the language asked for', (about, market, outcome) => {
    expect(legNames(about as LegAbout, 'de')).toEqual({ market, outcome });
  });
});
