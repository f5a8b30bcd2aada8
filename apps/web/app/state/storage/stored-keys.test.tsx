import { minor } from '@slipstream/units/minor';
import { beforeEach, expect, it } from 'vitest';

import { createPanelStore, keepPanel } from '../panel/panel.ts';
import { setSidebarCollapsed } from '../panel/sidebar.ts';
import {
  createPreferencesStore,
  keepBoost,
  keepLocale,
  keepOddsFormat,
  keepShortcuts,
  keepStakeBasis,
  keepTheme,
  keepZone,
  restorePreferences,
} from '../preferences/preferences.ts';
import { keepQuickBet } from '../quick-bet/load-quick-bet.ts';
import { QuickBetStore } from '../quick-bet/quick-bet-store.ts';
import { keepSlip } from '../slip/keep/slip-keeper.ts';
import { pickFrom, playerTerms, slipFixture } from '../slip/slip-fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const preferences = () => createPreferencesStore({ oddsFormat: 'european' });

it('[SESSION-6] preferences outlive the session, each under its fixed key, and none is in session storage', () => {
  const store = preferences();
  keepOddsFormat(store, 'american');
  keepZone(store, 'Asia/Tokyo');
  keepShortcuts(store, false);
  keepBoost(store, 'boost');
  keepStakeBasis(store, 'line');
  keepLocale('de');
  setSidebarCollapsed(true);
  keepTheme(store, 'day');
  expect({ ...localStorage }).toEqual({
    oddsType: 'american',
    timeZone: 'Asia/Tokyo',
    shortcuts: 'off',
    boostOrCashout: 'boost',
    systemStake: 'line',
    locale: 'de',
    'left-sidebar-collapsed': 'true',
  });
  // The server draws the page in it, so it is a cookie.
  expect(document.cookie).toContain('theme=day');
  expect(sessionStorage).toHaveLength(0);
  const next = preferences();
  restorePreferences(next, ['european', 'american']);
  expect(next.getState()).toMatchObject({
    oddsFormat: 'american',
    timeZone: 'Asia/Tokyo',
    hasShortcuts: false,
    boost: 'boost',
  });
});

function session() {
  const panel = createPanelStore();
  const { store, board, market } = slipFixture(playerTerms);
  const quick = new QuickBetStore({ terms: () => playerTerms, now: () => 0, place: () => undefined });
  keepPanel(panel, sessionStorage);
  keepSlip(store, sessionStorage, { rates: new Map(), playerId: () => 'p-1' });
  keepQuickBet(quick, playerTerms, sessionStorage);
  return { panel, store, quick, pick: pickFrom(board, market, 0) };
}

it('[SESSION-6] slip, panel and quick bet last for the browser session, each under its fixed key', () => {
  const { panel, store, quick, pick } = session();
  expect(sessionStorage).toHaveLength(0);
  panel.setState({ isOpen: true, tab: 'my-bets' });
  store.toggle(pick);
  quick.dispatch({ kind: 'toggled' });
  quick.dispatch({ kind: 'stake-changed', stake: minor(300) });
  expect(Object.keys({ ...sessionStorage }).toSorted()).toEqual(['betSlipToggle', 'bets', 'quickBet']);
  expect(localStorage).toHaveLength(0);
  const next = session();
  expect(next.panel.getState()).toMatchObject({ isOpen: true, tab: 'my-bets' });
  expect(next.store.ticket().bets).toHaveLength(1);
  expect(next.quick.quickBet()).toMatchObject({ isEnabled: true, stake: 300 });
});
