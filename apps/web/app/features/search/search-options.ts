import type { Event } from '@slipstream/contract/entities/event';
import type { SearchResults } from '@slipstream/contract/entities/search-results';

import { targets } from '../../paths.ts';

type SearchKind = 'matches' | 'leagues' | 'teams' | 'sports';

/** One line of the results: where it leads and what it says. */
export interface SearchOption {
  readonly id: string;
  readonly kind: SearchKind;
  readonly target: string;
  readonly name: string;
  /** The second side of a match. */
  readonly other?: string;
  readonly sportKey: string;
  /** A flag, for what has a country. */
  readonly countryCode?: string | null;
  /** Where it belongs: a league's country, a match's league. */
  readonly place: string;
  readonly isLive: boolean;
  readonly startTime?: string;
}

export interface SearchGroup {
  readonly kind: SearchKind;
  readonly options: readonly SearchOption[];
}

const groupMax = { matches: 12, leagues: 6, teams: 4, sports: 6 } as const satisfies Record<SearchKind, number>;

/** Results by kind, each kind once, those without any left out (CAT-4). */
export function searchGroups(results: SearchResults, query: string): readonly SearchGroup[] {
  const all: Readonly<Record<SearchKind, readonly SearchOption[]>> = {
    teams: teamsOf(results.matches, query),
    matches: results.matches.map(matchOption),
    leagues: results.tournaments.map((league) => ({
      id: `league-${league.id}`,
      kind: 'leagues',
      target: targets.inSport(league.sport.key, league.slug),
      name: league.name,
      sportKey: league.sport.key,
      countryCode: league.category.countryCode,
      place: `${league.category.name} · ${league.sport.name}`,
      isLive: false,
    })),
    sports: [
      ...results.sports.map((sport) => ({
        id: `sport-${sport.id}`,
        kind: 'sports' as const,
        target: targets.sport(sport.key),
        name: sport.name,
        sportKey: sport.key,
        place: '',
        isLive: false,
      })),
      ...results.categories.map((category) => ({
        id: `category-${category.id}`,
        kind: 'sports' as const,
        target: targets.inSport(category.sport.key, category.slug),
        name: category.name,
        sportKey: category.sport.key,
        countryCode: category.countryCode,
        place: category.sport.name,
        isLive: false,
      })),
    ],
  };
  return (['teams', 'matches', 'leagues', 'sports'] as const)
    .map((kind) => ({ kind, options: all[kind].slice(0, groupMax[kind]) }))
    .filter(({ options }) => options.length > 0);
}

function matchOption(event: Event): SearchOption {
  const { id, slug, tournament, status, startTime } = event;
  const names =
    event.type === 'match'
      ? { name: event.competitors.home.name, other: event.competitors.away.name }
      : { name: event.name };
  return {
    id: `match-${id}`,
    kind: 'matches',
    target: targets.inSport(tournament.sport.key, slug),
    ...names,
    sportKey: tournament.sport.key,
    place: `${tournament.category.name} · ${tournament.name}`,
    isLive: status === 1,
    ...(event.type === 'match' && { startTime }),
  };
}

/** A team has no page of its own: its line leads to the match it plays now, or plays next. */
function teamsOf(events: readonly Event[], query: string): readonly SearchOption[] {
  const words = query.toLowerCase().split(/\s+/);
  const next = new Map<string, SearchOption>();
  for (const event of events) {
    if (event.type !== 'match') continue;
    for (const { id, name } of [event.competitors.home, event.competitors.away]) {
      const key = `${event.tournament.sport.key}-${id}`;
      if (next.has(key) || !words.every((word) => plain(name).includes(plain(word)))) continue;
      next.set(key, {
        ...matchOption(event),
        id: `team-${key}`,
        kind: 'teams',
        name,
        place: event.tournament.sport.name,
        other: '',
      });
    }
  }
  return [...next.values()];
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
