import { conversionRates } from '@slipstream/betting/arithmetic/convert';
import { providers } from '@slipstream/contract/entities/catalogue/provider';
import { getConfig } from '@slipstream/contract/http/site/get-config';

import type { Api } from '../../api/call-api.ts';
import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../site/site.tsx';
import { trackSlip } from '../analytics/track-slip.ts';
import { deviceId } from '../storage/device-id.ts';
import { followQuickBet } from '../quick-bet/follow-quick-bet.ts';
import { keepQuickBet } from '../quick-bet/quick-bet-keeper.ts';
import { QuickBetStore } from '../quick-bet/quick-bet-store.ts';
import { sessionStore } from '../storage/session-storage.ts';
import type { Stores } from '../stores.ts';
import { CustomPricer } from './custom-pricing.ts';
import { fetchSelection } from './fetch-selection.ts';
import { BoardFollower } from './follow/follow-board.ts';
import { followPlaced } from './follow/follow-placed.ts';
import { followSession } from './follow/follow-session.ts';
import { openBuilderWithSlip, openPanelWithSlip } from './panel-rules.ts';
import { Placing } from './placing.ts';
import type { Slip } from './slip.ts';
import { openSlipChannel } from './follow/slip-bridge.ts';
import { keepSlip } from './keep/slip-keeper.ts';
import { SlipNotices } from './slip-notices.ts';
import { SlipStore } from './slip-store.ts';
import { SlipTabs } from './slip-tabs.ts';
import { slipTerms } from './slip-terms.ts';
import { SlipUndo } from './slip-undo.ts';

const retryMs = 2000;

/**
 * Creates the slip when it is first needed. It waits for the site's settings: without them it would accept what the
 * server refuses.
 */
export async function loadSlip(site: Site, stores: Stores): Promise<Slip> {
  const api = siteApi(site);
  const { session, board } = stores;
  const config = await fetchConfig(api);
  // The player decides the currency, and so whether a stored stake is still valid.
  await session.known();
  const terms = slipTerms({ ...config, session: session.state.getState() });
  const store = new SlipStore(terms, () => Date.now());
  const notices = new SlipNotices(store);
  const meta = { deviceId: deviceId(), locale: site.locale };
  const placingTerms = { api, session, meta, wait: waitOnline };
  const rates = conversionRates(config.system.currencies, terms.currency.code);
  keepSlip(store, sessionStore(), { rates, playerId: () => session.state.getState().profile?.id ?? null });
  const bring = async (selection: Parameters<typeof fetchSelection>[2]) => fetchSelection(api, board, selection);
  const follower = new BoardFollower(store.reader, stores, bring);
  follower.start();
  followSession(store, config, stores, api);
  followProviders(store, stores);
  followPlaced(store, stores.bets, api);
  const custom = new CustomPricer(store, api, stores.clock);
  custom.start();
  const tabs = new SlipTabs(store, {
    channel: openSlipChannel(),
    newId: () => crypto.randomUUID(),
    onAdopted: () => {
      follower.tellAll();
      void placing.watch();
    },
    onLeft: () => void placing.resume(),
  });
  addEventListener('pagehide', tabs.leave);
  const placing = new Placing(store.placeable, { ...placingTerms, newKey: tabs.placementKey });
  openPanelWithSlip(store, stores.panel);
  openBuilderWithSlip(store, stores.builder);
  store.onStep(({ step }) => {
    if (step.effects.some(({ kind }) => kind === 'request-sign-in')) session.requestSignIn();
  });
  void placing.resume();
  const quick = loadQuickBet();
  trackSlip(store, quick, stores.analytics);
  return {
    store,
    quick,
    custom,
    undo: new SlipUndo(store),
    placing,
    api,
    bringPicks: store.bringPicks,
    toggle: (pick) => (quick.isOn() ? quick.pick(pick) : store.toggle(pick)),
    onNotice: notices.listen,
  };

  function loadQuickBet(): QuickBetStore {
    const made = new QuickBetStore({
      terms: () => store.state.getState().terms,
      now: () => Date.now(),
      place: () => void quickPlacing.place(),
      onEffect: (effect) => (effect.kind === 'request-sign-in' ? session.requestSignIn() : notices.tell(effect)),
    });
    const quickPlacing = new Placing(made.placeable, { ...placingTerms, newKey: () => crypto.randomUUID() });
    keepQuickBet(made, store.state.getState().terms, sessionStore());
    const quickFollower = new BoardFollower(made.reader, stores, bring);
    followQuickBet(made, store, stores, { api, tellBoard: () => quickFollower.tellAll() });
    quickFollower.start();
    void quickPlacing.resume();
    return made;
  }
}

/** What cannot be bet anywhere cannot be picked either. */
function followProviders(store: SlipStore, { board }: Pick<Stores, 'board'>): void {
  board.providers.subscribe(() => {
    const { terms } = store.state.getState();
    const now = { ...terms.providers };
    for (const provider of providers)
      now[provider] = { ...now[provider], isActive: board.providers.isActive(provider) };
    store.setTerms({ ...terms, providers: now });
  });
}

async function fetchConfig(api: Api) {
  for (;;) {
    const result = await api.call(getConfig);
    if (result.kind === 'reply') return result.reply;
    await waitOnline(retryMs);
  }
}

async function waitOnline(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
