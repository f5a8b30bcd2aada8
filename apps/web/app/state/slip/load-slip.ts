import { conversionRates } from '@slipstream/betting/arithmetic/convert';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../site/site.tsx';
import { trackSlip } from '../analytics/track-slip.ts';
import { loadQuickBet } from '../quick-bet/load-quick-bet.ts';
import { deviceId } from '../storage/device-id.ts';
import { sessionStore } from '../storage/session-storage.ts';
import type { Stores } from '../stores.ts';
import { CustomPricer } from './custom-pricing.ts';
import { fetchConfig, waitOnline } from './fetch-config.ts';
import { fetchSelection, type FetchSelection } from './fetch-selection.ts';
import { BoardFollower } from './follow/follow-board.ts';
import { followPlaced } from './follow/follow-placed.ts';
import { followProviders } from './follow/follow-providers.ts';
import { followSession } from './follow/follow-session.ts';
import { keepSlip } from './keep/slip-keeper.ts';
import { openBuilderWithSlip, openPanelWithSlip } from './panel-rules.ts';
import { placeInTabs } from './place-in-tabs.ts';
import type { Slip } from './slip.ts';
import { SlipNotices } from './slip-notices.ts';
import { SlipStore } from './slip-store.ts';
import { slipTerms } from './slip-terms.ts';
import { SlipUndo } from './slip-undo.ts';

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
  const store = new SlipStore(slipTerms({ ...config, session: session.state.getState() }), () => Date.now());
  const notices = new SlipNotices(store);
  const rates = conversionRates(config.system.currencies, store.terms().currency.code);
  keepSlip(store, sessionStore(), { rates, playerId: () => session.state.getState().profile?.id ?? null });
  const bring: FetchSelection = async (selection) => fetchSelection(api, board, selection);
  const follower = new BoardFollower(store.reader, stores, bring);
  follower.start();
  followSession(store, config, stores, api);
  followProviders(store, stores);
  followPlaced(store, stores.bets, api);
  const custom = new CustomPricer(store, api, stores.clock);
  custom.start();
  const placingOptions = { api, session, meta: { deviceId: deviceId(), locale: site.locale }, wait: waitOnline };
  const { place } = placeInTabs(store, follower, placingOptions);
  openPanelWithSlip(store, stores.panel);
  openBuilderWithSlip(store, stores.builder);
  store.onStep(({ step }) => {
    if (step.effects.some(({ kind }) => kind === 'request-sign-in')) session.requestSignIn();
  });
  const quick = loadQuickBet(stores, { slip: store, notices, placing: placingOptions, fetchSelection: bring });
  trackSlip(store, quick, stores.analytics);
  const { ticket, selected, terms, summary, subscribe, dispatch, setTerms, bringPicks } = store;
  return {
    ticket,
    selected,
    terms,
    summary,
    subscribe,
    dispatch,
    setTerms,
    place,
    quick,
    custom,
    undo: new SlipUndo(store),
    api,
    bringPicks,
    onNotice: notices.listen,
    toggle: (pick) => (quick.isOn() ? quick.pick(pick) : store.toggle(pick)),
  };
}
