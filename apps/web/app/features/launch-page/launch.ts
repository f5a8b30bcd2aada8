import type { LaunchProvider } from '@slipstream/contract/entities/site/launch-provider';
import { launchApp } from '@slipstream/contract/http/site/launch-app';

import type { Api } from '../../api/call-api.ts';

/** The result of asking a provider for its app (CAT-9). */
export type Launch =
  | { readonly kind: 'frame'; readonly url: string }
  /** The app needs a signed-in player. */
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'failed' };

export interface LaunchRequest {
  readonly provider: LaunchProvider;
  readonly locale: string;
  readonly theme: 'night' | 'day';
  /** The page's own origin, which no app may have. */
  readonly ownOrigin: string;
}

export async function launch(api: Api, { provider, locale, theme, ownOrigin }: LaunchRequest): Promise<Launch> {
  const result = await api.call(launchApp, { params: { provider }, body: { app: 'main', locale, theme } });
  if (result.kind === 'failure') {
    const isRefused = result.failure.code === 'refused' && result.failure.status === 401;
    return { kind: isRefused ? 'sign-in' : 'failed' };
  }
  const { url } = result.reply;
  return isForeignPage(url, ownOrigin) ? { kind: 'frame', url } : { kind: 'failed' };
}

/** A frame may show any http(s) page except our own. */
function isForeignPage(url: string, ownOrigin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return /^https?:$/.test(protocol) && origin !== ownOrigin;
}
