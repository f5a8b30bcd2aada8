import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { SearchResults } from '@slipstream/contract/entities/catalogue/search-results';
import type { SearchTeam } from '@slipstream/contract/entities/catalogue/search-team';
import { isMatchLive } from '@slipstream/units/match-status';

import { targets } from '../../site/paths.ts';
import { foldLetters } from './highlight.ts';

type SearchKind = 'teams' | 'leagues' | 'matches' | 'outrights' | 'sports';

/** One result: its link and texts. */
export interface SearchOption {
  readonly id: string;
  readonly kind: SearchKind;
  readonly target: string;
  readonly name: string;
  /** The second side of a match. */
  readonly other?: string;
  readonly sportKey: string;
  /** A flag for results with a country. */
  readonly countryCode?: string | null;
  /** What it belongs to: a league's country, a match's league. */
  readonly place: string;
  readonly isLive: boolean;
  readonly startTime?: string;
}

export interface SearchGroup {
  readonly kind: SearchKind;
  readonly options: readonly SearchOption[];
}

/** In the order of the groups. */
const groupMax = {
  teams: 6,
  leagues: 6,
  matches: 12,
  outrights: 6,
  sports: 6,
} as const satisfies Record<SearchKind, number>;

/**
 * Results grouped by kind, empty kinds left out; a kind whose first result has exactly the searched name comes first
 * (CAT-4).
 */
export function searchGroups(results: SearchResults, query: string): readonly SearchGroup[] {
  const all: Readonly<Record<SearchKind, readonly SearchOption[]>> = {
    teams: (results.teams ?? []).map(teamOption),
    leagues: results.tournaments.map(leagueOption),
    matches: results.matches.filter((event) => !isOutright(event)).map((event) => eventOption(event, 'matches')),
    outrights: results.matches.filter(isOutright).map((event) => eventOption(event, 'outrights')),
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
  const asked = foldLetters(query);
  const groups = groupsOf(all);
  const isNamed = ({ options }: SearchGroup) => foldLetters(options[0]?.name ?? '') === asked;
  return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))];
}

/** Popular searches, shown before anything is typed. */
export function popularGroups({ teams, tournaments }: PopularSearches): readonly SearchGroup[] {
  return groupsOf({
    teams: teams.map(teamOption),
    leagues: tournaments.map(leagueOption),
    matches: [],
    outrights: [],
    sports: [],
  });
}

export interface PopularSearches {
  readonly teams: readonly SearchTeam[];
  readonly tournaments: readonly League[];
}

function groupsOf(all: Readonly<Record<SearchKind, readonly SearchOption[]>>): readonly SearchGroup[] {
  return (Object.keys(groupMax) as SearchKind[])
    .map((kind) => ({ kind, options: all[kind].slice(0, groupMax[kind]) }))
    .filter(({ options }) => options.length > 0);
}

function isOutright({ type }: SportEvent): boolean {
  return type !== 'match';
}

function leagueOption(league: League): SearchOption {
  return {
    id: `league-${league.id}`,
    kind: 'leagues',
    target: targets.inSport(league.sport.key, league.slug),
    name: league.name,
    sportKey: league.sport.key,
    countryCode: league.category.countryCode,
    place: `${league.category.name} · ${league.sport.name}`,
    isLive: false,
  };
}

function eventOption(event: SportEvent, kind: 'matches' | 'outrights'): SearchOption {
  const { id, slug, tournament, status, startTime } = event;
  const names =
    event.type === 'match'
      ? { name: event.competitors.home.name, other: event.competitors.away.name }
      : { name: event.name };
  return {
    id: `match-${id}`,
    kind,
    target: targets.inSport(tournament.sport.key, slug),
    ...names,
    sportKey: tournament.sport.key,
    place: `${tournament.category.name} · ${tournament.name}`,
    isLive: isMatchLive(status),
    ...(event.type === 'match' && { startTime }),
  };
}

/** A team has no page: its result leads to its current or next match, or else to its league. */
function teamOption({ team, tournament, match }: SearchTeam): SearchOption {
  const sportKey = tournament.sport.key;
  return {
    id: `team-${sportKey}-${team.id}`,
    kind: 'teams',
    target: targets.inSport(sportKey, match?.slug ?? tournament.slug),
    name: team.name,
    sportKey,
    place: `${tournament.name} · ${tournament.sport.name}`,
    isLive: match !== null && isMatchLive(match.status),
    ...(match !== null && { startTime: match.startTime }),
  };
}
