import { callUrl } from '@slipstream/contract/http/call';
import { getIcons } from '@slipstream/contract/http/site/get-icons';

import { tabFailures } from '../../api/failed-calls.ts';
import type { Site } from '../../site/site.tsx';
import { siteIcons } from '../../sports/site-icons.ts';
import { safeSymbols } from './safe-symbols.ts';

/** Adds the site's own icons to the sprite of the page. Without them pages keep the icons they have, so a failure is only reported (CONFIG-4). */
export async function loadSiteIcons({ apiUrl, release }: Pick<Site, 'apiUrl' | 'release'>): Promise<void> {
  const url = apiUrl + callUrl(getIcons, { query: { version: release } });
  const failed = (status: number, responseBody: unknown) =>
    tabFailures.tell({ id: getIcons.id, url, status, requestBody: undefined, responseBody });
  try {
    const response = await fetch(url, { credentials: 'omit' });
    const text = await response.text();
    if (!response.ok) return failed(response.status, text.slice(0, 500));
    const symbols = safeSymbols(text);
    if (symbols.size === 0) return failed(response.status, text.slice(0, 500));
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [key, symbol] of symbols) {
      symbol.id = `icon-site-${key}`;
      sheet.append(symbol);
    }
    document.querySelector('#sprite')?.append(sheet);
    return siteIcons.add([...symbols.keys()]);
  } catch (error) {
    return failed(0, String(error));
  }
}
