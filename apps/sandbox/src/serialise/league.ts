import type { categoryWire } from '@slipstream/contract/entities/catalogue/category';
import type { competitorWire } from '@slipstream/contract/entities/catalogue/competitor';
import type { leagueWire } from '@slipstream/contract/entities/catalogue/league';
import type { sportWire } from '@slipstream/contract/entities/catalogue/sport';
import type { Competitor } from '@slipstream/simulation/fixture';
import type { Category, League, Sport } from '@slipstream/simulation/world/entities';
import type { World } from '@slipstream/simulation/world/world';
import type * as z from 'zod/mini';
import { leagueName } from './names/league-names.ts';
import { competitorName } from './names/nation-names.ts';
import { categoryName, sportName } from './names/world-names.ts';
import { displayName } from '../site/display-names.ts';
import { columnCounts } from './columns.ts';
import { sportOf } from '../world/sport-of.ts';

type SportOut = z.input<typeof sportWire>;
type CategoryOut = z.input<typeof categoryWire>;
type LeagueOut = z.input<typeof leagueWire>;

export function sportOut(sport: Sport, locale: string): SportOut {
  const { id, urnId, key, name, priority, kind, provider } = sport;
  return { id, urn_id: urnId, key, name: sportName(key, locale) ?? name, priority, type: kind, provider };
}

export function categoryOut(world: World, category: Category, locale: string): CategoryOut {
  const sport = sportOf(world, category.sportKey);
  return { ...bareCategory(category, locale), sport: sportOut(sport, locale) };
}

export function leagueOut(world: World, league: League, locale: string): LeagueOut {
  const category = world.categoryById.get(league.categoryId);
  if (category === undefined) throw new RangeError(`league ${league.id} is in no category`);
  const columns = columnCounts(league);
  return {
    id: league.id,
    urn_id: league.urnId,
    slug: league.slug,
    name: leagueName(league, locale),
    priority: league.priority,
    category: bareCategory(category, locale),
    sport: sportOut(sportOf(world, league.sportKey), locale),
    main_market_outcomes_count: columns.main,
    secondary_market_outcomes_count: columns.secondary,
  };
}

export function competitorOut(
  competitor: Pick<Competitor, 'id' | 'name' | 'shortName' | 'countryCode'>,
  locale: string,
): z.input<typeof competitorWire> {
  const { id, shortName, countryCode } = competitor;
  const name = competitorName(competitor.name, locale);
  return {
    id,
    name,
    short_name: name === competitor.name ? shortName : name.slice(0, 40),
    logo: null,
    country_code: isCountry(countryCode) ? countryCode : null,
  };
}

function bareCategory(category: Category, locale: string): Omit<CategoryOut, 'sport'> {
  const { id, slug, name, priority, countryCode, regionCode } = category;
  return {
    id,
    slug,
    name:
      regionCode === null
        ? (categoryName(name, locale) ?? name)
        : capital(displayName('region', regionCode, locale), locale),
    priority,
    country_code: isCountry(countryCode) ? countryCode : null,
  };
}

/** Some languages write `world` small inside a sentence; here it is a title. */
function capital(name: string, locale: string): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** `int` and the like stand for no country. */
function isCountry(code: string): boolean {
  return /^[a-z]{2}(-[a-z]{2,3})?$/.test(code);
}
