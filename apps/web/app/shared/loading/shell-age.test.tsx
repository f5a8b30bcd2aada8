import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderOnPage } from '../page/render-fixture.tsx';
import { isShellOld, shellAgeMsMax, useShellAge } from './shell-age.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

function Shell({ data }: { readonly data: object }) {
  useShellAge(data);
  return null;
}

it('[CAT-3] the counts around a page are old after a minute, and new when they are loaded', () => {
  renderOnPage(<Shell data={{}} />);
  vi.advanceTimersByTime(shellAgeMsMax);
  expect(isShellOld()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShellOld()).toBe(true);
  renderOnPage(<Shell data={{}} />);
  expect(isShellOld()).toBe(false);
});
