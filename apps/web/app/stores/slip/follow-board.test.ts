import type { MatchId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';

import { changeOf, matchId } from '../board/board-fixture.ts';
import { BoardFollower } from './follow-board.ts';
import { pickFrom, slipFixture } from './slip-fixture.ts';

const noFetch = async () => undefined;

describe('BoardFollower', () => {
  it('[TICKET-5] gives the slip the prices the page has', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    board.applyMarketsChanged(changeOf(11, 10, { home: 1900 }));
    const [bet] = store.ticket().bets;
    expect(bet?.selections[0]).toMatchObject({ odds: 1900, acceptedOdds: 2000, isChanged: true });
    expect(store.ticket().ticketState).toBe('oddsChanged');
  });

  it('[RT-8] marks the slip as stale while the feed is silent', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    feed.setState({ state: 'paused' });
    expect(store.ticket().bets[0]?.selections[0]?.isStale).toBe(true);
    feed.setState({ state: 'live' });
    expect(store.ticket().bets[0]?.selections[0]?.isStale).toBe(false);
  });

  it('listens to the match for as long as it is in the slip, wherever the player goes', () => {
    const { board, market, store, feed, live } = slipFixture();
    const open = new Set<MatchId>();
    live.attach((id) => {
      open.add(id);
      return () => open.delete(id);
    });
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    expect([...open]).toEqual([matchId]);
    board.hold([])();
    expect(board.match(matchId)).toBeDefined();
    store.dispatch({ kind: 'cleared' });
    expect([...open]).toEqual([]);
  });
});
