import type { Event } from '@slipstream/contract/entities/event';
import { useTranslations } from 'use-intl';

import { useSite } from '../../parts/site.tsx';
import { link, targets } from '../../paths.ts';
import { sportsEvent } from './sports-event.ts';

/** What the page says about itself to search engines and to whoever it is shared with (ROUTE-7). */
export function MatchHead({ event }: { readonly event: Event }) {
  const site = useSite();
  const { title, description } = useWords(event);
  const target = targets.inSport(event.tournament.sport.key, event.slug);
  const address = (locale: string) => site.publicUrl + link(target, locale, site.rules);
  const url = address(site.locale);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {site.rules.locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={address(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(site.rules.locales[0] ?? site.locale)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(sportsEvent(event, url)) }} />
    </>
  );
}

function useWords(event: Event): { readonly title: string; readonly description: string } {
  const t = useTranslations('match');
  const { name: siteName } = useSite();
  const { name: league, category } = event.tournament;
  const place = { league, category: category.name };
  if (event.type !== 'match') {
    return {
      title: t('outrightTitle', { name: event.name, league, siteName }),
      description: t('outrightDescription', { name: event.name, runners: event.competitors.length, ...place }),
    };
  }
  const { home, away } = event.competitors;
  const names = { home: home.name, away: away.name };
  return {
    title: t('title', { ...names, league, siteName }),
    description:
      event.status >= 3
        ? t('descriptionEnded', { ...names, ...place })
        : t('description', { ...names, ...place, markets: event.availableMarkets }),
  };
}

/** A name with `</script>` in it must not end the block; the policy of the page would not let it run, and it would show. */
function jsonText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
