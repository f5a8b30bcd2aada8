import { selectionIdOf, type OutcomePick } from '@slipstream/betting/ticket/selection';
import { noBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { Market } from '@slipstream/contract/entities/market';
import type { MatchId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';

import { Board } from '../board/board.ts';
import { changeOf, marketOf, matchId, matchOf } from '../board/board-fixture.ts';
import { marketKey, outcomeKey } from '../board/board-records.ts';
import { createFeedStore } from '../feed.ts';
import { LiveWatch } from '../live-watch.ts';
import { followBoard } from './follow-board.ts';
import { pickOf } from './pick-of.ts';
import { SlipBridge } from './slip-bridge.ts';
import { SlipStore } from './slip-store.ts';
import type { SlipTerms } from './ticket-context.ts';

const provider = { isActive: true, allowsMultiSingle: true };
const terms: SlipTerms = {
  player: null,
  currency: { code: 'EUR', subunits: 100, digits: 2, isFiat: true },
  providers: { betradar: provider, oddin: provider, betconstruct: provider },
  systemTypes: [],
  limits: {
    selectionLimit: null,
    oddsLimit: null,
    maxStakeLimit: { fiat: {}, crypto: {} },
    payoutLimit: { fiat: {}, crypto: {} },
  },
  bonuses: noBonuses,
  isCustomBetEnabled: true,
  isMultiActiveFreebetsAllowed: false,
};

function setUp() {
  const board = new Board((flush) => flush());
  const market = marketOf(10, { home: 2000, away: 4000 });
  board.applyMatch(matchOf(1, market));
  const slip = new SlipBridge();
  const store = new SlipStore(terms, () => 0);
  return { board, market, slip, store, feed: createFeedStore(), live: new LiveWatch() };
}

function pick(board: Board, market: Market, index: number): OutcomePick {
  const key = marketKey(matchId, market.id, market.specifier);
  const outcome = market.outcomes[index];
  const match = board.match(matchId);
  const record = board.market(matchId, key);
  const view = outcome && board.outcome(outcomeKey(key, outcome.id));
  if (!outcome || !match || !record || !view) throw new Error('not on the board');
  return pickOf(match, market, outcome, view, record);
}

describe('SlipBridge', () => {
  it('shows a pick at once and hands it over when the slip arrives', async () => {
    const { board, market, slip, store } = setUp();
    slip.onNeeded(async () => store);
    const home = pick(board, market, 0);
    slip.toggle(selectionIdOf(home), home);
    expect(slip.has(selectionIdOf(home))).toBe(true);
    expect(store.ticket.getState().bets).toEqual([]);
    await Promise.resolve();
    await Promise.resolve();
    expect(store.ticket.getState().selectedOutcomeIds).toEqual([selectionIdOf(home)]);
    expect(slip.count()).toBe(1);
  });

  it('[SLIP-15] takes back a pick made twice before the slip arrives', async () => {
    const { board, market, slip, store } = setUp();
    const arrival = Promise.withResolvers<SlipStore>();
    slip.onNeeded(() => arrival.promise);
    const home = pick(board, market, 0);
    slip.toggle(selectionIdOf(home), home);
    slip.toggle(selectionIdOf(home), home);
    expect(slip.count()).toBe(0);
    arrival.resolve(store);
    await arrival.promise;
    await Promise.resolve();
    expect(store.ticket.getState().bets).toEqual([]);
  });

  it('follows the slip once it is there', async () => {
    const { board, market, slip, store } = setUp();
    slip.onNeeded(async () => store);
    await slip.start();
    const home = pick(board, market, 0);
    slip.toggle(selectionIdOf(home), home);
    expect(slip.has(selectionIdOf(home))).toBe(true);
    store.dispatch({ kind: 'cleared' });
    expect(slip.has(selectionIdOf(home))).toBe(false);
  });
});

describe('followBoard', () => {
  it('[TICKET-5] gives the slip the prices the page has', () => {
    const { board, market, store, feed, live } = setUp();
    followBoard(store, { board, feed, live });
    store.toggle(pick(board, market, 0));
    board.applyMarketsChanged(changeOf(11, 10, { home: 1900 }));
    const [bet] = store.ticket.getState().bets;
    expect(bet?.selections[0]).toMatchObject({ odds: 1900, acceptedOdds: 2000, isChanged: true });
    expect(store.ticket.getState().ticketState).toBe('oddsChanged');
  });

  it('[RT-8] marks the slip as stale while the feed is silent', () => {
    const { board, market, store, feed, live } = setUp();
    followBoard(store, { board, feed, live });
    store.toggle(pick(board, market, 0));
    feed.setState({ state: 'paused' });
    expect(store.ticket.getState().bets[0]?.selections[0]?.isStale).toBe(true);
    feed.setState({ state: 'live' });
    expect(store.ticket.getState().bets[0]?.selections[0]?.isStale).toBe(false);
  });

  it('listens to the match for as long as it is in the slip, wherever the player goes', () => {
    const { board, market, store, feed, live } = setUp();
    const open = new Set<MatchId>();
    live.attach((id) => {
      open.add(id);
      return () => open.delete(id);
    });
    followBoard(store, { board, feed, live });
    store.toggle(pick(board, market, 0));
    expect([...open]).toEqual([matchId]);
    board.hold([])();
    expect(board.match(matchId)).toBeDefined();
    store.dispatch({ kind: 'cleared' });
    expect([...open]).toEqual([]);
  });
});
