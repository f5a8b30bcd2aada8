import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import type { MatchId } from '@slipstream/units/ids';

import { siteApi } from '../../../api/site-api.ts';
import type { Site } from '../../../site/site.tsx';
import type { MatchHistory } from '../markets/facts/market-facts.ts';

/** Head-to-head and form; undefined when either gives no answer, so that both are asked for again. */
export async function fetchMatchHistory(site: Site, id: MatchId): Promise<MatchHistory | undefined> {
  const api = siteApi(site);
  const [headToHead, form] = await Promise.all([
    api.call(getMatchWidget, { params: { id, type: 'head-to-head' } }),
    api.call(getMatchWidget, { params: { id, type: 'form' } }),
  ]);
  if (headToHead.kind === 'failure' || form.kind === 'failure') return undefined;
  return {
    headToHead: headToHead.reply.type === 'head-to-head' ? headToHead.reply : null,
    form: form.reply.type === 'form' ? form.reply : null,
  };
}
