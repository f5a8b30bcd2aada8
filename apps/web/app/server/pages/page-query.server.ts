import { leagueTabs, sportTabs } from '../../site/page-tabs.ts';
import { daysFrom } from '../loaders/lists/days.server.ts';
import type { KnownSite } from '../loaders/site/known-site.server.ts';
import { listReaders, type ListKey } from '../loaders/lists/list-query.server.ts';

/** The query keys each page reads. Its loader gets no other, and neither does the key it is cached under (PAGE-1). */
export const pageQueries = {
  home: ['sport'],
  live: ['sport', 'isBettable', 'sportType', 'hasVideo'],
  cybersport: ['sport'],
  schedule: ['time', 'sortBy', 'date', 'sport', 'page', 'isBettable', 'sportType'],
  results: ['date', 'sport', 'page', 'sportType', 'league'],
  sport: ['tab'],
  league: ['tab'],
} as const satisfies Record<string, readonly ListKey[]>;

export type QueryPage = keyof typeof pageQueries;

/** What a value means to a page: nothing it knows, what it shows anyway, one of a known few, or one of more than can be listed. */
type Meaning = 'unknown' | 'usual' | 'listed' | 'deep';

export interface PageQuery {
  /** The values in their one order and spelling. */
  readonly search: URLSearchParams;
  /** Keys with values that mean nothing here. */
  readonly wrong: readonly ListKey[];
  readonly isDeep: boolean;
}

export function readPageQuery(page: QueryPage | undefined, given: URLSearchParams, known: KnownSite): PageQuery {
  const search = new URLSearchParams();
  const wrong: ListKey[] = [];
  let isDeep = false;
  for (const key of page === undefined ? [] : pageQueries[page]) {
    const value = given.get(key);
    if (page === undefined || value === null) continue;
    const meaning = listReaders[key].safeParse(value).success ? meaningOf(page, key, value, known) : 'unknown';
    if (meaning === 'unknown') wrong.push(key);
    else if (meaning !== 'usual') search.set(key, value);
    if (meaning === 'deep') isDeep = true;
  }
  return { search, wrong, isDeep };
}

/** Beyond these a list is rarely followed, and by people who can wait. */
const pageListedMax = 10;
const pastDaysListed = 9;
const scheduleDays = 9;
const firstDay = '2000-01-01';

function meaningOf(page: QueryPage, key: ListKey, value: string, known: KnownSite): Meaning {
  switch (key) {
    case 'time':
    case 'sortBy':
    case 'sportType':
      return 'listed';
    case 'isBettable':
    case 'hasVideo':
      return value === 'true' ? 'listed' : 'usual';
    case 'sport':
      return known.sportKeys.has(value) ? 'listed' : 'unknown';
    case 'tab':
      return tabMeaning(page === 'league' ? leagueTabs : sportTabs, value);
    case 'page':
      if (value === '1') return 'usual';
      return Number(value) <= pageListedMax ? 'listed' : 'deep';
    case 'date':
      return page === 'schedule' ? comingDay(value, known.today) : pastDay(value, known.today);
    case 'league':
      return 'deep';
  }
}

function tabMeaning(tabs: readonly string[], value: string): Meaning {
  if (value === tabs[0]) return 'usual';
  return tabs.includes(value) ? 'listed' : 'unknown';
}

/** A day more on each side: the backend's day may have changed since it was asked. */
function comingDay(value: string, today: string): Meaning {
  return [...daysFrom(today, -2), ...daysFrom(today, scheduleDays)].includes(value) ? 'listed' : 'unknown';
}

function pastDay(value: string, today: string): Meaning {
  if (value < firstDay || value > (daysFrom(today, 2)[1] ?? today)) return 'unknown';
  return [...daysFrom(today, 2), ...daysFrom(today, -pastDaysListed)].includes(value) ? 'listed' : 'deep';
}
