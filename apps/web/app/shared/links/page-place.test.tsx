import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SlowPlace } from '../loading/slow-place.tsx';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import { PagePlace } from './page-place.tsx';

const messages = await loadCatalogue('en');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const places = {
  page: () => (
    <PagePlace>
      <Outlet />
    </PagePlace>
  ),
  choice: () => (
    <SlowPlace>
      <Outlet />
    </SlowPlace>
  ),
};

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it.each([
  ['page', '/next', 'next'],
  ['choice', '/?sport=tennis', 'first'],
] as const)('[ALERT-1] another %s that is slow to load leaves a skeleton after 200 ms', async (kind, to, loaded) => {
  const reply = Promise.withResolvers<null>();
  const place = document.createElement('div');
  const root = createRoot(place);
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        Component: places[kind],
        children: [
          { id: 'first', index: true, loader: async () => reply.promise, element: 'first' },
          { id: 'next', path: 'next', loader: async () => reply.promise, element: 'next' },
        ],
      },
    ],
    { hydrationData: { loaderData: { first: null } } },
  );
  const isWaiting = () => place.querySelector('[data-skeleton]') !== null;
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    ),
  );
  act(() => void router.navigate(to));
  await pass(199);
  expect([place.textContent, isWaiting()]).toEqual(['first', false]);
  await pass(1);
  expect(isWaiting()).toBe(true);
  await act(async () => reply.resolve(null));
  expect([place.textContent, isWaiting()]).toEqual([loaded, false]);
  act(() => root.unmount());
});
