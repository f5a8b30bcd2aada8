import { emptyPage, extraPage } from '../http/non-page-route.server.ts';
import { reportConfiguration } from '../problems/site-problems.server.ts';
import type { SiteSource } from '../config/site-source.server.ts';
import type { Page } from '../loaders/page.server.ts';
import { downloadOfSite } from './images/download-of-site.server.ts';
import type { ImageOrigins } from './images/image-request.server.ts';

/** The first bytes of every WOFF2 file. */
const woff2 = 'wOF2';

/** The platform's own pages are drawn in it as well. */
const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The font file of the site's brand, from our own origin, so that pages need no other (BRAND-1). */
export function createBrandRoutes(source: SiteSource, origins: ImageOrigins): { readonly font: () => Promise<Page> } {
  return {
    async font() {
      const reply = await source();
      if (reply === undefined) return emptyPage(503);
      const file = reply.site.brand?.font?.file ?? null;
      if (file === null) return emptyPage(404);
      const bytes = await downloadOfSite(file, origins);
      if (bytes?.subarray(0, woff2.length).toString('latin1') === woff2) return extraPage(bytes, 'font/woff2', shared);
      reportConfiguration(
        `site.brand.font.file: ${file} is no WOFF2 file that can be had; IMAGE_ORIGINS names other origins`,
      );
      return emptyPage(404);
    },
  };
}
