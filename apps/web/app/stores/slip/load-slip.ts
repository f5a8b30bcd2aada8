import { getConfig } from '@slipstream/contract/http/get-config';

import { createApi } from '../../api/call-api.ts';
import type { Site } from '../../parts/site.tsx';
import type { Stores } from '../stores.ts';
import { followBoard } from './follow-board.ts';
import { SlipStore } from './slip-store.ts';
import { visitorTerms } from './ticket-context.ts';

const retryMs = 2000;

/** Makes the slip when it is first needed. A slip without the site's terms would promise what the book refuses, so it waits for them. */
export async function loadSlip(site: Site, stores: Stores): Promise<SlipStore> {
  const api = createApi({ origin: site.apiUrl, locale: site.locale });
  for (;;) {
    const result = await api.call(getConfig);
    if (result.kind === 'reply') {
      const slip = new SlipStore(visitorTerms(result.reply), stores.clock.now);
      followBoard(slip, stores);
      return slip;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
