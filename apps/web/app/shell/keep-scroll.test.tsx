import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';

import { keptScrollScript } from './keep-scroll.tsx';

afterEach(() => vi.restoreAllMocks());

/** As the page runs it, before any other script. */
const run = () => runInThisContext(`{${keptScrollScript}}`) as unknown;

it('a page that is loaded again begins where it was left', () => {
  history.replaceState({ key: 'k1' }, '');
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ k1: 420 }));
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  run();
  expect(scroll.mock.calls).toEqual([[0, 420]]);
});

it('[EMBED-7] blocked storage throws nothing', () => {
  history.replaceState(null, '');
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });
  expect(run).not.toThrow();
  expect(history.state).toMatchObject({ key: expect.any(String) });
});
