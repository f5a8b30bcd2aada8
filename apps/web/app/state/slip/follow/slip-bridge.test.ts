import { selectionIdOf } from '@slipstream/betting/ticket/selection';
import { describe, expect, it, vi } from 'vitest';

import { KeptPicks } from '../keep/kept-picks.ts';
import { openPanelWithSlip } from '../panel-rules.ts';
import { pickFrom, slipFixture } from '../slip-fixture.ts';
import { SlipBridge } from './slip-bridge.ts';
import type { Slip } from '../slip.ts';

describe('SlipBridge', () => {
  it('shows a pick at once and hands it over when the slip arrives', async () => {
    const { board, market, bridge, slip, store } = slipFixture();
    bridge.onNeeded(async () => slip);
    const home = pickFrom(board, market, 0);
    bridge.toggle(selectionIdOf(home), home);
    expect(bridge.has(selectionIdOf(home))).toBe(true);
    expect(store.ticket().bets).toEqual([]);
    await Promise.resolve();
    await Promise.resolve();
    expect(store.ticket().selectedOutcomeIds).toEqual([selectionIdOf(home)]);
    expect(bridge.count()).toBe(1);
  });

  it('[PANEL-2] opens the panel with the first pick, before the slip is there', () => {
    const { board, market, bridge, panel } = slipFixture();
    const home = pickFrom(board, market, 0);
    bridge.toggle(selectionIdOf(home), home);
    expect(panel.getState()).toMatchObject({ isOpen: true, tab: 'slip' });
  });

  it('[PANEL-2] leaves the panel closed on a phone, where a bar shows the pick', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 780px)' }));
    const { board, market, bridge, panel, slip, store } = slipFixture();
    openPanelWithSlip(store, panel);
    panel.setState({ tab: 'my-bets' });
    const home = pickFrom(board, market, 0);
    bridge.toggle(selectionIdOf(home), home);
    expect(panel.getState()).toMatchObject({ isOpen: false, tab: 'slip' });
    bridge.onNeeded(async () => slip);
    await bridge.start();
    store.dispatch({ kind: 'cleared' });
    bridge.toggle(selectionIdOf(home), home);
    expect(panel.getState()).toMatchObject({ isOpen: false, tab: 'slip' });
    vi.unstubAllGlobals();
  });

  it('[SLIP-15] takes back a pick made twice before the slip arrives', async () => {
    const { board, market, bridge, slip, store } = slipFixture();
    const arrival = Promise.withResolvers<Slip>();
    bridge.onNeeded(() => arrival.promise);
    const home = pickFrom(board, market, 0);
    bridge.toggle(selectionIdOf(home), home);
    bridge.toggle(selectionIdOf(home), home);
    expect(bridge.count()).toBe(0);
    arrival.resolve(slip);
    await arrival.promise;
    await Promise.resolve();
    expect(store.ticket().bets).toEqual([]);
  });

  it('[QUICK-2] a tap after the switch of quick bet is a quick bet, however late the slip arrives', async () => {
    const { board, market, bridge, slip, store, panel } = slipFixture();
    const arrival = Promise.withResolvers<Slip>();
    bridge.onNeeded(() => arrival.promise);
    const home = pickFrom(board, market, 0);
    bridge.switchQuickBet();
    expect(bridge.isQuickOn()).toBe(true);
    bridge.toggle(selectionIdOf(home), home);
    expect([bridge.count(), panel.getState().isOpen]).toEqual([0, false]);
    arrival.resolve(slip);
    await bridge.start();
    expect([bridge.isQuickOn(), slip.quick.state.getState().tappedId]).toEqual([true, selectionIdOf(home)]);
    expect(store.ticket().bets).toEqual([]);
    bridge.switchQuickBet();
    expect(bridge.isQuickOn()).toBe(false);
  });

  it('follows the slip once it is there', async () => {
    const { board, market, bridge, slip, store } = slipFixture();
    bridge.onNeeded(async () => slip);
    await bridge.start();
    const home = pickFrom(board, market, 0);
    bridge.toggle(selectionIdOf(home), home);
    expect(bridge.has(selectionIdOf(home))).toBe(true);
    store.dispatch({ kind: 'cleared' });
    expect(bridge.has(selectionIdOf(home))).toBe(false);
  });

  it('loads for a pick that was made before the page said how', async () => {
    const { board, market, bridge, slip, store } = slipFixture();
    const home = pickFrom(board, market, 0);
    bridge.toggle(selectionIdOf(home), home);
    bridge.onNeeded(async () => slip);
    await bridge.start();
    expect(store.ticket().selectedOutcomeIds).toEqual([selectionIdOf(home)]);
  });

  it('is loaded once, however often it is asked for', async () => {
    const { bridge, slip } = slipFixture();
    const load = vi.fn<() => Promise<Slip>>(async () => slip);
    bridge.onNeeded(load);
    await Promise.all([bridge.start(), bridge.start()]);
    bridge.onNeeded(load);
    await bridge.start();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[PANEL-2] leaves the panel as it is when the slip arrives after it was closed', async () => {
    const { board, market, bridge, panel, slip, store } = slipFixture();
    openPanelWithSlip(store, panel);
    const arrival = Promise.withResolvers<Slip>();
    bridge.onNeeded(() => arrival.promise);
    const home = pickFrom(board, market, 0);
    bridge.toggle(selectionIdOf(home), home);
    panel.setState({ isOpen: false });
    arrival.resolve(slip);
    await bridge.start();
    expect(bridge.count()).toBe(1);
    expect(panel.getState().isOpen).toBe(false);
  });

  it('[SLIP-16] keeps what was picked on a page that was left before the slip arrived', async () => {
    const { board, market, bridge, storage } = slipFixture();
    const [home, away] = [pickFrom(board, market, 0), pickFrom(board, market, 1)];
    bridge.toggle(selectionIdOf(home), home);
    const { panel, slip, store } = slipFixture();
    const after = new SlipBridge(panel, new KeptPicks(() => storage));
    // A tap on the next page, before that has asked what was left, does not write over it.
    after.toggle(selectionIdOf(away), away);
    after.onNeeded(async () => slip);
    after.restore(storage);
    await after.start();
    expect(store.ticket().selectedOutcomeIds).toEqual([home, away].map(selectionIdOf));
    const third = new KeptPicks(() => storage);
    expect(third.earlier()).toEqual([]);
  });
});
