import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { LeagueId, MarketId, MatchId } from '@slipstream/units/ids';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { groupMatches } from '../../../features/event-list/group-matches.ts';
import { settleGroups } from '../../../shared/stable-list/settle-groups.ts';
import { marketOf, matchOf } from '../../../state/board/board-fixture.ts';
import { slimMatches, soonestFirst } from './events.server.ts';

const market = (name: string) => ({ ...marketOf(10, { home: 2000 }), name, id: name as MarketId });

it('a list carries each league once, and one market a match', () => {
  const match = matchOf(1, marketOf(10, { home: 2000 }));
  const [one, other] = slimMatches([match, structuredClone(match)]);
  expect(one?.tournament).toBe(other?.tournament);
  expect(one?.mainMarket).toEqual(match.mainMarket);
  expect(one?.topMarkets).toEqual([]);
});

it.each([
  [1, {}, []],
  [2, {}, ['total']],
  [3, {}, ['total', 'handicap']],
  [1, { soccer: 'both' as MarketId }, ['both']],
  [3, { soccer: 'both' as MarketId }, ['total', 'both']],
] as const)(
  '[SHOW-9] [SHOW-11] a list for %d markets a row, %j chosen, carries %j and the main one',
  (markets, choices, besides) => {
    const match = {
      ...matchOf(1, market('1X2')),
      secondaryMarket: market('total'),
      topMarkets: [market('handicap'), market('both')],
    };
    const [slim] = slimMatches([match], { markets, choices });
    const names = [slim?.secondaryMarket, ...(slim?.topMarkets ?? [])].flatMap((one) => one?.name ?? []);
    expect(names).toEqual(besides);
    expect(slim?.tournament.rowMarkets?.map(({ name }) => name)).toEqual(['1X2', 'total', 'handicap', 'both']);
  },
);

const kickOffs = ['18:00:00Z', '18:30:00Z', '18:30:00.000Z', '19:00:00Z'];

/** `'17 2 1'` is match 17 of league 2 at the second of the kick-offs. */
function coming(text: string): Match {
  const [id = '', league = '', kickOff = ''] = text.split(' ');
  const match = matchOf(1, null, 0);
  return {
    ...match,
    id: id as MatchId,
    startTime: `2026-11-16T${kickOffs[Number(kickOff)]}`,
    tournament: { ...match.tournament, id: league as LeagueId, priority: Number(league) },
  };
}

it('[SHOW-5] what starts soon is in the order of kick-offs, and within one in that of leagues', () => {
  const events = ['4 1 3', '3 2 1', '2 1 2', '1 1 1', '5 3 0'].map(coming);
  expect(soonestFirst(events).map(({ id }) => id)).toEqual(['5', '1', '2', '3', '4']);
});

const inGroups = (list: readonly Match[]) => groupMatches(soonestFirst(list), 'kick-off');

it('[SHOW-5] [RT-6] a list that was refreshed is still in the order of kick-offs', () => {
  const match = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 1, 3))
    .map((parts) => coming(parts.join(' ')));
  const matches = fc.uniqueArray(match, { selector: ({ id }) => id, maxLength: 9 });
  fc.assert(
    fc.property(matches, matches, (before, now) => {
      const settled = settleGroups(inGroups(before), inGroups(now), new Set<string>());
      const times = settled.flatMap((group) => group.matches.map(({ startTime }) => Date.parse(startTime)));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
  );
});
