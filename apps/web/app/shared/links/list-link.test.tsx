import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ListLink } from './list-link.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** A list whose next page comes only when it is let through. */
async function setUp() {
  const answers: (() => void)[] = [];
  const router = createMemoryRouter([{ path: '/list', loader: loadSlowly, Component: List }], {
    initialEntries: ['/list'],
  });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<RouterProvider router={router} />));
  await answer();
  async function answer() {
    await vi.waitUntil(() => answers.length > 0);
    await act(async () => {
      for (const each of answers.splice(0)) each();
    });
  }
  async function loadSlowly() {
    return new Promise<null>((resolve) => answers.push(() => resolve(null)));
  }
  return {
    click: (name: string, init: MouseEventInit = {}) =>
      place
        .querySelector(`[class=${name}]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    answer,
    asked: () => answers.length,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

function List() {
  return (
    <>
      <ListLink className="day" changes={{ date: '2026-11-16' }}>
        Tomorrow
      </ListLink>
      <ListLink className="sport" changes={{ sport: 'tennis' }}>
        Tennis
      </ListLink>
      <ListLink className="all" changes={{ sport: null }}>
        All sports
      </ListLink>
    </>
  );
}

it('[ROUTE-6] two choices right after each other are both kept', async () => {
  const { click, answer, address } = await setUp();
  await act(async () => {
    click('day');
    click('sport');
  });
  await answer();
  expect(address()).toBe('/list?date=2026-11-16&sport=tennis');
});

it('[ROUTE-6] a choice made while another loads keeps it', async () => {
  const { click, answer, address } = await setUp();
  await act(async () => click('day'));
  await act(async () => click('sport'));
  await answer();
  expect(address()).toBe('/list?date=2026-11-16&sport=tennis');
});

it('[ROUTE-6] a choice opened in another tab changes nothing here', async () => {
  const { click, answer, address } = await setUp();
  await act(async () => click('day', { ctrlKey: true }));
  await act(async () => click('sport'));
  await answer();
  expect(address()).toBe('/list?sport=tennis');
});

it('[ROUTE-6] choosing what is chosen loads nothing', async () => {
  const { click, answer, address, asked } = await setUp();
  await act(async () => click('sport'));
  await answer();
  await act(async () => click('sport'));
  expect([address(), asked()]).toEqual(['/list?sport=tennis', 0]);
});

it('[ROUTE-6] a choice taken back while it loads leaves the list as it is', async () => {
  const { click, answer, address } = await setUp();
  await act(async () => click('sport'));
  await act(async () => click('all'));
  await answer();
  expect(address()).toBe('/list');
});
