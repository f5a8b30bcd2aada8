import { getConfig } from '@slipstream/contract/http/site/get-config';

import type { Api } from '../../api/call-api.ts';

/** Where the caller is; `isBlocked` if the site does no business there. */
export interface CallerCountry {
  /** Null when the backend does not know. */
  readonly code: string | null;
  readonly isBlocked: boolean;
}

/**
 * Asked by the browser, because a location must not be in a page that others get too. Null without an answer: the backend
 * refuses what is not allowed anyway.
 */
export async function callerCountry(api: Api): Promise<CallerCountry | null> {
  const result = await api.call(getConfig);
  if (result.kind === 'failure') return null;
  const { system, site } = result.reply;
  const code = system.userCountry?.code ?? null;
  return { code, isBlocked: code !== null && site.blockedCountryCodes.includes(code) };
}

/** A country in the language of the page. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
