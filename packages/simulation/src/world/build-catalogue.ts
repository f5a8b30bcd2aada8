import type { SportKey } from '../fixture.ts';
import { buildCalendar } from './calendar/build-calendar.ts';
import { reachOf } from './calendar/calendar.ts';
import { createFieldBuilder } from './build-field.ts';
import { regionLines } from './data/regions.data.ts';
import { sportKeys, sports } from '../sports/sports.ts';
import type { Category, Entrant, League, Sport } from './entities.ts';
import { parseLeagues } from './league-data.ts';
import type { LeagueData } from './league-data.ts';
import { urnOf } from './calendar/meeting.ts';
import { pick } from './pick.ts';
import { slugOf } from './slug.ts';

interface Catalogue {
  readonly sports: readonly Sport[];
  readonly categories: readonly Category[];
  readonly leagues: readonly League[];
  readonly competitors: readonly Entrant[];
}

/** First id for leagues without a known id of the feed; it is above all known ones. */
const LEAGUE_ID_FIRST = 40_001;
/** Share of matches with video, by tier of the league. */
const VIDEO_SHARES = [0.9, 0.6, 0.4, 0.25, 0.15];

/** Leagues below `tierMax` are left out; all others are what they are with them. */
export function buildCatalogue(seed: number, tierMax: number): Catalogue {
  const rows = sportKeys.flatMap((sport) => parseLeagues(sports[sport].leagues).map((row) => ({ sport, row })));
  const keys = [...new Set(rows.map(({ sport, row }) => `${sport} ${row.category}`))];
  const categories = keys.map((key, index) => buildCategory(key, String(index + 1)));
  const builder = createFieldBuilder(seed);
  const all = rows.map(({ sport, row }, index) => {
    const category = pick(categories, keys.indexOf(`${sport} ${row.category}`));
    const entrants = builder.fieldOf(sport, row, category.countryCode);
    return buildLeague({ sport, row, index, categoryId: category.id, entrants });
  });
  const leagues = all.filter(({ tier }) => tier <= tierMax);
  const played = new Set(leagues.map(({ sportKey }) => sportKey));
  const used = new Set(leagues.flatMap(({ categoryId, entrants }) => [categoryId, ...entrants]));
  return {
    sports: buildSports().filter(({ key }) => played.has(key)),
    categories: categories.filter(({ id }) => used.has(id)),
    leagues,
    competitors: builder.competitors().filter((entrant) => used.has(entrant)),
  };
}

function buildSports(): readonly Sport[] {
  return sportKeys
    .map((key) => {
      const { id, urnId, name, kind, provider, priority } = sports[key];
      return { id: String(id), urnId, key, name, kind, provider, priority };
    })
    .toSorted((left, right) => left.priority - right.priority);
}

function buildCategory(key: string, id: string): Category {
  const [sportKey, code = ''] = key.split(' ');
  const regions = regionLines.trim().split('\n');
  const place = regions.findIndex((line) => line.startsWith(`${code}|`));
  if (place < 0) throw new RangeError(`no region ${code}`);
  const [, name = code, countryCode = code, regionCode = code.toUpperCase()] = (regions[place] ?? '').split('|');
  return {
    id,
    slug: `${slugOf(name)}-c${id}`,
    name,
    sportKey: sportKey as SportKey,
    countryCode,
    regionCode: regionCode === '-' ? null : regionCode,
    priority: place + 1,
  };
}

interface LeagueParts {
  readonly sport: SportKey;
  readonly row: LeagueData;
  readonly index: number;
  readonly categoryId: string;
  readonly entrants: readonly Entrant[];
}

function buildLeague({ sport, row, index, categoryId, entrants }: LeagueParts): League {
  const calendar = buildCalendar(row);
  const id = String(row.id ?? LEAGUE_ID_FIRST + index);
  const { provider } = sports[sport];
  return {
    id,
    urnId: urnOf(provider, 'tournament', id),
    slug: `${slugOf(row.name)}-l${id}`,
    name: row.name,
    sportKey: sport,
    provider,
    categoryId,
    // Inside a tier, the order of the data decides.
    priority: row.tier * 1000 + index,
    tier: row.tier,
    timeZone: row.zone,
    index,
    calendar,
    reach: reachOf(calendar),
    format: row.format ?? sports[sport].format,
    videoShare: VIDEO_SHARES[row.tier - 1] ?? 0,
    entrants,
  };
}
