import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MarketId, MatchId } from '@slipstream/units/ids';
import { act, useMemo, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { MatchPageData } from './match-page-data.ts';
import { marketOf, matchId, matchOf } from '../../state/board/board-fixture.ts';
import { useMatchesOnBoard } from '../../state/board/use-matches-on-board.ts';
import { createStores, type Stores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { useMarketsOnBoard } from './use-markets-on-board.ts';

const match = matchOf(1, marketOf(10, { home: 2000 }));
const others: readonly Match[] = [{ ...matchOf(1, null), id: '2' as MatchId }];
const markets = ['100', '200', '300'].map((id) => ({ ...marketOf(10, { home: 2000 }), id: id as MarketId }));
const page = { event: match, markets, marketsVersion: 10 } as unknown as MatchPageData;

let root: Root;
let stores: Stores;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List({ matches }: { readonly matches: readonly Match[] }) {
  useMatchesOnBoard(matches);
  return null;
}

/** A match page with the list of other matches it ends with: effects of that list run before the page's own. */
function MatchWithRelated() {
  useMatchesOnBoard(useMemo(() => [page.event], []));
  useMarketsOnBoard(page);
  return <List matches={others} />;
}

function show(children: ReactNode): void {
  act(() => root.render(<StoresContext value={stores}>{children}</StoresContext>));
  vi.advanceTimersByTime(1000);
}

it('[RT-9] a match opened from a list keeps every market its page brought', () => {
  show(<List key="list" matches={[match]} />);
  show(<MatchWithRelated key="match" />);
  expect(stores.board.markets(matchId)).toHaveLength(3);
  expect(stores.board.isComplete(matchId)).toBe(true);
});

it('[RT-9] a list that is shown again puts matches back on the board that were forgotten meanwhile', () => {
  const matches = [match];
  show(<List key="list" matches={matches} />);
  show(<List key="other" matches={others} />);
  expect(stores.board.match(matchId)).toBeUndefined();
  show(<List key="list" matches={matches} />);
  expect(stores.board.match(matchId)).toBeDefined();
});

it('[RT-9] a match page that is shown again brings all of its markets again', () => {
  show(<MatchWithRelated key="match" />);
  show(<List key="other" matches={others} />);
  expect(stores.board.match(matchId)).toBeUndefined();
  show(<MatchWithRelated key="match" />);
  expect(stores.board.markets(matchId)).toHaveLength(3);
});

it('[RT-9] a match page whose markets did not load is completed by the refetch of its match', () => {
  const bare = { event: match, markets: [], marketsVersion: -1 } as unknown as MatchPageData;
  function Bare() {
    useMatchesOnBoard(useMemo(() => [bare.event], []));
    useMarketsOnBoard(bare);
    return null;
  }
  show(<Bare />);
  expect(stores.board.markets(matchId)).toHaveLength(1);
  expect(stores.board.isComplete(matchId)).toBe(true);
});

it('[RT-9] an outright opened from a list that shows a part of it has every runner, also when the list was newer', () => {
  const part = { ...matchOf(2, marketOf(11, { home: 2000 })), city: 'part' };
  const market = marketOf(10, { home: 2100, away: 3000 });
  stores.board.applyList([part], true);
  stores.board.applyList([{ ...matchOf(1, market), city: 'whole' }]);
  stores.board.applyMarkets(matchId, [market], true, 10);
  expect(stores.board.match(matchId)?.city).toBe('whole');
  expect(stores.board.markets(matchId)[0]?.outcomes).toHaveLength(2);
  // The list had a newer price, so the market is fetched again.
  expect(stores.board.takeMissed(matchId)).toBe(true);
  stores.board.applyList([{ ...part, version: 3, mainMarket: marketOf(12, { home: 1900 }) }], true);
  expect(stores.board.markets(matchId)[0]?.outcomes).toHaveLength(2);
  expect(stores.board.takeMissed(matchId)).toBe(true);
});
