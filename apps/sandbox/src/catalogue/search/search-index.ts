import type { Fixture } from '@slipstream/simulation/fixture';
import type { Category, Entrant, League, Sport } from '@slipstream/simulation/world/entities';
import type { Outright } from '@slipstream/simulation/world/outrights/outright';
import type { World } from '@slipstream/simulation/world/world';
import { leagueNamesElsewhere } from '../../serialise/names/league-names.ts';
import { nationNames } from '../../serialise/names/nation-names.ts';
import { leagueAliases, teamAliases } from './search-aliases.data.ts';
import { searchEntry, type SearchEntry } from './search-rank.ts';
import { sportOf } from '../../world/sport-of.ts';
import { categoryOut, sportOut } from '../../serialise/league.ts';

/** A team with the foremost of the leagues it plays in. */
export interface SearchableTeam {
  readonly team: Entrant;
  readonly league: League;
}

/** What can be found by name and does not move with time; made once for a world. */
export interface SearchIndex {
  readonly teams: readonly SearchEntry<SearchableTeam>[];
  readonly leagues: readonly SearchEntry<League>[];
  /** Countries and sports are called differently in every language. */
  readonly places: (locale: string) => Places;
  readonly outright: (outright: Outright) => SearchEntry<Outright>;
}

interface Places {
  readonly categories: readonly SearchEntry<Category>[];
  readonly sports: readonly SearchEntry<Sport>[];
  /** Every word of a name, those of teams and leagues too. */
  readonly vocabulary: readonly string[];
}

const indexes = new WeakMap<World, SearchIndex>();

export function searchIndex(world: World): SearchIndex {
  let index = indexes.get(world);
  if (index === undefined) indexes.set(world, (index = buildIndex(world)));
  return index;
}

function buildIndex(world: World): SearchIndex {
  const teams = world.competitors.flatMap((team) => teamEntry(world, team));
  const leagues = world.leagues.map((league) => leagueEntry(world, league));
  const places = new Map<string, Places>();
  const outrights = new WeakMap<Outright, SearchEntry<Outright>>();
  return {
    teams,
    leagues,
    places: (locale) => {
      let known = places.get(locale);
      if (known === undefined) places.set(locale, (known = placesIn(world, locale, [...teams, ...leagues])));
      return known;
    },
    outright: (outright) => {
      let known = outrights.get(outright);
      if (known === undefined) outrights.set(outright, (known = outrightEntry(world, outright)));
      return known;
    },
  };
}

function teamEntry(world: World, team: Entrant): readonly SearchEntry<SearchableTeam>[] {
  const [league] = (world.leaguesByCompetitor.get(team.id) ?? []).toSorted((a, b) => a.priority - b.priority);
  if (league === undefined) return [];
  const place = league.entrants.findIndex(({ id }) => id === team.id);
  const isReal = isRealLeague(world, league);
  const aliases = isReal ? (teamAliases[league.sportKey]?.[team.name] ?? []) : [];
  // Inside a league the stronger stand first.
  const priority = league.priority + place / 1000;
  return [
    searchEntry(
      { team, league },
      { names: [...new Set([team.name, ...aliases, ...nationNames(team.name)])], isReal, priority },
    ),
  ];
}

function leagueEntry(world: World, league: League): SearchEntry<League> {
  const category = world.categoryById.get(league.categoryId);
  return searchEntry(league, {
    names: [league.name, ...(leagueAliases[league.id] ?? []), ...leagueNamesElsewhere(league.id)],
    wider: [`${category?.name ?? ''} ${league.name}`],
    isReal: isRealLeague(world, league),
    priority: league.priority,
  });
}

function outrightEntry(world: World, outright: Outright): SearchEntry<Outright> {
  const league = world.leagueById.get(outright.leagueId);
  return searchEntry(outright, {
    names: [outright.name],
    isReal: league !== undefined && isRealLeague(world, league),
    priority: league?.priority ?? Number.MAX_SAFE_INTEGER,
  });
}

function placesIn(world: World, locale: string, others: readonly SearchEntry<unknown>[]): Places {
  const categories = world.categories.map((category) =>
    searchEntry(category, {
      names: [category.name, categoryOut(world, category, locale).name],
      isReal: isRealCategory(world, category),
      priority: sportOf(world, category.sportKey).priority * 1000 + category.priority,
    }),
  );
  const sports = world.sports.map((sport) =>
    searchEntry(sport, {
      names: [sport.name, sportOut(sport, locale).name],
      isReal: sport.kind === 'regular',
      priority: sport.priority,
    }),
  );
  const words = [...others, ...categories, ...sports].flatMap((entry) => entry.words.flat());
  return { categories, sports, vocabulary: [...new Set(words)] };
}

export function isRealLeague(world: World, { categoryId }: League): boolean {
  const category = world.categoryById.get(categoryId);
  return category !== undefined && isRealCategory(world, category);
}

/** Simulated leagues stand in a category of their own; esports are sports of another kind. */
function isRealCategory(world: World, { sportKey, slug }: Category): boolean {
  return sportOf(world, sportKey).kind === 'regular' && !slug.startsWith('simulated-reality-');
}

const fixturesByTeam = new WeakMap<readonly Fixture[], ReadonlyMap<string, readonly Fixture[]>>();

/** The fixtures of every team, in the window's order; made anew when the window was laid anew. */
export function fixturesOfTeams(fixtures: readonly Fixture[]): ReadonlyMap<string, readonly Fixture[]> {
  const known = fixturesByTeam.get(fixtures);
  if (known !== undefined) return known;
  const made = new Map<string, Fixture[]>();
  for (const fixture of fixtures) {
    for (const { id } of [fixture.home, fixture.away]) {
      const own = made.get(id);
      if (own === undefined) made.set(id, [fixture]);
      else own.push(fixture);
    }
  }
  fixturesByTeam.set(fixtures, made);
  return made;
}
