import type { MatchId } from '@slipstream/units/ids';
import type { PublicEvent } from '@slipstream/contract/live/public-events';
import { describe, expect, it } from 'vitest';

import { Board } from '../state/board/board.ts';
import { changeOf, marketOf, matchId, matchOf } from '../state/board/board-fixture.ts';
import { WorldClock } from '../state/feed/world-clock.ts';
import { eventHandlers, type EventTargets } from './apply-event.ts';

function setUp(more: Partial<EventTargets> = {}) {
  const board = new Board((flush) => flush());
  const clock = new WorldClock({ nowMs: 0, rate: 1 }, () => 0);
  const gaps: MatchId[] = [];
  let listChanges = 0;
  let feedGaps = 0;
  board.applyMatch(matchOf(1, marketOf(10, { home: 2000 })));
  const handle = eventHandlers({
    board,
    clock,
    onGap: (id) => gaps.push(id),
    onListChange: () => {
      listChanges += 1;
    },
    onFeedGap: () => {
      feedGaps += 1;
    },
    ...more,
  });
  return { board, clock, gaps, handle, listChanges: () => listChanges, feedGaps: () => feedGaps };
}

describe('eventHandlers', () => {
  it('[RT-6] a match update replaces the match', () => {
    const { board, handle } = setUp();
    handle({ event: 'match_changed', atMs: 0, match: { ...matchOf(2, null), city: 'London' } });
    expect(board.match(matchId)?.city).toBe('London');
  });

  it('[RT-6] a match that has come to another status may belong to other lists, whichever update says so', () => {
    const { handle, listChanges } = setUp();
    handle({ event: 'match_changed', atMs: 0, match: { ...matchOf(2, null), city: 'London' } });
    expect(listChanges()).toBe(0);
    handle({ event: 'match_changed', atMs: 0, match: { ...matchOf(3, null), status: 4 } });
    expect(listChanges()).toBe(1);
  });

  it('leaves alone a match that is on no page', () => {
    const { board, handle } = setUp();
    handle({ event: 'match_changed', atMs: 0, match: { ...matchOf(2, null), id: '99' as MatchId } });
    expect(board.match('99' as MatchId)).toBeUndefined();
  });

  it('[RT-8] asks for everything again when the backend lost messages', () => {
    const { handle, feedGaps } = setUp();
    handle({ event: 'feed_gap', atMs: 0 });
    expect(feedGaps()).toBe(1);
  });

  it('[RT-8] asks for a match again when a change was missed', () => {
    const { gaps, handle } = setUp();
    handle(changeOf(11, 10, { home: 2100 }));
    expect(gaps).toEqual([]);
    handle(changeOf(14, 13, { home: 2300 }));
    expect(gaps).toEqual([matchId]);
  });

  it.each([
    ['the second half of a match of this page', matchId, 1, 'period', 2, 0],
    ['the end of a match of this page', matchId, 4, 'ended', 0, 1],
    ['the beginning of another match', '99', 1, 'period', 1, 1],
    ['the second half of another match', '99', 1, 'period', 2, 0],
    ['the end of another match', '99', 4, 'ended', 0, 0],
  ] as const)('[RT-6] %s draws lists anew only if they change', (_name, id, status, kind, number, changes) => {
    const { handle, listChanges } = setUp();
    const stage = { kind, number };
    handle({ event: 'match_status_changed', atMs: 0, matchId: id as MatchId, version: 9, status, stage });
    expect(listChanges()).toBe(changes);
  });

  it('sets the clock by the heartbeat', () => {
    const { clock, handle } = setUp();
    handle({ event: 'heartbeat', atMs: 5000 });
    expect(clock.now()).toBe(5000);
  });

  it('[RT-8] tells when a heartbeat was sent, if it says so', () => {
    const sent: number[] = [];
    const { handle } = setUp({ onBeat: (sentMs) => sent.push(sentMs) });
    handle({ event: 'heartbeat', atMs: 5000 });
    handle({ event: 'heartbeat', atMs: 5000, sentMs: 7000 });
    expect(sent).toEqual([7000]);
  });

  it('[RT-5] knows an event that is not about matches', () => {
    const { handle } = setUp();
    const pool = { event: 'tournament_pool_changed', atMs: 0 } as PublicEvent;
    expect(() => handle(pool)).not.toThrow();
  });
});
