import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './request.ts';
import type { Tally } from './tally.ts';

export interface Site {
  readonly web: string;
  readonly api: string;
  /** Pages that a visitor finds links to. */
  readonly pages: readonly string[];
  readonly matchIds: readonly string[];
  readonly realtime: string;
}

const pagesPerVisit = 8;

/**
 * Somebody who looks around: a page with its scripts and pictures, then one page after another as links lead there, with
 * five to fifteen seconds to look at each; after some of them they come back with a full cache of assets.
 */
export async function browse(site: Site, from: string, tally: Tally, signal: AbortSignal): Promise<void> {
  const known = new Set<string>();
  const get = async (what: string, url: string, keepText = false) => {
    const { status, trouble, text } = await ask({ url, from, keepText });
    const isGood = status >= 200 && status < 400;
    if (!signal.aborted) tally.honest(isGood ? null : `${what} ${trouble ?? status}`);
    return text;
  };
  // Spread the arrivals.
  await wait(Math.random() * 10_000);
  while (!signal.aborted) {
    const html = await get('page', `${site.web}${oneOf(site.pages)}`, true);
    const fresh = assetsOf(html).filter((path) => !known.has(path));
    for (const path of fresh) known.add(path);
    await Promise.all(fresh.map((path) => get('asset', `${site.web}${path}`)));
    for (let seen = 1; seen < pagesPerVisit && !signal.aborted; seen += 1) {
      await wait(5_000 + Math.random() * 10_000);
      if (signal.aborted) return;
      const page = oneOf(site.pages);
      await get('data', `${site.web}${dataOf(page)}`);
      if (Math.random() < 0.3) await get('match', `${site.api}/v2/matches/${oneOf(site.matchIds)}`);
    }
  }
}

/** The router's data request for a followed link. */
export function dataOf(page: string): string {
  const [path = '', query] = page.split('?');
  return `${path}.data${query === undefined ? '' : `?${query}`}`;
}

/** Scripts and styles that a page asks for. */
function assetsOf(html: string): readonly string[] {
  return quoted(html).filter((text) => text.startsWith('/') && (text.endsWith('.js') || text.endsWith('.css')));
}

/** Pages of the sportsbook that a page links to. */
export function linksOf(html: string): readonly string[] {
  return quoted(html).filter((text) => text.startsWith('/sportsbook') && !text.includes('.') && !text.includes('&'));
}

/** Every text in double quotes, once. */
function quoted(html: string): readonly string[] {
  return [...new Set(html.split('"'))].filter((text) => text.length < 200);
}

export function oneOf(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? '';
}
