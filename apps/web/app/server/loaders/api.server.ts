import { createApi, type Api } from '../../api/call-api.ts';
import { serverConfig } from '../config/server-config.server.ts';
import { shareCalls } from './shared-calls.server.ts';

const running = new Map<string, Promise<unknown>>();

/** The API as a loader sees it: no player, the page's language, and less patience than a browser has. */
export function serverApi(locale: string): Api {
  return shareCalls(createApi({ origin: serverConfig().apiUrl, locale, timeoutMs: 4000 }), running, locale);
}
