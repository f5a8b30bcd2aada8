import { getConfig } from '@slipstream/contract/http/site/get-config';
import type { ReplyOf } from '@slipstream/contract/http/call';

import { serverApi } from '../loaders/api.server.ts';
import { ttlCache } from '../http/ttl-cache.server.ts';

const keepMs = 30_000;

export type SiteReply = ReplyOf<typeof getConfig>;
export type SiteSource = () => Promise<SiteReply | undefined>;

/** The site's configuration for non-page routes; it may be half a minute old. */
export function createSiteSource(now: () => number): SiteSource {
  return ttlCache(keepMs, now, async () => {
    const result = await serverApi('en').call(getConfig);
    return result.kind === 'reply' ? result.reply : undefined;
  });
}
