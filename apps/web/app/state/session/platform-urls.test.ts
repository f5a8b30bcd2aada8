import { expect, it } from 'vitest';

import { authPageUrl, platformPageUrl } from './platform-urls.ts';

const place = { platformUrl: 'https://play.example', locale: 'de' };

it('[I18N-5] the platform is told which language its page is opened from', () => {
  expect(platformPageUrl(place, 'limits')).toBe('https://play.example/profile/limits?locale=de');
  expect(authPageUrl(place, 'sign_in')).toBe('https://play.example/users/sign-in?locale=de');
  expect(authPageUrl(place, 'deposit', 'https://bets.example/')).toBe(
    'https://play.example/profile/wallet/deposit?locale=de&return_to=https%3A%2F%2Fbets.example%2F',
  );
});
