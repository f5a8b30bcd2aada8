import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getCompPoints } from '@slipstream/contract/http/account/get-comp-points';
import { getPlayer } from '@slipstream/contract/http/account/get-player';
import { trackActivity } from '@slipstream/contract/http/session/track-activity';
import { describe, expect, it } from 'vitest';

import { createApi } from './call-api.ts';
import { Credentials } from './credentials.ts';

function backend(answer: (request: Request) => Response | Promise<Response>) {
  const credentials = new Credentials();
  let signedOut = 0;
  credentials.onRefused(() => (signedOut += 1));
  const api = createApi({
    origin: 'http://api.test',
    locale: 'en',
    credentials,
    fetch: async (input, init) => answer(new Request(input, init)),
  });
  return { api, credentials, signedOut: () => signedOut };
}

const unauthorized = () => Response.json({ message: 'no', code: 'unauthorized', details: [] }, { status: 401 });

describe('who a call is made by', () => {
  it.each([
    ['any call of a player', getAccounts, 1],
    ['comp points, which are then none', getCompPoints, 0],
    ['activity tracking, which says it itself', trackActivity, 0],
    ['the question who is here', getPlayer, 0],
  ])('[SESSION-3] a 401 to %s signs out: %#', async (_, call, times) => {
    const { api, signedOut } = backend(unauthorized);
    await api.call(call);
    expect(signedOut()).toBe(times);
  });

  it('[SESSION-3] a late 401 to the request of the one before signs nobody out', async () => {
    const { api, credentials, signedOut } = backend(async () => {
      credentials.use('somebody-elses-token-now');
      return unauthorized();
    });
    await api.call(getAccounts);
    expect(signedOut()).toBe(0);
  });

  it('[EMBED-7] sends the token of a host in the header and never in the address', async () => {
    const seen: Request[] = [];
    const { api, credentials } = backend((request) => {
      seen.push(request);
      return unauthorized();
    });
    credentials.use('token-of-the-host-1234');
    await api.call(getAccounts);
    credentials.use(null);
    await api.call(getAccounts);
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-of-the-host-1234', null]);
    expect(seen.some(({ url }) => url.includes('token'))).toBe(false);
  });
});
