import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import { isMatchOver } from '@slipstream/units/match-status';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/site.tsx';

/** What the page of an event is called where its site does not say (ROUTE-9). */
export function useMatchWords(event: SportEvent): { readonly title: string; readonly description: string } {
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
    description: isMatchOver(event.status)
      ? t('descriptionEnded', { ...names, ...place })
      : t('description', { ...names, ...place, markets: event.availableMarkets }),
  };
}
