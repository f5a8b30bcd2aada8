import { expect, it } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { tabCredentials } from '../../api/credentials.ts';
import { siteApi } from '../../api/site-api.ts';
import { launch } from './launch.ts';

function answering(status: number, body: unknown) {
  const sent: { url: string; body: unknown }[] = [];
  const api = createApi({
    origin: 'http://api.test',
    locale: 'en',
    fetch: async (url, init) => {
      sent.push({ url: url as string, body: JSON.parse(init?.body as string) });
      return Response.json(body, { status });
    },
  });
  return { api, sent };
}

const request = { provider: 'lotteries', locale: 'de', theme: 'day', ownOrigin: 'https://bet.test' } as const;
const error = { message: 'no', code: 'no', details: [] };

it('[CAT-9] asks the provider for its app in the language and the colours of the page', async () => {
  const { api, sent } = answering(200, { url: 'https://play.test/draw' });
  expect(await launch(api, request)).toEqual({ kind: 'frame', url: 'https://play.test/draw' });
  expect(sent).toEqual([
    { url: 'http://api.test/v2/lotteries/launch', body: { app: 'main', locale: 'de', theme: 'day' } },
  ]);
});

it.each([
  [401, error, 'sign-in'],
  [500, error, 'failed'],
  [404, error, 'failed'],
  [200, { url: 'javascript:alert(1)' }, 'failed'],
  [200, { url: '/apps/draw' }, 'failed'],
  [200, { url: 'https://bet.test/sportsbook' }, 'failed'],
  [200, { nothing: true }, 'failed'],
])('[CAT-9] an answer of %s %j is %s', async (status, body, kind) => {
  expect((await launch(answering(status, body).api, request)).kind).toBe(kind);
});

it.each([
  ['a token of the host', 'abc', 'Bearer abc'],
  ['cookies alone', null, null],
])('[CAT-13] a game is launched for the player with %s', async (_, token, expected) => {
  tabCredentials.use(token);
  const sent: (string | null)[] = [];
  const backend = { apiUrl: 'http://api.test', platformApiUrl: 'http://api.test', locale: 'en' };
  const api = siteApi(backend, async (_url, init) => {
    sent.push(new Headers(init?.headers).get('authorization'));
    return Response.json({ url: 'https://play.test/draw' });
  });
  await launch(api, request);
  tabCredentials.use(null);
  expect(sent).toEqual([expected]);
});
