import { getConfig } from '@slipstream/contract/http/site/get-config';
import type { SiteConfig } from '@slipstream/contract/site/site-config';

import { serverApi } from './api.server.ts';
import type { PageParts } from '../../blocks/page-parts.ts';
import { loadPage } from './load-page.server.ts';

/** A page the site added (ROUTE-3); undefined if there is none or it could not be loaded. */
export async function loadContent(locale: string, path: string): Promise<PageParts | undefined> {
  const config = await serverApi(locale).call(getConfig);
  const key = config.kind === 'reply' ? customPageKey(config.reply.site.customPages, path) : undefined;
  if (key === undefined) return undefined;
  const load = await loadPage(locale, key);
  return load.kind === 'page' ? load.page : undefined;
}

/** The page at a path after the base, as `/clubs/vip`; what comes first wins. */
export function customPageKey(pages: SiteConfig['customPages'], path: string): string | undefined {
  return pages.find((page) => page.path === path)?.key;
}
