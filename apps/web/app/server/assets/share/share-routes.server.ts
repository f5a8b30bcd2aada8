import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { isLocaleCode, type LocaleCode } from '@slipstream/locales/locale';
import type { MatchId } from '@slipstream/units/ids';

import { serverApi } from '../../loaders/api.server.ts';
import { emptyPage, extraPage } from '../../http/non-page-route.server.ts';
import { createConcurrencyLimit, crowded } from '../../http/concurrency-limit.server.ts';
import { loadSharp } from '../images/sharp.server.ts';
import type { Page } from '../../loaders/page.server.ts';
import type { SiteReply, SiteSource } from '../../config/site-source.server.ts';
import { downloadOfSite } from '../images/download-of-site.server.ts';
import type { ImageOrigins } from '../images/image-request.server.ts';
import { shareDrawing, siteDrawing, type ShareLook } from './share-drawing.server.ts';
import { sharePalette } from './share-palette.server.ts';
import { readableWords, shareFacts } from './share-facts.server.ts';

/** Twice what it is shown at. */
const iconSize = 112;

export interface ShareRoutes {
  readonly match: (locale: string, id: string) => Promise<Page>;
  readonly site: (locale: string) => Promise<Page>;
}

/** Preview pictures for shared links (ROUTE-9). */
export function createShareRoutes(source: SiteSource, origins: ImageOrigins): ShareRoutes {
  const iconOf = createIcons(origins);
  const lookOf = async ({ brand, favicon }: SiteReply['site']): Promise<ShareLook> => ({
    palette: sharePalette(brand),
    icon: await iconOf(favicon),
  });
  const pass = createConcurrencyLimit(1, 40);

  async function draw(svg: string): Promise<Page> {
    const page = await pass(async () => {
      const sharp = await loadSharp();
      const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
      // Other sites embed this picture.
      return extraPage(bytes, 'image/png', { 'cross-origin-resource-policy': 'cross-origin' });
    });
    return page === crowded ? emptyPage(503) : page;
  }

  return {
    async match(locale, id) {
      if (!isLocaleCode(locale) || !/^\d{1,20}$/.test(id)) return emptyPage(404);
      const [reply, found, words] = await Promise.all([
        source(),
        serverApi(locale).call(getMatch, { params: { id: id as MatchId } }),
        wordsOf(locale),
      ]);
      if (found.kind === 'failure') return emptyPage(found.failure.code === 'refused' ? 404 : 503);
      if (reply === undefined) return emptyPage(503);
      const { site, settings } = reply;
      const event = found.reply.data;
      if (event.type !== 'match') return draw(siteDrawing(site.siteName, event.name, await lookOf(site)));
      const oddsFormat = settings.oddsTypes.selected;
      const facts = shareFacts(event, { siteName: site.siteName, locale, oddsFormat, ...words });
      return draw(shareDrawing(facts, await lookOf(site)));
    },

    async site(locale) {
      if (!isLocaleCode(locale)) return emptyPage(404);
      const reply = await source();
      if (reply === undefined) return emptyPage(503);
      const { site } = reply;
      return draw(siteDrawing(site.siteName, readableWords(site.seo.description, ''), await lookOf(site)));
    },
  };
}

/** The site's icon, drawn once for all pictures that follow. */
function createIcons(origins: ImageOrigins): (address: string | null) => Promise<string | null> {
  let kept: { readonly address: string; readonly icon: string } | undefined;
  return async (address) => {
    if (address === null) return null;
    if (kept?.address === address) return kept.icon;
    const bytes = await downloadOfSite(address, origins);
    if (bytes === undefined) return null;
    const sharp = await loadSharp();
    const png = await sharp(bytes, { density: 72 * 4, limitInputPixels: 24_000_000 })
      .resize(iconSize, iconSize, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
      .catch(() => null);
    if (png === null) return null;
    kept = { address, icon: `data:image/png;base64,${png.toString('base64')}` };
    return kept.icon;
  };
}

async function wordsOf(locale: LocaleCode): Promise<{ live: string; final: string }> {
  const [own, english] = await Promise.all([loadCatalogue(locale), loadCatalogue('en')]);
  const word = (key: 'live' | 'final') => readableWords(own.site.share[key], english.site.share[key]);
  return { live: word('live'), final: word('final') };
}
