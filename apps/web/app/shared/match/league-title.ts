import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { useTranslations } from 'use-intl';

type Translate = ReturnType<typeof useTranslations<'events'>>;
type Named = Pick<League, 'name'> & { readonly category: Pick<League['category'], 'name'> };

/** A league with its category. One that is named after its category says so only once: "ATP Finals Turin". */
export function leagueTitle(t: Translate, league: Named): string {
  if (isNamedAfterCategory(league)) return league.name;
  return t('leagueTitle', { category: league.category.name, league: league.name });
}

export function isNamedAfterCategory({ name, category }: Named): boolean {
  return name === category.name || name.startsWith(`${category.name} `);
}
