import { getConfig } from '@slipstream/contract/http/get-config';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../parts/site.tsx';
import { deviceId } from '../device-id.ts';
import { sessionStore } from '../session-storage.ts';
import type { Stores } from '../stores.ts';
import { fetchSelection } from './fetch-selection.ts';
import { BoardFollower } from './follow-board.ts';
import { followPlaced } from './follow-placed.ts';
import { followSession } from './follow-session.ts';
import { openPanelWithSlip } from './panel-rules.ts';
import type { Slip } from './slip.ts';
import { keepSlip } from './slip-keeper.ts';
import { SlipNotices } from './slip-notices.ts';
import { SlipPlacing } from './slip-placing.ts';
import { SlipStore } from './slip-store.ts';
import { openSlipChannel } from './slip-bridge.ts';
import { SlipTabs } from './slip-tabs.ts';
import { slipTerms } from './slip-terms.ts';
import { SlipUndo } from './slip-undo.ts';

const retryMs = 2000;

/** Makes the slip when it is first needed. A slip without the site's terms would promise what the book refuses, so it waits for them. */
export async function loadSlip(site: Site, stores: Stores): Promise<Slip> {
  const api = siteApi(site);
  const { session } = stores;
  const config = await fetchConfig();
  // Whose slip it is decides its currency, and so whether a kept stake still means anything.
  await session.known();
  const store = new SlipStore(slipTerms({ ...config, session: session.state.getState() }), () => Date.now());
  const notices = new SlipNotices(store);
  keepSlip(store, sessionStore());
  const follower = new BoardFollower(store, stores, async (selection) => fetchSelection(api, stores.board, selection));
  follower.start();
  followSession(store, config, stores, api);
  followPlaced(store, stores.bets, api);
  const tabs = new SlipTabs(store, {
    channel: openSlipChannel(),
    newId: () => crypto.randomUUID(),
    onAdopted: () => {
      follower.tellAll();
      void placing.watch();
    },
  });
  const placing = new SlipPlacing(store, {
    api,
    session,
    meta: { deviceId: deviceId(), locale: site.locale },
    newKey: tabs.placementKey,
    wait: waitOnline,
  });
  openPanelWithSlip(store, stores.panel);
  store.onStep(({ step }) => {
    if (step.effects.some(({ kind }) => kind === 'request-sign-in')) session.requestSignIn();
  });
  void placing.resume();
  return { store, undo: new SlipUndo(store), placing, api, toggle: store.toggle, onNotice: notices.listen };

  async function fetchConfig() {
    for (;;) {
      const result = await api.call(getConfig);
      if (result.kind === 'reply') return result.reply;
      await waitOnline(retryMs);
    }
  }
}

async function waitOnline(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
