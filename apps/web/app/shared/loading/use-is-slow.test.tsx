import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useIsSlow } from './use-is-slow.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Place({ isBusy }: { readonly isBusy: boolean }) {
  return useIsSlow(isBusy) ? 'skeleton' : 'list';
}

function pass(ms: number) {
  return act(async () => vi.advanceTimersByTime(ms));
}

it('[ALERT-1] a skeleton comes after 200 ms, not before, and goes with the wait', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (isBusy: boolean) => act(async () => root.render(<Place isBusy={isBusy} />));
  await show(true);
  await pass(199);
  expect(place.textContent).toBe('list');
  await pass(1);
  expect(place.textContent).toBe('skeleton');
  await show(false);
  expect(place.textContent).toBe('list');
  await show(true);
  await pass(199);
  expect(place.textContent).toBe('list');
});
