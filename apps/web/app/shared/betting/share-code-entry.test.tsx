import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { renderOnPage } from '../page/render-fixture.tsx';
import { ShareCodeEntry } from './share-code-entry.tsx';

it('[SHARE-6] a share code is typed, and what is none is said to be none', async () => {
  const { container, stores, press } = renderOnPage(<ShareCodeEntry />);
  const request = () => stores.sharing.state.getState().request;
  await press('Enter a share code');
  const field = await vi.waitUntil(() => container.querySelector('input'));
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const send = (typed: string) =>
    act(async () => {
      setValue?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  await send('hello!');
  expect(container.textContent).toContain('This isn’t a share code.');
  expect(request()).toBeNull();
  await send('7kmq 2xw9pa');
  expect(request()).toEqual({ kind: 'open', code: '7KMQ2XW9PA', isTyped: true });
});
