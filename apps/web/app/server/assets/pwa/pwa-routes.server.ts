import { readFile } from 'node:fs/promises';

import { emptyPage, extraPage } from '../../http/non-page-route.server.ts';
import { download } from '../images/download.server.ts';
import type { ImageOrigins } from '../images/image-request.server.ts';
import { loadSharp } from '../images/sharp.server.ts';
import type { Page } from '../../loaders/page.server.ts';
import type { SiteSource } from '../../config/site-source.server.ts';
import { appColours, iconNames, iconSize, manifest, type IconName } from './manifest.server.ts';

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
      const { siteName, seo } = reply.site;
      return extraPage(JSON.stringify(manifest(siteName, seo.description)), 'application/manifest+json');
    },

    async icon(name) {
      if (!isIconName(name)) return emptyPage(404);
      const favicon = (await source())?.site.favicon ?? null;
      const bytes = (await siteIcon(favicon, origins)) ?? (await readFile(ownIcon));
      return extraPage(await drawIcon(bytes, name), 'image/png');
    },
  };
}

function isIconName(name: string): name is IconName {
  return (iconNames as readonly string[]).includes(name);
}

async function siteIcon(address: string | null, origins: ImageOrigins): Promise<Buffer | undefined> {
  if (address === null || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!origins.own.includes(url.origin) && !origins.others.includes(url.origin)) return undefined;
  const loaded = await download(url, origins.own.includes(url.origin));
  return loaded.kind === 'file' ? loaded.bytes : undefined;
}

async function drawIcon(bytes: Buffer, name: IconName): Promise<Buffer> {
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
  return (isMaskable || name === '180' ? icon.flatten({ background: appColours.ground }) : icon).png().toBuffer();
}
