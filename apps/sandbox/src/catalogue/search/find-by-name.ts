import type { Fixture } from '@slipstream/simulation/fixture';
import type { Category, League, Sport } from '@slipstream/simulation/world/entities';
import type { Outright } from '@slipstream/simulation/world/outrights/outright';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { fixturesOfTeams, searchIndex, type SearchableTeam } from './search-index.ts';
import { findMeant, findTyped, type Find, type SearchHit } from './search-rank.ts';
import type { SearchQuery } from './search-text.ts';

/** Everything a query finds, best first in each kind (CAT-4). */
export interface Found {
  readonly teams: readonly SearchHit<SearchableTeam>[];
  /** Matches of the two teams a query names, where it names two. */
  readonly pairs: readonly Fixture[];
  readonly leagues: readonly SearchHit<League>[];
  readonly outrights: readonly SearchHit<Outright>[];
  readonly categories: readonly SearchHit<Category>[];
  readonly sports: readonly SearchHit<Sport>[];
}

/** As it was typed; only when that finds nothing at all, as it may have been meant. */
export function findByName(
  sandbox: SandboxWorld,
  query: SearchQuery,
  sports: (key: string) => boolean,
  locale: string,
): Found {
  const found = findWith(findTyped, sandbox, query, sports, locale);
  if (Object.values(found).some((hits: readonly unknown[]) => hits.length > 0)) return found;
  const findOther = findMeant(searchIndex(sandbox.world).places(locale).vocabulary, query);
  return findOther === null ? found : findWith(findOther, sandbox, query, sports, locale);
}

function findWith(
  find: Find,
  sandbox: SandboxWorld,
  query: SearchQuery,
  sports: (key: string) => boolean,
  locale: string,
): Found {
  const { world, outrights, clock } = sandbox;
  const index = searchIndex(world);
  const places = index.places(locale);
  const open = outrights.open(clock.now()).map(index.outright);
  const teams = find(index.teams, query).filter(({ entry: { item } }) => sports(item.league.sportKey));
  return {
    teams,
    pairs: teams.length > 0 ? [] : pairsOf(find, sandbox, query).filter(({ sportKey }) => sports(sportKey)),
    leagues: find(index.leagues, query).filter(({ entry: { item } }) => sports(item.sportKey)),
    outrights: find(open, query).filter(({ entry: { item } }) => sports(item.sportKey)),
    categories: find(places.categories, query).filter(({ entry: { item } }) => sports(item.sportKey)),
    sports: find(places.sports, query).filter(({ entry: { item } }) => sports(item.key)),
  };
}

/** More teams than this on one side say that it names none. */
const sideMax = 50;

/** Where the words before some place name one team and those after it another: `man utd chelsea`. */
function pairsOf(find: Find, { world, window }: SandboxWorld, { words }: SearchQuery): readonly Fixture[] {
  const { teams } = searchIndex(world);
  const fixtures = fixturesOfTeams(window.all());
  const found = new Set<Fixture>();
  for (let at = 1; at < words.length; at += 1) {
    const [left, right] = [words.slice(0, at), words.slice(at)].map((part) =>
      find(teams, { words: part, whole: part.join(' ') }).slice(0, sideMax),
    );
    const others = new Set(right?.map(({ entry }) => entry.item.team.id));
    for (const { entry } of left ?? []) {
      const { id } = entry.item.team;
      for (const fixture of fixtures.get(id) ?? []) {
        if (others.has(fixture.home.id === id ? fixture.away.id : fixture.home.id)) found.add(fixture);
      }
    }
  }
  return [...found];
}
