import { describe, expect, it } from 'vitest';

import { columnLabel, lineLabel } from './outcome-label.ts';

/** The keys themselves, so that the table says which text is taken. */
const t = ((key: string) => key) as unknown as Parameters<typeof columnLabel>[0];

describe('[SHOW-9] a heading says what its column is about, a button only its line', () => {
  it.each([
    ['', 'home', 'Arsenal', 'outcome.home', undefined],
    ['', 'draw', 'Draw', 'outcome.draw', undefined],
    ['total=2.5', 'over', 'Over 2.5', 'outcome.over', '2.5'],
    ['total=2.5', 'under', 'Under 2.5', 'outcome.under', '2.5'],
    ['hcp=-0.5', 'home', 'Arsenal (-0.5)', 'outcome.handicapHome', '−0.5'],
    ['hcp=-0.5', 'away', 'Chelsea (+0.5)', 'outcome.handicapAway', '+0.5'],
    ['hcp=1.5', 'home', 'Arsenal (+1.5)', 'outcome.handicapHome', '+1.5'],
    ['hcp=1.5', 'away', 'Chelsea (-1.5)', 'outcome.handicapAway', '−1.5'],
    ['hcp=0', 'away', 'Chelsea (0)', 'outcome.handicapAway', '0'],
    ['hcp=0:1', 'home', 'Arsenal (0:1)', 'outcome.handicapHome', '0:1'],
    ['hcp=0:1', 'away', 'Chelsea (0:1)', 'outcome.handicapAway', '0:1'],
    ['setnr=1', 'away', 'Sinner', 'outcome.away', undefined],
    ['', null, 'Yes', 'Yes', undefined],
    ['line=3.5', null, 'More than 3.5', 'More than', '3.5'],
  ] as const)('%s %s %s', (specifier, key, name, heading, line) => {
    expect(columnLabel(t, { specifier }, { key, name })).toBe(heading);
    expect(lineLabel({ specifier }, { key })).toBe(line);
  });
});
