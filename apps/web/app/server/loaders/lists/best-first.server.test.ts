import type { MatchId } from '@slipstream/units/ids';
import type { MatchStatus } from '@slipstream/units/match-status';
import { expect, it } from 'vitest';

import { marketOf, matchOf } from '../../../state/board/board-fixture.ts';
import { bestFirst } from './best-first.server.ts';

const nowMs = Date.parse('2026-11-17T20:00:00Z');

interface Given {
  readonly league?: number;
  readonly sport?: number;
  readonly status?: MatchStatus;
  readonly inMinutes?: number;
  /** The price of the favourite; null for a match without prices. */
  readonly favourite?: number | null;
}

function match(id: string, { league = 1, sport = 1, status = 1, inMinutes = -30, favourite = 1800 }: Given) {
  const market = favourite === null ? null : marketOf(1, { home: favourite, draw: 3500, away: 4200 });
  const made = matchOf(1, market, status);
  const { tournament } = made;
  return {
    ...made,
    id: id as MatchId,
    startTime: new Date(nowMs + inMinutes * 60_000).toISOString(),
    tournament: { ...tournament, priority: league, sport: { ...tournament.sport, priority: sport } },
  };
}

it.each<[string, Given, Given]>([
  ['a top league before a second division', { league: 1 }, { league: 2 }],
  [
    'a top league that is decided before a close second division',
    { league: 1, favourite: 1010 },
    { league: 2, favourite: 2500 },
  ],
  ['a top league that begins soon before a second division', { status: 0, inMinutes: 60 }, { league: 2 }],
  ['a match that is on before a better league hours away', { league: 2 }, { status: 0, inMinutes: 300 }],
  ['of one league, live before soon', { status: 1 }, { status: 0, inMinutes: 5 }],
  ['of one league, an interrupted match before a coming one', { status: 2 }, { status: 0, inMinutes: 5 }],
  ['of one league, a close match before a decided one', { favourite: 1900, inMinutes: -10 }, { favourite: 1050 }],
  ['of one league, prices before none', { inMinutes: -10 }, { favourite: null }],
  ['of leagues of one priority, the more important sport', { sport: 1 }, { sport: 2 }],
  ['of equals, the one further on', { inMinutes: -80 }, { inMinutes: -5 }],
  ['of what is hours away, the better league', { status: 0, inMinutes: 600 }, { status: 0, inMinutes: 300, league: 2 }],
])('[SHOW-17] %s', (_, better, other) => {
  // The better one has the later id, so that it does not come first by that.
  const events = [match('1', other), match('2', better)];
  for (const given of [events, events.toReversed()]) {
    expect(bestFirst(given, nowMs).map(({ id }) => id)).toEqual(['2', '1']);
  }
});

it('[SHOW-17] the same matches are in the same order, however they came', () => {
  const events = ['3', '1', '2'].map((id) => match(id, {}));
  expect(bestFirst(events, nowMs).map(({ id }) => id)).toEqual(['1', '2', '3']);
});
