import { readFile } from 'node:fs/promises';

import { emptyPage, extraPage } from '../../http/non-page-route.server.ts';
import { downloadOfSite } from '../images/download-of-site.server.ts';
import type { ImageOrigins } from '../images/image-request.server.ts';
import { loadSharp } from '../images/sharp.server.ts';
import type { Page } from '../../loaders/page.server.ts';
import type { SiteSource } from '../../config/site-source.server.ts';
import { groundsOf } from '../../loaders/site/grounds-of.server.ts';
import { iconNames, iconSize, manifest, type IconName } from './manifest.server.ts';

const ownIcon = new URL('../../../ui/logo-mark/favicon.svg', import.meta.url);
/** Only the inner 80 % of a maskable icon is certain to be visible. */
const safeShare = 0.8;

export interface PwaRoutes {
  readonly manifest: () => Promise<Page>;
  readonly icon: (name: string) => Promise<Page>;
}

/** The web app manifest, and the icon in all sizes. */
export function createPwaRoutes(source: SiteSource, origins: ImageOrigins): PwaRoutes {
  return {
    async manifest() {
      const reply = await source();
      if (reply === undefined) return emptyPage(503);
      const { siteName, seo, brand } = reply.site;
      return extraPage(
        JSON.stringify(manifest(siteName, seo.description, groundsOf(brand))),
        'application/manifest+json',
      );
    },

    async icon(name) {
      if (!isIconName(name)) return emptyPage(404);
      const site = (await source())?.site;
      const bytes = (await downloadOfSite(site?.favicon ?? null, origins)) ?? (await readFile(ownIcon));
      const drawn = await drawIcon(bytes, name, groundsOf(site?.brand ?? null).night);
      // Mails show it too.
      return extraPage(drawn, 'image/png', { 'cross-origin-resource-policy': 'cross-origin' });
    },
  };
}

function isIconName(name: string): name is IconName {
  return (iconNames as readonly string[]).includes(name);
}

async function drawIcon(bytes: Buffer, name: IconName, ground: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const size = iconSize(name);
  const isMaskable = name.startsWith('maskable');
  const inner = isMaskable ? Math.round(size * safeShare) : size;
  const edge = (size - inner) / 2;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = sharp(bytes, { density: 72 * 16, limitInputPixels: 24_000_000 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({
      top: Math.floor(edge),
      bottom: Math.ceil(edge),
      left: Math.floor(edge),
      right: Math.ceil(edge),
      background: clear,
    });
  // Phones show transparent areas as black or white.
  return (isMaskable || name === '180' ? icon.flatten({ background: ground }) : icon).png().toBuffer();
}
