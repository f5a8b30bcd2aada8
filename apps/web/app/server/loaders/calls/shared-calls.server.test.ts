import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getPage } from '@slipstream/contract/http/site/get-page';
import { expect, it, vi } from 'vitest';

import type { Api } from '../../../api/call-api.ts';
import { shareCalls } from './shared-calls.server.ts';

function setUp() {
  const call = vi.fn<() => Promise<unknown>>(async () => ({ kind: 'failure', failure: { code: 'unreachable' } }));
  const running = new Map<string, Promise<unknown>>();
  const api = (scope: string) => shareCalls({ call } as unknown as Api, running, scope);
  return { call, running, api };
}

it('[PAGE-4] asks once for all who ask for the same at the same time, and again for whoever comes later', async () => {
  const { call, running, api } = setUp();
  await Promise.all([api('en').call(getConfig), api('en').call(getConfig), api('en').call(getConfig)]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(running.size).toBe(0);
  await api('en').call(getConfig);
  expect(call).toHaveBeenCalledTimes(2);
});

it('[PAGE-4] never answers one question with the answer to another', async () => {
  const { call, api } = setUp();
  await Promise.all([
    api('en').call(getConfig),
    api('de').call(getConfig),
    api('en').call(getPage, { params: { key: 'home' } }),
    api('en').call(getPage, { params: { key: 'live' } }),
  ]);
  expect(call).toHaveBeenCalledTimes(4);
});
