import { pageKeys } from '@slipstream/contract/site/page-keys';
import { expect, it } from 'vitest';

import { targetOfPage } from './page-keys.ts';

it.each([
  ['page:home', '/'],
  ['page:in_play', '/live'],
  ['page:cyberspace', '/cybersport'],
  ['page:bets_history', '#myBets'],
  ['page:general_rules', '/general-rules'],
  ['page:premium_cricket', '/premium-cricket'],
  ['page:sport/soccer', '/soccer'],
  ['page:match/soccer/arsenal-tottenham-m1', '/soccer/arsenal-tottenham-m1'],
  ['/live', '/live'],
  ['https://example.com/page:home', 'https://example.com/page:home'],
])('[ROUTE-14] %s leads to %s', (href, target) => {
  expect(targetOfPage(href)).toBe(target);
});

it('[ROUTE-14] every key is a page', () => {
  for (const key of pageKeys) expect(targetOfPage(`page:${key}`)).toMatch(/^[/#]/);
});
