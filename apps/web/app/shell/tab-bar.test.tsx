import { expect, it, vi } from 'vitest';

import { renderOnPage } from '../shared/page/render-fixture.tsx';
import { TabBar, type TabItem } from './tab-bar.tsx';

const items: readonly TabItem[] = (['sports', 'slip', 'bets', 'menu'] as const).map((kind) => ({ kind, link: null }));

function bar(isMyBetsVisible = true) {
  const onMenu = vi.fn<() => void>();
  return { onMenu, ...renderOnPage(<TabBar items={items} onMenu={onMenu} />, { isMyBetsVisible }) };
}

it.each([
  ['Bet slip', 'slip'],
  ['My bets', 'my-bets'],
])('[PANEL-1] the tab “%s” opens the panel there', async (name, tab) => {
  const { press, stores } = bar();
  await press(name);
  expect(stores.panel.getState()).toMatchObject({ isOpen: true, tab });
});

it('[PANEL-3] a site that hides my bets has no tab for them', () => {
  expect(bar().texts('button')).toContain('My bets');
  expect(bar(false).texts('button')).not.toContain('My bets');
});

it('opens the menu', async () => {
  const { press, onMenu } = bar();
  await press('Menu');
  expect(onMenu).toHaveBeenCalledOnce();
});
