import { expect, it } from 'vitest';

import { authFrameUrl, authPageUrl, platformPageUrl } from './platform-urls.ts';

const place = { platformUrl: 'https://play.example', locale: 'de', theme: 'night' } as const;

it('[I18N-5] [EMBED-10] the platform is told which language and theme its page is opened from', () => {
  expect(platformPageUrl(place, 'limits')).toBe('https://play.example/profile/limits?locale=de&theme=night');
  expect(authPageUrl(place, 'sign_in')).toBe('https://play.example/users/sign-in?locale=de&theme=night');
  expect(authPageUrl(place, 'deposit', 'https://bets.example/')).toBe(
    'https://play.example/profile/wallet/deposit?locale=de&theme=night&return_to=https%3A%2F%2Fbets.example%2F',
  );
  expect(authFrameUrl(place, 'sign_in', 'https://bets.example')).toBe(
    'https://play.example/users/sign-in?locale=de&theme=night&frame=https%3A%2F%2Fbets.example',
  );
});
