import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import type { Api } from '../../../api/call-api.ts';
import { matchOf } from '../../../state/board/board-fixture.ts';
import { loadBest } from './load-best.server.ts';

const nowMs = Date.parse('2026-11-17T20:00:00Z');
const hourMs = 3_600_000;

function match(id: string, priority: number, inHours: number): Match {
  const made = matchOf(1, null, inHours > 0 ? 0 : 1);
  return {
    ...made,
    id: id as MatchId,
    startTime: new Date(nowMs + inHours * hourMs).toISOString(),
    tournament: { ...made.tournament, priority },
  };
}

/** A backend with these matches that answers the most important leagues first, as it is asked to, and counts its calls. */
function backend(matches: readonly Match[]) {
  const asked: { readonly startTo?: string; readonly sortBy?: readonly string[]; readonly limit?: number }[] = [];
  const call = async (_: unknown, { query }: { readonly query: (typeof asked)[number] }) => {
    asked.push(query);
    const data = matches
      .filter(({ startTime }) => startTime < (query.startTo ?? ''))
      .toSorted((one, other) => one.tournament.priority - other.tournament.priority)
      .slice(0, query.limit);
    return { kind: 'reply', reply: { data } };
  };
  return { api: { call } as unknown as Api, asked };
}

const idsOf = (events: readonly { readonly id: string }[] | undefined) => events?.map(({ id }) => id);

it('[SHOW-17] the best leagues are asked for by their priority, not by what is bet on most', async () => {
  const { api, asked } = backend([match('second', 2008, -1), match('top', 1000, -1), match('third', 3009, -1)]);
  expect(idsOf(await loadBest(api, {}, { limit: 2, nowMs }))).toEqual(['top', 'second']);
  expect(asked.map(({ sortBy }) => sortBy?.[0])).toEqual(['tournament_priority:asc']);
});

it('[SHOW-17] what comes later today fills the room that is left, after what is on', async () => {
  const later = Array.from({ length: 80 }, (_, index) => match(`later-${index}`, 1000, 10));
  const { api, asked } = backend([match('on', 4000, -1), ...later]);
  expect(idsOf(await loadBest(api, {}, { limit: 2, nowMs }))).toEqual(['on', 'later-0']);
  expect(asked).toHaveLength(2);
});

it('[SHOW-17] without an answer there are none to show', async () => {
  const api = { call: async () => ({ kind: 'failure', failure: { code: 'unreachable' } }) } as unknown as Api;
  expect(await loadBest(api, {}, { limit: 2, nowMs })).toBeUndefined();
});
