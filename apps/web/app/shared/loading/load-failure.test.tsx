import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MessagesProvider } from '../messages/messages-provider.tsx';
import { LoadFailure } from './load-failure.tsx';

const messages = await loadCatalogue('en');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const list = useLoaderData<string | undefined>();
  return (
    <>
      <h1>Schedule</h1>
      {list ?? <LoadFailure />}
    </>
  );
}

it('[ERROR-1] a list that fails to load leaves its page whole, and is loaded again in place', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const loader = vi.fn<() => string | undefined>(() => 'the list');
  const router = createMemoryRouter([{ id: 'page', path: '/', loader, Component: Page }], {
    hydrationData: { loaderData: { page: undefined } },
  });
  await act(async () =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <RouterProvider router={router} />
      </MessagesProvider>,
    ),
  );
  expect(place.querySelector('h1')?.textContent).toBe('Schedule');
  loader.mockReturnValueOnce(undefined);
  for (const isThere of [false, true]) {
    await act(async () => Promise.resolve(place.querySelector('button')?.click()));
    expect(place.textContent?.includes('the list')).toBe(isThere);
  }
  expect(loader).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
