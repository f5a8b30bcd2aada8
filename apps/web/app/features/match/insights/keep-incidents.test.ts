import { expect, it } from 'vitest';

import { incident } from './incident-fixture.ts';
import { keepIncidents } from './keep-incidents.ts';

const kept = (kinds: string, max: number) =>
  keepIncidents(
    kinds.split(' ').map((kind) => incident(kind)),
    max,
  )
    .map(({ kind }) => kind)
    .join(' ');

it.each([
  ['a short match whole, the newest first', 'shot goal corner', 5, 'corner goal shot'],
  [
    'of a long one all that matters and the latest of the rest',
    'shot goal shot shot red_card corner',
    4,
    'corner red_card shot goal',
  ],
  ['of a very long one the latest of what matters', 'goal red_card goal shot', 2, 'goal red_card'],
  ['what nobody has words for, like what matters', 'shot alien_landing shot shot', 2, 'shot alien_landing'],
])('keeps %s', (_name, kinds, max, expected) => {
  expect(kept(kinds, max)).toBe(expected);
});
