import { expect, it } from 'vitest';

import { marketOf, matchOf } from '../../../state/board/board-fixture.ts';
import { slimMatches, soonestFirst } from './events.server.ts';

const market = (name: string) => ({ ...marketOf(10, { home: 2000 }), name });

it('a list carries each league once, and one market a match', () => {
  const match = matchOf(1, marketOf(10, { home: 2000 }));
  const [one, other] = slimMatches([match, structuredClone(match)]);
  expect(one?.tournament).toBe(other?.tournament);
  expect(one?.mainMarket).toEqual(match.mainMarket);
  expect(one?.topMarkets).toEqual([]);
});

it.each([
  [1, []],
  [2, ['total']],
  [3, ['total', 'handicap']],
] as const)('[SHOW-9] a list for %d markets a row carries %j besides the main one', (groups, besides) => {
  const match = {
    ...matchOf(1, market('1X2')),
    secondaryMarket: market('total'),
    topMarkets: [market('handicap'), market('both')],
  };
  const [slim] = slimMatches([match], groups);
  const names = [slim?.secondaryMarket, ...(slim?.topMarkets ?? [])].flatMap((one) => one?.name ?? []);
  expect(names).toEqual(besides);
});

it('[SHOW-5] what starts soon is in the order of its kick-offs, and keeps its order within one', () => {
  const events = ['b 2026-11-16T18:30:00Z', 'a 2026-11-16T18:00:00Z', 'c 2026-11-16T18:30:00.000Z'].map((text) => {
    const [name, startTime = ''] = text.split(' ');
    return { name, startTime };
  });
  expect(soonestFirst(events).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});
