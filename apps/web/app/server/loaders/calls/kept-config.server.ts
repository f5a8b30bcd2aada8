import type { Call, ReplyOf } from '@slipstream/contract/http/call';
import { getConfig } from '@slipstream/contract/http/site/get-config';

import type { Api, ApiResult } from '../../../api/call-api.ts';

/** The last configuration that fitted the contract, and when it was read. */
export interface KeptConfig {
  readonly reply: ReplyOf<typeof getConfig>;
  readonly readAt: number;
}

/**
 * While the backend sends a configuration that does not fit, calls are answered with the last one that did: a wrong colour must
 * not take the site down (BRAND-1). The misfit is in the log and on `/ready` all the same.
 */
export function keepConfig(api: Api, kept: Map<string, KeptConfig>, scope: string, now: () => number): Api {
  const instead = (result: ApiResult<unknown>): ApiResult<unknown> => {
    if (result.kind === 'reply') {
      kept.set(scope, { reply: result.reply as KeptConfig['reply'], readAt: now() });
      return result;
    }
    const last = kept.get(scope);
    if (result.failure.code !== 'malformed' || last === undefined) return result;
    const { clock } = last.reply;
    const nowMs = clock.nowMs + (now() - last.readAt) * clock.rate;
    return { kind: 'reply', reply: { ...last.reply, clock: { ...clock, nowMs } } };
  };
  return {
    async call<C extends Call>(call: C, sent?: Parameters<typeof api.call<C>>[1]) {
      const result = await api.call(call, sent);
      return call.id === getConfig.id ? (instead(result) as typeof result) : result;
    },
  };
}
