import type { SiteConfig } from '@slipstream/contract/site/site-config';

import type { SiteScript } from '../../site/vendors.data.ts';

/** The third-party scripts a site's configuration names (CONFIG-3). */
export function scriptsOf({
  gtmId,
  chat,
  pushNotification,
}: Pick<SiteConfig, 'gtmId' | 'chat' | 'pushNotification'>): readonly SiteScript[] {
  return [
    ...(gtmId === null ? [] : [{ vendor: 'gtm', id: gtmId } as const]),
    ...(chat === null ? [] : [{ vendor: chat.type, id: chat.id }]),
    ...(pushNotification?.type === 'one_signal' ? [{ vendor: pushNotification.type, id: pushNotification.appId }] : []),
  ];
}
