import { toWire } from '@slipstream/contract/client-form';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import type { SiteConfig } from '@slipstream/contract/site/site-config';

import { siteApi } from '../../api/site-api.ts';
import type { Site } from '../../site/site.tsx';
import type { SiteDraft } from './site-draft.ts';

/** The site's whole configuration with the draft in it, as `site.json` has it; undefined if it can't be read (BRAND-5). */
export async function exportSite(site: Site, draft: SiteDraft): Promise<string | undefined> {
  const result = await siteApi({ ...site, locale: 'en' }).call(getConfig);
  return result.kind === 'reply' ? siteJson(result.reply.site, draft) : undefined;
}

/** Where a site runs is not part of its file. */
export function siteJson(config: SiteConfig, { name, isSignUpAllowed, ...changes }: SiteDraft): string {
  const elsewhere = { platform: undefined, embedOrigins: undefined };
  const site = toWire({ ...config, ...changes, siteName: name, signUpAllowed: isSignUpAllowed, ...elsewhere });
  return `${JSON.stringify(site, null, 2)}\n`;
}
