import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getPage } from '@slipstream/contract/http/site/get-page';
import { expect, it } from 'vitest';

import type { Api } from '../../../api/call-api.ts';
import { keepConfig, type KeptConfig } from './kept-config.server.ts';

const fits = { kind: 'reply', reply: { site: { name: 'Ours' }, clock: { nowMs: 1000, rate: 4 } } };
const misfit = { kind: 'failure', failure: { code: 'malformed', status: 200, path: 'site.brand.primary' } };
const silence = { kind: 'failure', failure: { code: 'unreachable' } };

function setUp() {
  const state = { result: fits as object, now: 0 };
  const api = { call: async () => state.result } as unknown as Api;
  const kept = new Map<string, KeptConfig>();
  return { state, api: (scope: string) => keepConfig(api, kept, scope, () => state.now) };
}

it('[BRAND-1] a configuration that does not fit leaves the last one that did, with a clock that goes on', async () => {
  const { state, api } = setUp();
  expect(await api('en').call(getConfig)).toEqual(fits);
  Object.assign(state, { result: misfit, now: 500 });
  expect(await api('en').call(getConfig)).toEqual({
    kind: 'reply',
    reply: { site: { name: 'Ours' }, clock: { nowMs: 3000, rate: 4 } },
  });
});

it.each([
  ['a backend that does not answer', silence, 'en', getConfig],
  ['another call', misfit, 'en', getPage],
  ['another language', misfit, 'de', getConfig],
])('%s is answered with nothing that was kept', async (_, result, scope, call) => {
  const { state, api } = setUp();
  await api('en').call(getConfig);
  state.result = result;
  expect(await api(scope).call(call as typeof getConfig)).toBe(result);
});

it('[BRAND-1] without any that fitted there is none', async () => {
  const { state, api } = setUp();
  state.result = misfit;
  expect(await api('en').call(getConfig)).toBe(misfit);
});
