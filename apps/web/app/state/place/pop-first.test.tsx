import { expect, it, onTestFinished, vi } from 'vitest';

import { listenBeforeRouter, onPopFirst } from './pop-first.ts';

it('[PANEL-4] a step of the history that closes a sheet is kept from the router, which was there first', () => {
  listenBeforeRouter();
  const router = vi.fn<() => void>();
  addEventListener('popstate', router);
  onTestFinished(() => removeEventListener('popstate', router));
  const end = onPopFirst((event) => event.stopImmediatePropagation());
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router).not.toHaveBeenCalled();
  end();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router).toHaveBeenCalledTimes(1);
});
