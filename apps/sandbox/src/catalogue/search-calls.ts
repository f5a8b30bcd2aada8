import { search } from '@slipstream/contract/http/search';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { World } from '@slipstream/simulation/world/world';
import type { Hono } from 'hono';
import type { FrameEnv } from '../http/frame.ts';
import { JsonText, mount } from '../http/mount.ts';
import { matchJson } from './match-json.ts';
import { matchPlace } from './place-order.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { matchRank, searchQuery, searchText, type SearchQuery, type SearchText } from './search-text.ts';
import { allowsSport } from './select-matches.ts';
import { categoryOut, leagueOut, sportOut } from './wire-league.ts';

const matchesMax = 50;
const othersMax = 20;

export function mountSearchCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mount(app, search, ({ query, locale }) => {
    const sandbox = current();
    const { world } = sandbox;
    const asked = searchQuery(query.q);
    const sports = allowsSport(world, query);
    const statuses = query.match_status ?? [0, 1, 2];
    const matches = foundMatches(sandbox, asked, sports, statuses).map((fixture) =>
      matchJson(world, sandbox.engine.board(fixture), locale),
    );
    const places = query.only_events_name === true ? noPlaces : foundPlaces(world, asked, sports, locale);
    return new JsonText(`{"matches":[${matches.join(',')}],${JSON.stringify(places).slice(1)}`);
  });
}

const noPlaces = { tournaments: [], categories: [], sports: [] };

const matchTexts = new WeakMap<Fixture, SearchText>();

function foundMatches(
  { world, window, engine }: SandboxWorld,
  asked: SearchQuery,
  sports: (key: string) => boolean,
  statuses: readonly number[],
): readonly Fixture[] {
  const found: { fixture: Fixture; rank: number; live: number }[] = [];
  for (const fixture of window.all()) {
    const rank = matchRank(matchText(fixture), asked);
    if (rank === 0 || !sports(fixture.sportKey)) continue;
    const status = engine.statusOf(fixture);
    if (statuses.includes(status)) found.push({ fixture, rank, live: status === 1 ? 1 : 0 });
  }
  // Better names first, then what is being played, then what starts soonest.
  return found
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        b.live - a.live ||
        a.fixture.startMs - b.fixture.startMs ||
        matchPlace(world, a.fixture).id - matchPlace(world, b.fixture).id,
    )
    .slice(0, matchesMax)
    .map(({ fixture }) => fixture);
}

function matchText(fixture: Fixture): SearchText {
  let text = matchTexts.get(fixture);
  if (text === undefined) {
    text = `${foldedName(fixture.home.name)}${foldedName(fixture.away.name).slice(1)}` as SearchText;
    matchTexts.set(fixture, text);
  }
  return text;
}

function foundPlaces(world: World, asked: SearchQuery, sports: (key: string) => boolean, locale: string) {
  const leagues = world.leagues.filter(({ sportKey }) => sports(sportKey));
  const categories = world.categories.filter(({ sportKey }) => sports(sportKey));
  return {
    tournaments: best(leagues, asked, (league) => [league.name]).map((league) => leagueOut(world, league, locale)),
    categories: best(categories, asked, (category) => [category.name, categoryOut(world, category, locale).name]).map(
      (category) => categoryOut(world, category, locale),
    ),
    sports: best(
      world.sports.filter(({ key }) => sports(key)),
      asked,
      (sport) => [sport.name, sportOut(sport, locale).name],
    ).map((sport) => sportOut(sport, locale)),
  };
}

/** By how well the best of its names answers, then by priority. */
function best<Item extends { readonly priority: number }>(
  items: readonly Item[],
  asked: SearchQuery,
  names: (item: Item) => readonly string[],
): readonly Item[] {
  return items
    .map((item) => ({ item, rank: Math.max(...names(item).map((name) => matchRank(foldedName(name), asked))) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || a.item.priority - b.item.priority)
    .slice(0, othersMax)
    .map(({ item }) => item);
}

const foldedNames = new Map<string, SearchText>();

function foldedName(name: string): SearchText {
  let text = foldedNames.get(name);
  if (text === undefined) foldedNames.set(name, (text = searchText(name)));
  return text;
}
