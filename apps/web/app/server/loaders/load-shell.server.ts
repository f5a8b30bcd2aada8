import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getPage } from '@slipstream/contract/http/site/get-page';
import type { Block, Page } from '@slipstream/contract/site/page';

import type { Api, ApiResult } from '../../api/call-api.ts';
import { shellAreas, type ShellAreas } from '../../blocks/shell/shell-areas.ts';
import { serverApi } from './api.server.ts';
import { loadArea } from './load-area.server.ts';
import { reportConfiguration } from '../problems/site-problems.server.ts';

/** The areas around every page, from the site's first page (CONFIG-2, ROUTE-10). */
export interface ShellParts {
  readonly liveCount: number;
  readonly areas: ShellAreas;
}

/** The page whose areas are the default of all others. */
const usualPage = 'home';

type AreaBlocks = Pick<Page['areas'], keyof ShellAreas>;

/** Fallback without configuration: home link, search, slip and account. */
const standIn: AreaBlocks = {
  header: [
    ...['logo', 'search', 'theme-switcher'].map((type) => block(type)),
    block('actions', { actions: ['sign_in', 'sign_up', 'deposit'] }),
    block('profile'),
  ],
  leftSidebar: [],
  sideMenu: [],
  tabBar: [block('tab-bar', { items: ['sports', 'slip', 'bets', 'menu'].map((kind) => ({ kind, link: null })) })],
  rightSidebar: [block('panel', { tabs: ['slip', 'bets'] })],
};

export async function loadShell(locale: string): Promise<ShellParts> {
  const api = serverApi(locale);
  const [usual, counters] = await Promise.all([usualAreas(api), api.call(getCounters, { body: {} })]);
  const loads = shellAreas.map(async (area) => [area, await load(api, (usual ?? standIn)[area])] as const);
  return {
    liveCount: counters.kind === 'reply' ? counters.reply.live : 0,
    areas: Object.fromEntries(await Promise.all(loads)) as ShellAreas,
  };
}

/**
 * The areas that differ from the default. The shell is loaded once per document, so a page brings only what differs.
 */
export async function loadOwnAreas(api: Api, key: string, own: AreaBlocks): Promise<Partial<ShellAreas>> {
  const usual = key === usualPage ? own : await usualAreas(api);
  if (usual === undefined) return {};
  const loads = shellAreas
    .filter((area) => JSON.stringify(own[area]) !== JSON.stringify(usual[area]))
    .map(async (area) => [area, await load(api, own[area])] as const);
  return Object.fromEntries(await Promise.all(loads));
}

async function usualAreas(api: Api): Promise<AreaBlocks | undefined> {
  const page = await api.call(getPage, { params: { key: usualPage } });
  if (page.kind === 'reply') return page.reply.data.areas;
  if (isMissing(page)) reportConfiguration(`page ${usualPage}: there is none, so all pages have the built-in header`);
  return undefined;
}

function isMissing({ failure }: Extract<ApiResult<unknown>, { kind: 'failure' }>): boolean {
  return failure.code === 'refused' && failure.status === 404;
}

async function load(api: Api, blocks: readonly Block[]) {
  return loadArea(api, oneSwitcher(blocks), {}, (line) => reportConfiguration(`shell: ${line}`));
}

/** The language, odds and theme switchers share one menu, at the position of the last of them. */
export function oneSwitcher(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex(isSwitcher);
  return blocks.filter((each, index) => !isSwitcher(each) || index === last);
}

function isSwitcher({ type }: Block): boolean {
  return type.endsWith('-switcher');
}

function block(type: string, settings: Block['settings'] = {}): Block {
  return { type, id: type, settings };
}
