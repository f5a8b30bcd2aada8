import { getConfig } from '@slipstream/contract/http/get-config';

import { serverApi } from './api.server.ts';
import { loadPage, type PageParts } from './load-page.server.ts';

/** A page the site added at an address of its own (ROUTE-3); undefined when there is none, or it could not be had. */
export async function loadContent(locale: string, path: string): Promise<PageParts | undefined> {
  const config = await serverApi(locale).call(getConfig);
  const pages = config.kind === 'reply' ? config.reply.site.customPages : [];
  const custom = pages.find((page) => page.path === path);
  if (custom === undefined) return undefined;
  const load = await loadPage(locale, custom.key);
  return load.kind === 'page' ? load.page : undefined;
}
