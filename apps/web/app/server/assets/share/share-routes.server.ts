import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { isLocaleCode, type LocaleCode } from '@slipstream/locales/locale';
import type { MatchId } from '@slipstream/units/ids';

import { serverApi } from '../../loaders/api.server.ts';
import { emptyPage, extraPage } from '../../http/non-page-route.server.ts';
import { createConcurrencyLimit, crowded } from '../../http/concurrency-limit.server.ts';
import { loadSharp } from '../images/sharp.server.ts';
import type { Page } from '../../loaders/page.server.ts';
import type { SiteSource } from '../../config/site-source.server.ts';
import { shareDrawing, siteDrawing } from './share-drawing.server.ts';
import { readableWords, shareFacts } from './share-facts.server.ts';

export interface ShareRoutes {
  readonly match: (locale: string, id: string) => Promise<Page>;
  readonly site: (locale: string) => Promise<Page>;
}

/** Preview pictures for shared links (ROUTE-9). */
export function createShareRoutes(source: SiteSource): ShareRoutes {
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
      if (event.type !== 'match') return draw(siteDrawing(site.siteName, event.name));
      const oddsFormat = settings.oddsTypes.selected;
      return draw(shareDrawing(shareFacts(event, { siteName: site.siteName, locale, oddsFormat, ...words })));
    },

    async site(locale) {
      if (!isLocaleCode(locale)) return emptyPage(404);
      const reply = await source();
      if (reply === undefined) return emptyPage(503);
      return draw(siteDrawing(reply.site.siteName, readableWords(reply.site.seo.description, '')));
    },
  };
}

async function wordsOf(locale: LocaleCode): Promise<{ live: string; final: string }> {
  const [own, english] = await Promise.all([loadCatalogue(locale), loadCatalogue('en')]);
  const word = (key: 'live' | 'final') => readableWords(own.site.share[key], english.site.share[key]);
  return { live: word('live'), final: word('final') };
}
