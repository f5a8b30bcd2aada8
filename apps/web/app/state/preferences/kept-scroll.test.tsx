import { afterEach, expect, it, vi } from 'vitest';

import { keepScroll, restoreScroll } from './kept-scroll.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['/de/sportsbook/live?sport=soccer#main', '/de/sportsbook/live?sport=soccer#main', [640]],
  ['/de/sportsbook/live', '/de/sportsbook', []],
])('[I18N-4] left for %s, the page at %s is scrolled to %j', (href, here, expected) => {
  const tops: number[] = [];
  vi.stubGlobal('scrollY', 640.4);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => tops.push(top));
  keepScroll(href);
  history.replaceState(null, '', here);
  restoreScroll();
  restoreScroll();
  expect(tops).toEqual(expected);
});
