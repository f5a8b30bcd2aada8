import { expect, it } from 'vitest';

import { marketOf, matchOf } from '../stores/board/board-fixture.ts';
import { slimMatches } from './events.server.ts';

it('a list carries each league once, and one market a match', () => {
  const match = matchOf(1, marketOf(10, { home: 2000 }));
  const [one, other] = slimMatches([match, structuredClone(match)]);
  expect(one?.tournament).toBe(other?.tournament);
  expect(one?.mainMarket).toEqual(match.mainMarket);
  expect(one?.topMarkets).toEqual([]);
});
