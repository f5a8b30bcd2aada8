import { afterEach, expect, it, vi } from 'vitest';

import { readDataWhole } from './read-data-whole.ts';

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

/** A reply whose body comes in two parts, and whether it was read to its end. */
function setUp() {
  let isRead = false;
  const parts = ['one ', 'two'];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
      else controller.close();
      isRead = part === undefined;
    },
  });
  const reply = new Response(body, { status: 203, headers: { 'x-remix-response': 'yes' } });
  window.fetch = vi.fn<typeof window.fetch>(() => Promise.resolve(reply));
  readDataWhole();
  return { isRead: () => isRead };
}

it('[RT-6] the data of a page is read to its end, so that its request is not cancelled', async () => {
  const { isRead } = setUp();
  const reply = await window.fetch(new URL('https://book.example/sportsbook/live.data'));
  expect(isRead()).toBe(true);
  expect([reply.status, reply.headers.get('x-remix-response'), await reply.text()]).toEqual([203, 'yes', 'one two']);
});

it('other replies are left as they are', async () => {
  const { isRead } = setUp();
  const reply = await window.fetch(new URL('https://book.example/v2/matches'));
  expect(isRead()).toBe(false);
  expect(await reply.text()).toBe('one two');
});

it('[PAGE-1] a redirect, which has the status of a reply without a body, is passed on', async () => {
  const redirect = new Response(null, { status: 204, headers: { 'x-remix-redirect': '/sportsbook' } });
  Object.defineProperty(redirect, 'body', { value: new ReadableStream() });
  window.fetch = vi.fn<typeof window.fetch>(() => Promise.resolve(redirect));
  readDataWhole();
  const reply = await window.fetch(new URL('https://book.example/sportsbook/soccer.data?tab=nonsense'));
  expect([reply.status, reply.headers.get('x-remix-redirect')]).toEqual([204, '/sportsbook']);
});
