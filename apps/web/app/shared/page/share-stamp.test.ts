import { expect, it } from 'vitest';

import { marketOf, matchOf } from '../../state/board/board-fixture.ts';
import { shareStamp } from './share-stamp.ts';

const match = matchOf(1, marketOf(1, { home: 2000, away: 1850 }), 0);

it.each([
  ['nothing changed', match, true],
  ['its version moved', { ...match, version: 9 }, true],
  ['a price ticked', matchOf(1, marketOf(2, { home: 2010, away: 1850 }), 0), true],
  ['a price moved', matchOf(1, marketOf(2, { home: 2300, away: 1850 }), 0), false],
  ['it went live', { ...match, status: 1 as const }, false],
])('[ROUTE-9] when %s the stamp is the same: %s', (_name, event, isSame) => {
  expect(shareStamp(event) === shareStamp(match)).toBe(isSame);
});
