import type { Api } from '../../../api/call-api.ts';

/**
 * Makes one call of all that ask for the same at the same time. The parts of a page, and pages that are rendered side by
 * side, read the same configuration and the same lists; loaders only read, and nobody changes what was read.
 */
export function shareCalls(api: Api, running: Map<string, Promise<unknown>>, scope: string): Api {
  return {
    call(call, sent) {
      const key = `${scope} ${call.id} ${JSON.stringify([sent?.params, sent?.query, sent?.body])}`;
      const same = running.get(key) as ReturnType<typeof api.call<typeof call>> | undefined;
      if (same !== undefined) return same;
      const next = api.call(call, sent).finally(() => running.delete(key));
      running.set(key, next);
      return next;
    },
  };
}
