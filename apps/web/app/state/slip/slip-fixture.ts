import { noPlayerBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Minor } from '@slipstream/units/minor';

import { createApi } from '../../api/call-api.ts';
import { Board } from '../board/board.ts';
import { marketOf, matchId, matchOf } from '../board/board-fixture.ts';
import { marketKey, outcomeKey } from '../board/board-records.ts';
import { createFeedStore } from '../feed/feed.ts';
import { LiveWatch } from '../feed/live-watch.ts';
import { createPanelStore } from '../panel/panel.ts';
import { SessionStore } from '../session/session-store.ts';
import { CustomPricer } from './custom-pricing.ts';
import { pickOf } from './pick-of.ts';
import type { Slip } from './slip.ts';
import { QuickBetStore } from '../quick-bet/quick-bet-store.ts';
import { KeptPicks } from './keep/kept-picks.ts';
import { SlipBridge } from './follow/slip-bridge.ts';
import { SlipNotices } from './slip-notices.ts';
import { Placing } from './placing.ts';
import { SlipStore } from './slip-store.ts';
import type { SlipTerms } from './slip-terms.ts';
import { SlipUndo } from './slip-undo.ts';

const provider = { isActive: true, allowsMultiSingle: true };

export const visitorTerms: SlipTerms = {
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
  bonuses: noPlayerBonuses,
  boostPreference: null,
  stakeBasis: 'total',
  isCustomBetEnabled: true,
  isMultiActiveFreebetsAllowed: false,
  presets: [],
};

export const playerTerms: SlipTerms = { ...visitorTerms, player: { isPve: false, balance: 100_000 as Minor } };

/** A slip with all its parts, on a board with one match, and a backend that is whatever the test says. */
export function slipFixture(
  terms: SlipTerms = visitorTerms,
  answer: (request: Request) => Promise<Response> = offline,
) {
  const board = new Board((flush) => flush());
  const market = marketOf(10, { home: 2000, away: 4000 });
  board.applyMatch(matchOf(1, market));
  const panel = createPanelStore();
  const store = new SlipStore(terms, () => 0);
  const session = new SessionStore();
  const api = createApi({
    origin: 'http://api.test',
    locale: 'en',
    fetch: async (input, init) => answer(new Request(input, init)),
  });
  let keys = 0;
  const placing = new Placing(store.placeable, {
    api,
    session,
    meta: { deviceId: '00000000-0000-4000-8000-000000000000', locale: 'en' },
    newKey: () => `key-of-placement-${(keys += 1)}`,
    wait: async () => undefined,
  });
  const notices = new SlipNotices(store);
  const undo = new SlipUndo(store);
  const quick = new QuickBetStore({ terms: () => store.terms(), now: () => 0, place: () => undefined });
  const custom = new CustomPricer(store, api, { now: () => 0 });
  const { ticket, selected, terms: currentTerms, summary, subscribe, dispatch, setTerms, bringPicks } = store;
  const slip: Slip = {
    ticket,
    selected,
    terms: currentTerms,
    summary,
    subscribe,
    dispatch,
    setTerms,
    toggle: (pick) => (quick.isOn() ? quick.pick(pick) : store.toggle(pick)),
    bringPicks,
    place: placing.place,
    quick,
    custom,
    undo,
    api,
    onNotice: notices.listen,
  };
  const storage = memoryStorage();
  const bridge = new SlipBridge(panel, new KeptPicks(() => storage));
  return {
    board,
    market,
    panel,
    store,
    session,
    placing,
    slip,
    bridge,
    storage,
    feed: createFeedStore(),
    live: new LiveWatch(),
  };
}

/** Storage of a browser, as far as a slip uses it. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

export function pickFrom(board: Board, market: Market, index: number): OutcomePick {
  const key = marketKey(matchId, market.id, market.specifier);
  const outcome = market.outcomes[index];
  const match = board.match(matchId);
  const record = board.market(matchId, key);
  const view = outcome && board.outcome(outcomeKey(key, outcome.id));
  if (!outcome || !match || !record || !view) throw new Error('not on the board');
  return pickOf(match, market, outcome, view, record);
}

async function offline(): Promise<Response> {
  throw new TypeError('offline');
}
