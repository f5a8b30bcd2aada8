import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import type { MatchId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';

import { createApi } from './call-api.ts';

const emptyList = { data: [], pagination: { total: 0, page: 1, limit: 500, last_page: 1 } };

function apiAnswering(answer: () => Promise<Response> | Response) {
  const requests: Request[] = [];
  const api = createApi({
    origin: 'http://api.test',
    locale: 'pt-BR',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      init?.signal?.throwIfAborted();
      return answer();
    },
  });
  return { api, requests };
}

describe('createApi', () => {
  it('makes the call the contract describes and hands over the reply in client form', async () => {
    const { api, requests } = apiAnswering(() => Response.json(emptyList));
    const result = await api.call(getSports, { query: { sportType: ['regular', 'cyber'], bettable: true } });
    expect(result).toEqual({
      kind: 'reply',
      reply: { data: [], pagination: { total: 0, page: 1, limit: 500, lastPage: 1 } },
    });
    expect(requests[0]?.url).toBe('http://api.test/v2/sports?sport_type=regular%2Ccyber&bettable=true');
    expect(requests[0]?.headers.get('accept-language')).toBe('pt-BR');
  });

  it('fills the path', async () => {
    const { api, requests } = apiAnswering(() => new Response(null, { status: 404 }));
    await api.call(getMatchMarkets, { params: { id: '42' as MatchId } });
    expect(requests[0]?.url).toBe('http://api.test/v2/matches/42/markets');
  });

  it.each([
    [
      'a refusal with its reason',
      () => Response.json({ message: 'Not here', code: 'not_found', details: [] }, { status: 404 }),
      { code: 'refused', status: 404, error: { message: 'Not here', code: 'not_found', details: [] } },
    ],
    [
      'a refusal without one',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { code: 'refused', status: 502, error: undefined },
    ],
    ['a reply of another shape', () => Response.json({ data: 7 }), { code: 'malformed', status: 200, path: 'data' }],
    ['a reply that is no JSON', () => new Response('hello'), { code: 'malformed', status: 200, path: '' }],
    ['no reply', () => Promise.reject(new TypeError('fetch failed')), { code: 'unreachable' }],
  ])('answers %s as a value', async (_name, answer, failure) => {
    const { api } = apiAnswering(answer);
    expect(await api.call(getSports)).toEqual({ kind: 'failure', failure });
  });

  it('[SESSION-3] tells a cancelled call from one that failed', async () => {
    const { api } = apiAnswering(() => Response.json(emptyList));
    const result = await api.call(getSports, { signal: AbortSignal.abort() });
    expect(result).toEqual({ kind: 'failure', failure: { code: 'cancelled' } });
  });
});
