import { describe, expect, it } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { loadOwnAreas, oneSwitcher } from './load-shell.server.ts';

const logo = { type: 'logo', id: 'logo', settings: {} };
const panel = { type: 'panel', id: 'panel', settings: { tabs: ['slip', 'bets'] } };
const text = { type: 'text', id: 'words', settings: { title: null, text: 'Play fair.' } };
const usual = { header: [logo], left_sidebar: [], side_menu: [], tab_bar: [], right_sidebar: [panel] };
const own = { header: [logo], leftSidebar: [], sideMenu: [], tabBar: [], rightSidebar: [panel] };
const meta = { title: null, description: null, keywords: null, share_image: null, no_index: false, styles: [] };

/** A backend whose first page has the usual areas around it, or one that does not answer. */
function apiOf(status = 200) {
  const home = { data: { key: 'home', layout: 'default', meta, areas: { ...usual, main: [], footer: [] } } };
  return createApi({
    origin: 'http://api.test',
    locale: 'en',
    fetch: async () => Response.json(status === 200 ? home : {}, { status }),
  });
}

describe('loadOwnAreas', () => {
  it('[ROUTE-10] brings nothing for a page with the usual shell around it', async () => {
    expect(await loadOwnAreas(apiOf(), 'schedule', own)).toEqual({});
  });

  it('[ROUTE-10] brings the areas a page has of its own, and only those', async () => {
    const areas = await loadOwnAreas(apiOf(), 'racing', { ...own, leftSidebar: [text], rightSidebar: [] });
    expect(areas).toEqual({ leftSidebar: [{ ...text, data: null }], rightSidebar: [] });
  });

  it('[ROUTE-10] sees a change of a setting', async () => {
    const narrow = { ...panel, settings: { tabs: ['bets'] } };
    const areas = await loadOwnAreas(apiOf(), 'match', { ...own, rightSidebar: [narrow] });
    expect(areas).toEqual({ rightSidebar: [{ ...narrow, data: null }] });
  });

  it('[ROUTE-10] leaves the usual shell where nobody can say what it is', async () => {
    expect(await loadOwnAreas(apiOf(503), 'racing', { ...own, rightSidebar: [] })).toEqual({});
  });
});

it.each([
  [
    ['logo', 'odds-switcher', 'theme-switcher', 'language-switcher', 'actions', 'profile'],
    ['logo', 'language-switcher', 'actions', 'profile'],
  ],
  [
    ['theme-switcher', 'menu'],
    ['theme-switcher', 'menu'],
  ],
])('[CONFIG-2] %s are drawn as %s', (types, drawn) => {
  const blocks = types.map((type, index) => ({ type, id: String(index), settings: {} }));
  expect(oneSwitcher(blocks).map(({ type }) => type)).toEqual(drawn);
});
