import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createMemoryRouter,
  Outlet,
  redirect,
  RouterProvider,
  useLoaderData,
  type MiddlewareFunction,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepShown, useFreshLists, useReload } from './fresh-lists.ts';

type Answer = () => Promise<unknown>;

/** A list that comes a moment later. */
const listSoon: Answer = async () =>
  new Promise((resolve) => setTimeout(() => resolve({ list: 'second', isWhole: true }), 100));

/** A page that takes its time. */
const slowMs = 20_000;
const slow = vi.fn<(args: { readonly request: Request }) => Promise<null>>(
  () => new Promise((resolve) => setTimeout(() => resolve(null), slowMs)),
);

/** Longer than changes of lists are gathered for. */
const gatheredMs = 11_000;

let root: Root;
let ask: () => void;
let reload: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  location.href = 'http://localhost/live';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Shell() {
  const start = useFreshLists();
  useEffect(() => {
    const lists = start();
    ask = lists.ask;
    return lists.stop;
  }, [start]);
  const again = useReload();
  useEffect(() => {
    reload = again;
  }, [again]);
  return <Outlet />;
}

function List() {
  const { list } = useLoaderData<{ list: string }>();
  return list;
}

async function open(answer: Answer) {
  const loader = vi.fn<(args: { readonly request: Request }) => Promise<unknown>>(answer);
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        Component: Shell,
        loader: () => null,
        shouldRevalidate: () => false,
        middleware: [keepShown as MiddlewareFunction],
        children: [
          { path: '/live', id: 'live', loader, Component: List, errorElement: 'failed' },
          { path: '/home', element: 'home' },
          { path: '/slow', loader: slow, element: 'slow' },
        ],
      },
    ],
    {
      initialEntries: ['/live'],
      hydrationData: { loaderData: { root: null, live: { list: 'first', isWhole: true } } },
    },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  expect(document.body.textContent).toBe('first');
  return { loader, router };
}

async function wait(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

it.each([
  ['brings the list', async () => ({ list: 'second', isWhole: true }), 'second', 1],
  ['can’t load a part of it', async () => ({ list: 'none', isWhole: false }), 'first', 2],
  ['is not reached', async () => Promise.reject(new TypeError('Failed to fetch')), 'first', 2],
  ['fails', async () => Promise.reject(new Response(null, { status: 500 })), 'first', 2],
  ['leads to another page', async () => Promise.reject(redirect('/home')), 'home', 1],
])('[ERROR-1] a refresh is one request, also when it %s', async (_, answer, shown, requests) => {
  const { loader } = await open(answer);
  ask();
  ask();
  await wait(gatheredMs);
  expect(document.body.textContent).toBe(shown);
  expect(loader).toHaveBeenCalledOnce();
  await wait(gatheredMs);
  expect(loader).toHaveBeenCalledTimes(requests);
});

it('[ERROR-1] a failure that was asked for is shown', async () => {
  const { router } = await open(async () => Promise.reject(new TypeError('Failed to fetch')));
  await act(async () => router.revalidate());
  expect(document.body.textContent).toBe('failed');
});

it('asks for nothing while nothing changes, and for no second list before the first has come', async () => {
  const arrival = Promise.withResolvers<unknown>();
  const { loader } = await open(async () => arrival.promise);
  await wait(60_000);
  expect(loader).not.toHaveBeenCalled();
  ask();
  await wait(gatheredMs);
  ask();
  await wait(60_000);
  expect(loader).toHaveBeenCalledOnce();
  arrival.resolve({ list: 'second', isWhole: true });
  await wait(1);
  await wait(gatheredMs);
  expect(loader).toHaveBeenCalledTimes(2);
});

it('[RT-6] a change that a list may not show yet has it loaded once more', async () => {
  const { loader } = await open(async () => ({ list: 'second', isWhole: true }));
  ask();
  await wait(9000);
  ask();
  await wait(60_000);
  expect(loader).toHaveBeenCalledTimes(2);
});

it('[RT-6] a refresh waits for the page that is on its way', async () => {
  const { router } = await open(async () => ({ list: 'second', isWhole: true }));
  slow.mockClear();
  ask();
  await act(async () => void router.navigate('/slow'));
  await wait(slowMs);
  expect(document.body.textContent).toBe('slow');
  expect(slow.mock.calls.map(([{ request }]) => request.signal.aborted)).toEqual([false]);
});

it('[RT-6] a refresh that is due in the moment a page is opened waits for that page', async () => {
  const { router } = await open(async () => ({ list: 'second', isWhole: true }));
  slow.mockClear();
  ask();
  await wait(9999);
  // Both before the next render.
  await act(async () => {
    void router.navigate('/slow');
    vi.advanceTimersByTime(1);
  });
  await wait(slowMs);
  expect(slow.mock.calls.map(([{ request }]) => request.signal.aborted)).toEqual([false]);
});

it('[RT-6] loads asked for while one is under way become one after it', async () => {
  const { loader } = await open(listSoon);
  await act(async () => [reload(), reload(), reload()]);
  await wait(1000);
  expect(loader.mock.calls.map(([{ request }]) => request.signal.aborted)).toEqual([false, false]);
});
