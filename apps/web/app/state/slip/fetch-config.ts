import { getConfig } from '@slipstream/contract/http/site/get-config';

import type { Api } from '../../api/call-api.ts';

const retryMs = 2000;

/** Asks until there is an answer. */
export async function fetchConfig(api: Api) {
  for (;;) {
    const result = await api.call(getConfig);
    if (result.kind === 'reply') return result.reply;
    await waitOnline(retryMs);
  }
}

/** Resolves after this time, and not before the browser is online. */
export async function waitOnline(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
