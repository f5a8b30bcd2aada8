import { fetchInScope } from './calls/fetch-in-scope.server.ts';
import { createApi, type Api } from '../../api/call-api.ts';
import { serverConfig } from '../config/server-config.server.ts';
import { reportCall } from '../problems/call-problem.server.ts';
import { keepConfig, type KeptConfig } from './calls/kept-config.server.ts';
import { shareCalls } from './calls/shared-calls.server.ts';

const running = new Map<string, Promise<unknown>>();
const keptConfigs = new Map<string, KeptConfig>();

/** The API for loaders: without a player, in the page's language, with a shorter timeout than in the browser. */
export function serverApi(locale: string): Api {
  const origin = serverConfig().apiUrl;
  const api = createApi({ origin, locale, timeoutMs: 4000, fetch: fetchInScope, onNoReply: reportCall });
  return keepConfig(shareCalls(api, running, locale), keptConfigs, locale, () => performance.now());
}
