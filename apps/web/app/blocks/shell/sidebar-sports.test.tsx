import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { matchOf } from '../../state/board/board-fixture.ts';
import { SidebarSports } from './sidebar-sports.tsx';

it('[SHOW-18] a sport is hidden from the menu and brought back while the menu is edited', async () => {
  const { sport } = matchOf(1, null).tournament;
  const settings = { title: null, kinds: [], pinned: [], limit: 40, counts: true };
  const sports = [{ sport, count: { total: 12, live: 3 } }];
  const { container, stores, button, press } = renderOnPage(
    <SidebarSports settings={settings} data={{ sports, selected: undefined }} />,
  );
  expect(container.querySelector('li')?.dataset['hideable']).toBe('soccer');
  expect(button('Hide Soccer')).toBeUndefined();
  await press('Choose sports');
  await press('Hide Soccer');
  expect(stores.preferences.getState().hiddenSports).toEqual(['soccer']);
  // It stays in sight while the menu is edited.
  expect(container.querySelector('li')?.dataset['hideable']).toBeUndefined();
  await press('Show Soccer');
  expect(stores.preferences.getState().hiddenSports).toEqual([]);
});
