import { getCounters } from '@slipstream/contract/http/get-counters';
import { getPage } from '@slipstream/contract/http/get-page';
import type { Block, Page } from '@slipstream/contract/site/page';

import type { LoadedBlock } from '../blocks/block-types.ts';
import { serverApi } from './api.server.ts';
import { loadArea } from './load-area.server.ts';
import { reportOnce } from './report-once.server.ts';

/** What stands around every page, as the site configured it for its first one (CONFIG-2, ROUTE-10). */
export interface ShellParts {
  readonly liveCount: number;
  readonly header: readonly LoadedBlock[];
  readonly sidebar: readonly LoadedBlock[];
  readonly sideMenu: readonly LoadedBlock[];
  readonly tabs: LoadedBlock<'tab-bar'>['settings']['items'];
}

/** Without an answer there is still a way home, to the search and to one's account. */
const standIn: Pick<Page['areas'], 'header' | 'leftSidebar' | 'sideMenu' | 'tabBar'> = {
  header: ['logo', 'search', 'theme-switcher', 'profile'].map(plain),
  leftSidebar: [],
  sideMenu: [],
  tabBar: [],
};
const standInTabs: ShellParts['tabs'] = (['sports', 'slip', 'bets', 'menu'] as const).map((kind) => ({
  kind,
  link: null,
}));

export async function loadShell(locale: string): Promise<ShellParts> {
  const api = serverApi(locale);
  const [page, counters] = await Promise.all([
    api.call(getPage, { params: { key: 'home' } }),
    api.call(getCounters, { body: {} }),
  ]);
  const areas = page.kind === 'reply' ? page.reply.data.areas : standIn;
  const load = (blocks: readonly Block[]) => loadArea(api, blocks, {}, (line) => reportOnce(`shell: ${line}`));
  const [header, sidebar, sideMenu, tabBar] = await Promise.all([
    load(oneOfEach(areas.header)),
    load(areas.leftSidebar),
    load(oneOfEach(areas.sideMenu)),
    load(areas.tabBar),
  ]);
  const bar = tabBar.find((block) => block.type === 'tab-bar');
  return {
    liveCount: counters.kind === 'reply' ? counters.reply.live : 0,
    header,
    sidebar,
    sideMenu,
    tabs: bar?.settings.items ?? standInTabs,
  };
}

/** Blocks of one family are drawn as one: signing in, the bell and the profile, and the switchers, which share a menu. */
const families = [
  ['actions', 'notifications', 'profile'],
  ['language-switcher', 'odds-switcher', 'theme-switcher'],
];

/** Of each family the last one, so that it stands where the site wants its whole. */
export function oneOfEach(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ type }, index) => {
    const family = families.find((each) => each.includes(type));
    return family === undefined || !blocks.slice(index + 1).some((later) => family.includes(later.type));
  });
}

function plain(type: string): Block {
  return { type, id: type, settings: {} };
}
