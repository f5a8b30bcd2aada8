import { getConfig } from '@slipstream/contract/http/site/get-config';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../site/site.tsx';

/**
 * The name of the caller's country if sign-in is blocked there (EMBED-5). Requested by the browser, because a location
 * must not be in a shared page. The platform checks again; this only says it before a form is filled in.
 */
export async function askBlockedCountry(site: Site): Promise<string | null> {
  const result = await siteApi(site).call(getConfig);
  if (result.kind === 'failure') return null;
  const { blockedCountryCodes } = result.reply.site;
  const code = result.reply.system.userCountry?.code;
  if (code === undefined || !blockedCountryCodes.includes(code)) return null;
  return result.reply.system.countries.find((country) => country.code === code)?.name ?? code;
}
