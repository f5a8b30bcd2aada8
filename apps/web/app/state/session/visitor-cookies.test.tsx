import { expect, it } from 'vitest';

import { hasCookie, markTestProviders } from './visitor-cookies.ts';

it('[CONFIG-11] the flag sets the cookie of test providers, and a site without it takes it away', () => {
  markTestProviders(true);
  expect(hasCookie('force_test_providers')).toBe(true);
  markTestProviders(false);
  expect(document.cookie).not.toContain('force_test_providers=1');
});
