import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useCloseOnLeave } from './use-close-on-leave.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Layout() {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnLeave(isOpen, () => setIsOpen(false));
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      {isOpen ? 'open' : 'closed'}
    </button>
  );
}

/** A page with a search; pages load only when they are let through. */
async function setUp() {
  const answers: (() => void)[] = [];
  const load = () => new Promise<null>((resolve) => answers.push(() => resolve(null)));
  const routes = [{ path: '/:page', loader: load, Component: Layout }];
  const router = createMemoryRouter(routes, { initialEntries: ['/home'] });
  const place = document.body.appendChild(document.createElement('div'));
  const answer = async () => {
    await vi.waitUntil(() => answers.length > 0);
    await act(async () => answers.splice(0).forEach((each) => each()));
  };
  await act(async () => createRoot(place).render(<RouterProvider router={router} />));
  await answer();
  return {
    open: () => act(async () => place.querySelector('button')?.click()),
    go: (page: string) => act(async () => void router.navigate(page)),
    /** At once: nothing is drawn in between. */
    goAndOpen: (page: string) =>
      act(async () => {
        void router.navigate(page);
        place.querySelector('button')?.click();
      }),
    answer,
    shown: () => place.textContent,
  };
}

it('[CAT-4] a navigation closes the search', async () => {
  const { open, go, answer, shown } = await setUp();
  await open();
  await go('/tennis');
  await answer();
  expect(shown()).toBe('closed');
});

it('[CAT-4] a search opened while a page loads stays open when the page comes', async () => {
  const { open, go, answer, shown } = await setUp();
  await go('/tennis');
  await open();
  await answer();
  expect(shown()).toBe('open');
  await go('/soccer');
  await answer();
  expect(shown()).toBe('closed');
});

it('[CAT-4] a search opened before it is seen that a page loads stays open when the page comes', async () => {
  const { goAndOpen, go, answer, shown } = await setUp();
  await goAndOpen('/tennis');
  expect(shown()).toBe('open');
  await answer();
  expect(shown()).toBe('open');
  await go('/soccer');
  await answer();
  expect(shown()).toBe('closed');
});
