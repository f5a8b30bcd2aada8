import { linksOf, type Site } from './browsing.ts';
import { ask } from './request.ts';

const from = '127.0.0.1';
const pagesMax = 40;

/** Pages that are linked to, and matches that can be followed. */
export async function findSite(web: string, api: string): Promise<Site> {
  const home = await ask({ url: `${web}/sportsbook`, from, keepText: true });
  const matches = await ask({ url: `${api}/v2/matches?limit=100`, from, keepText: true });
  const { data } = JSON.parse(matches.text) as { readonly data: readonly { readonly id: string }[] };
  const pages = ['/sportsbook', ...linksOf(home.text)].slice(0, pagesMax);
  const matchIds = data.map(({ id }) => id);
  if (pages.length < 5 || matchIds.length === 0) throw new Error('There is nothing to look at.');
  // Warms the server up, because only its steady state is measured.
  for (const page of pages) await ask({ url: `${web}${page}`, from });
  return { web, api, pages, matchIds, realtime: `${api.replace('http', 'ws')}/connection/websocket` };
}
