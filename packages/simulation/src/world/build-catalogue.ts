import type { SportKey } from '../fixture.ts';
import { randomFrom, seedOf } from '../random.ts';
import { parseRounds } from './calendar.ts';
import type { Calendar } from './calendar.ts';
import { regionLines } from './data/regions.data.ts';
import { sportRows } from './data/sports.data.ts';
import type { Category, Entrant, League, Sport } from './entities.ts';
import type { LeagueCalendarData, LeagueData } from './league-data.ts';
import { urnOf } from './meeting.ts';
import { slugOf } from './slug.ts';

interface Catalogue {
  readonly sports: readonly Sport[];
  readonly categories: readonly Category[];
  readonly leagues: readonly League[];
  readonly competitors: readonly Entrant[];
}

/** Numbers for leagues the feed's own number is not known of start above all known ones. */
const LEAGUE_ID_FIRST = 40_001;
const COMPETITOR_ID_FIRST = 2_001;
/** How far a seed moves a rating from the written one, so that another seed is another world. */
const RATING_NOISE = 0.05;

export function buildCatalogue(seed: number, rows: readonly LeagueData[]): Catalogue {
  const sports = buildSports();
  const categories = buildCategories(rows);
  const categoryIds = new Map(categories.map((category, index) => [categoryKeys(rows)[index], category.id]));
  const competitors = new Map<string, Entrant>();
  const leagues = rows.map((row, index): League => {
    const id = String(row.id ?? LEAGUE_ID_FIRST + index);
    const provider = sportRows[row.sport][4];
    return {
      id,
      urnId: urnOf(provider, 'tournament', id),
      slug: `${slugOf(row.name)}-l${id}`,
      name: row.name,
      sportKey: row.sport,
      provider,
      categoryId: categoryIds.get(categoryKey(row)) ?? '',
      priority: row.tier * 1000 + index,
      timeZone: row.zone,
      index,
      calendar: buildCalendar(row.calendar),
      format: row.format ?? 0,
      videoShare: row.tier <= 2 ? 0.6 : 0.3,
      entrants: buildField(seed, row, competitors),
    };
  });
  return { sports, categories, leagues, competitors: [...competitors.values()] };
}

function buildSports(): readonly Sport[] {
  const keys = Object.keys(sportRows) as SportKey[];
  return keys.map((key, index) => {
    const [name, id, urnId, kind, provider] = sportRows[key];
    return { id: String(id), urnId, key, name, kind, provider, priority: index + 1 };
  });
}

function buildCategories(rows: readonly LeagueData[]): readonly Category[] {
  const regions = regionLines.trim().split('\n');
  return categoryKeys(rows).map((key, index) => {
    const [sportKey = '', code = ''] = key.split(' ');
    const place = regions.findIndex((line) => line.startsWith(`${code}|`));
    const [, name = code, countryCode = code, regionCode = code.toUpperCase()] = (regions[place] ?? '').split('|');
    const id = String(index + 1);
    return {
      id,
      slug: `${slugOf(name)}-c${id}`,
      name,
      sportKey: sportKey as SportKey,
      countryCode,
      regionCode: regionCode === '-' ? null : regionCode,
      priority: place + 1,
    };
  });
}

function categoryKey(row: LeagueData): string {
  return `${row.sport} ${row.category}`;
}

function categoryKeys(rows: readonly LeagueData[]): readonly string[] {
  return [...new Set(rows.map(categoryKey))];
}

function buildCalendar(data: LeagueCalendarData): Calendar {
  return {
    kind: 'league',
    rounds: parseRounds(data.rounds),
    every: data.every ?? 1,
    phase: data.phase ?? 0,
    games: data.games ?? 1,
    neutral: data.neutral ?? false,
  };
}

/** A name met again in another competition of the sport is the same competitor. */
function buildField(seed: number, row: LeagueData, known: Map<string, Entrant>): readonly Entrant[] {
  const lines = row.field.split(/[\n,]/u).map((line) => line.trim());
  return lines.map((line, rank) => {
    const [title = '', short, stadium, city] = line.split('|');
    const [name = '', country] = title.split(' :');
    const key = `${row.sport} ${name}`;
    const found = known.get(key);
    if (found) return found;
    const [best, worst] = row.ratings;
    const noise = randomFrom(seedOf(seed, 'rating', key)).normal() * RATING_NOISE;
    const id = String(COMPETITOR_ID_FIRST + known.size);
    const entrant: Entrant = {
      id,
      urnId: urnOf(sportRows[row.sport][4], 'competitor', id),
      name,
      shortName: short || name.slice(0, 3).toUpperCase(),
      countryCode: country ?? row.category,
      rating: best + ((worst - best) * rank) / Math.max(1, lines.length - 1) + noise,
      slug: slugOf(name),
      stadium: stadium || null,
      city: city || null,
    };
    known.set(key, entrant);
    return entrant;
  });
}
