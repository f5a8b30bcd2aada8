import type { Notification } from '@slipstream/contract/entities/account/notification';
import { act } from 'react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import NotificationList from './notification-list.tsx';

const site = { platformUrl: 'https://platform.example', isMyBetsVisible: true, bonuses: { isOn: true } as never };

function notification(objectType: string, objectId: string | null): Notification {
  const words = { title: objectType, caption: '', body: '' };
  return {
    id: objectType,
    ...words,
    type: 'info',
    objectType,
    objectId,
    read: true,
    createdAt: '2026-11-15T20:00:00Z',
  };
}

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

function listOf(objectType: string, objectId: string | null) {
  const page = renderOnPage(
    <>
      <NotificationList onClose={() => undefined} />
      <Address />
    </>,
    site,
  );
  act(() => page.stores.notifications.state.setState({ list: [notification(objectType, objectId)] }));
  return page;
}

it('[NOTIF-2] [NOTIF-3] a notification about a bet opens the bet', async () => {
  const { press, stores } = listOf('bet', 'bet-1');
  await press('See bet');
  expect(stores.panel.getState()).toMatchObject({ isOpen: true, tab: 'my-bets', betId: 'bet-1' });
});

it('[NOTIF-3] one about a bonus opens the bonus, also if bonuses are still being loaded', async () => {
  const { press, stores } = listOf('bonus', 'bonus-1');
  const open = vi.fn<(id: string) => void>();
  await press('See bonus');
  act(() => stores.bonuses.setState({ store: { open } as never }));
  expect(open).toHaveBeenCalledExactlyOnceWith('bonus-1');
});

it('[NOTIF-3] one about a match leads to its page', async () => {
  const { container } = listOf('match', '48213377');
  const link = container.querySelector<HTMLAnchorElement>('details a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['See match', '/sportsbook/event/m48213377']);
  await act(async () => link?.click());
  expect(container.querySelector('output')?.textContent).toBe('/sportsbook/event/m48213377');
});

it.each([
  ['deposit', 'd-1', 'See transactions', '/profile/wallet/transactions'],
  ['limit', null, 'See limits', '/profile/limits'],
  ['profile', null, 'See profile', '/profile'],
])('[NOTIF-3] one about a %s leads to the platform', (type, id, words, path) => {
  const { container } = listOf(type, id);
  const link = container.querySelector('details a');
  const href = `https://platform.example${path}?locale=en&theme=system`;
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([words, href]);
});

it.each([
  ['none', null],
  ['bet', null],
  ['match', '../x'],
  ['constructor', 'x'],
])('[NOTIF-3] one about %s %s leads nowhere', (type, id) => {
  expect(listOf(type, id).container.querySelectorAll('details a, details button')).toHaveLength(0);
});
