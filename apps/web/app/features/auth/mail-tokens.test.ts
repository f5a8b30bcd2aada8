import { describe, expect, it } from 'vitest';

import { authFrameUrl } from '../../state/session/platform-urls.ts';
import { takeTokens } from './mail-tokens.ts';

const place = { platformUrl: 'https://play.example', locale: 'en', theme: 'system' } as const;

describe('a link out of a mail', () => {
  it.each([
    ['?reset_password_token=abc-1', { reset_password_token: 'abc-1' }, ''],
    ['?tab=all&confirmation_token=abc.1', { confirmation_token: 'abc.1' }, '?tab=all'],
    ['?unlock_token=%3Cscript%3E', {}, ''],
    ['?return_to=/sportsbook/live', {}, '?return_to=%2Fsportsbook%2Flive'],
  ])('[ROUTE-6] the tokens of %s leave the address', (search, tokens, rest) => {
    expect(takeTokens(search)).toEqual({ tokens, search: rest });
  });

  it.each([
    ['edit_password', { reset_password_token: 'abc' }, '/users/password/edit', 'reset_password_token=abc'],
    [
      'resend_confirmation_instructions',
      { confirmation_token: 'abc' },
      '/users/confirmation',
      'confirmation_token=abc',
    ],
    ['resend_confirmation_instructions', {}, '/users/confirmation/new', ''],
  ] as const)('[ROUTE-2] %s with %j opens %s of the platform', (flow, tokens, path, query) => {
    const address = new URL(authFrameUrl(place, flow, 'https://bets.example', tokens));
    expect(address.pathname).toBe(path);
    expect(address.search).toContain(query);
  });
});
