import { fetchInScope } from './calls/fetch-in-scope.server.ts';
import { createApi, type Api } from '../../api/call-api.ts';
import { serverConfig } from '../config/server-config.server.ts';
import { reportCall } from '../problems/call-problem.server.ts';
import { shareCalls } from './calls/shared-calls.server.ts';

const running = new Map<string, Promise<unknown>>();

/** The API for loaders: without a player, in the page's language, with a shorter timeout than in the browser. */
export function serverApi(locale: string): Api {
  const origin = serverConfig().apiUrl;
  return shareCalls(
    createApi({ origin, locale, timeoutMs: 4000, fetch: fetchInScope, onNoReply: reportCall }),
    running,
    locale,
  );
}
