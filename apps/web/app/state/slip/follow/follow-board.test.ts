import type { Bet } from '@slipstream/betting/ticket/bet';
import { selectionsOf } from '@slipstream/betting/ticket/ticket';
import type { MarketId, MatchId, OutcomeId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';

import { changeOf, marketOf, matchId } from '../../board/board-fixture.ts';
import { BoardFollower } from './follow-board.ts';
import { pickFrom, slipFixture } from '../slip-fixture.ts';

const noFetch = async () => undefined;

describe('BoardFollower', () => {
  it('[TICKET-5] gives the slip the prices the page has', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    board.applyMarketsChanged(changeOf(11, 10, { home: 1900 }));
    const [bet] = store.ticket().bets;
    expect(bet?.selections[0]).toMatchObject({ odds: 1900, acceptedOdds: 2000, isChanged: true });
    expect(store.ticket().kind).toBe('oddsChanged');
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

  it('tells a selection that is put back what happened to its price meanwhile', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    const { bets } = store.ticket();
    store.dispatch({ kind: 'cleared' });
    board.applyMarketsChanged(changeOf(11, 10, { home: 1900 }));
    store.dispatch({ kind: 'put-back', bets });
    expect(store.ticket().bets[0]?.selections[0]).toMatchObject({ odds: 1900, isChanged: true, isStale: false });
  });

  it('[RT-8] a restored selection is stale until its market is there, also beside one of the same match', async () => {
    const { board, market, store, feed, live } = slipFixture();
    const home = pickFrom(board, market, 0);
    store.toggle(home);
    store.toggle({ ...home, marketId: '200' as MarketId, outcomeId: 'over' as OutcomeId });
    store.dispatch({ kind: 'type-changed', betType: 'single' });
    const arrival = Promise.withResolvers<undefined>();
    store.dispatch({ kind: 'session-restored', ticket: store.ticket(), rates: new Map() });
    new BoardFollower(store.reader, { board, feed, live }, async () => arrival.promise).start();
    const isStale = () => selectionsOf(store.ticket().bets).map((selection) => selection.isStale);
    expect(isStale()).toEqual([true, true]);
    board.applyMarkets(matchId, [{ ...marketOf(3, { over: 2000 }), id: '200' as MarketId }], false);
    arrival.resolve(undefined);
    await arrival.promise;
    await Promise.resolve();
    expect(isStale()).toEqual([false, false]);
  });

  it('tells a selection again that was restored over itself', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    store.dispatch({ kind: 'session-restored', ticket: store.ticket(), rates: new Map() });
    expect(store.ticket().bets[0]?.selections[0]?.isStale).toBe(false);
    store.adopt({ ...store.ticket(), bets: staleBets(store.ticket().bets) });
    expect(store.ticket().bets[0]?.selections[0]?.isStale).toBe(false);
  });

  it('[TICKET-6] a provider that returns brings the prices of the moment with it', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    board.applyProviders([{ provider: 'betradar', status: 'inactive' }]);
    expect(store.ticket().bets[0]?.selections[0]).toMatchObject({ isNotAvailable: true });
    board.applyMarketsChanged(changeOf(11, 10, { home: 1900 }));
    board.applyProviders([{ provider: 'betradar', status: 'active' }]);
    const [selection] = store.ticket().bets[0]?.selections ?? [];
    expect(selection).toMatchObject({ isNotAvailable: false, isStale: false, odds: 1900 });
  });

  it('[TICKET-6] tells a selection that is put back that its provider has returned', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    board.applyProviders([{ provider: 'betradar', status: 'inactive' }]);
    const { bets } = store.ticket();
    store.dispatch({ kind: 'cleaned-up' });
    board.applyProviders([{ provider: 'betradar', status: 'active' }]);
    store.dispatch({ kind: 'put-back', bets });
    expect(store.ticket().bets[0]?.selections[0]).toMatchObject({ isNotAvailable: false, isStale: false });
  });

  it('[SLIP-7] says the whole market, so that an outcome without news is not taken to be gone', () => {
    const { board, market, store, feed, live } = slipFixture();
    new BoardFollower(store.reader, { board, feed, live }, noFetch).start();
    store.toggle(pickFrom(board, market, 0));
    board.applyMarketsChanged(changeOf(11, 10, { away: 3000 }));
    board.applyMatchStatus({ event: 'match_status_changed', atMs: 0, matchId, version: 12, status: 1, stage: null });
    expect(store.ticket().bets[0]?.selections[0]).toMatchObject({ odds: 2000, isSuspended: false, marketVersion: 11 });
  });
});

function staleBets(bets: readonly Bet[]): readonly Bet[] {
  return bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((selection) => ({ ...selection, isStale: true })),
  }));
}
