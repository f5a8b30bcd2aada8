import { getConfig } from '@slipstream/contract/http/get-config';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../site/site.tsx';

/**
 * The name of the caller's country when sign-in and sign-up are closed to it (EMBED-5). Asked from the browser, because where
 * somebody is must not get into a shared page. The platform checks again; this only says it before a form is filled in.
 */
export async function askBlockedCountry(site: Site): Promise<string | null> {
  const result = await siteApi(site).call(getConfig);
  if (result.kind === 'failure') return null;
  const { blockedCountryCodes } = result.reply.site;
  const code = result.reply.system.userCountry?.code;
  if (code === undefined || !blockedCountryCodes.includes(code)) return null;
  return result.reply.system.countries.find((country) => country.code === code)?.name ?? code;
}
