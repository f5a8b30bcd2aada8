import { isLocaleCode } from '@slipstream/locales/locale';

import { serverApi } from '../../loaders/api.server.ts';
import { emptyPage, extraPage } from '../../http/non-page-route.server.ts';
import type { Page } from '../../loaders/page.server.ts';
import { link, type LocaleRules } from '../../../site/paths.ts';
import type { SiteReply, SiteSource } from '../../config/site-source.server.ts';
import { robotsText } from './robots.server.ts';
import { sitemap, sitemapIndex } from './sitemap-xml.server.ts';
import { sitemapParts, sitemapTargets } from './sitemap-targets.server.ts';

const xml = 'application/xml; charset=utf-8';

/** robots.txt and sitemaps. */
export interface SeoRoutes {
  readonly robots: () => Promise<Page>;
  readonly sitemapIndex: () => Promise<Page>;
  readonly sitemap: (locale: string, part: string) => Promise<Page>;
}

export function createSeoRoutes(publicUrl: string, source: SiteSource): SeoRoutes {
  return {
    async robots() {
      const reply = await source();
      // Without configuration it is unknown whether the site may be indexed; crawlers retry after a 503.
      if (reply === undefined) return emptyPage(503);
      return extraPage(robotsText({ publicUrl, ...reply.site.seo }), 'text/plain; charset=utf-8');
    },

    async sitemapIndex() {
      const [reply, parts] = await Promise.all([source(), sitemapParts(serverApi('en'))]);
      if (reply === undefined || parts === undefined) return emptyPage(503);
      const addresses = rulesOf(reply).locales.flatMap((locale) =>
        parts.map((part) => `${publicUrl}/sitemaps/${locale}/${part}.xml`),
      );
      return extraPage(sitemapIndex(addresses), xml);
    },

    async sitemap(locale, part) {
      const reply = await source();
      if (reply === undefined) return emptyPage(503);
      const rules = rulesOf(reply);
      if (!rules.locales.includes(locale)) return emptyPage(404);
      const targets = await sitemapTargets(serverApi(locale), part, reply);
      if (targets === undefined) return emptyPage(503);
      if (targets === null) return emptyPage(404);
      return extraPage(sitemap(targets.map((target) => publicUrl + link(target, locale, rules))), xml);
    },
  };
}

/** Unsupported languages have no pages. */
function rulesOf({ site }: SiteReply): LocaleRules {
  return { locales: site.locales.filter((locale) => isLocaleCode(locale)), localeInUrl: site.localeInUrl };
}
