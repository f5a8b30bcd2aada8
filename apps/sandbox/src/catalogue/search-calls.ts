import { search } from '@slipstream/contract/http/search';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { World } from '@slipstream/simulation/world/world';
import type { Hono } from 'hono';
import type { FrameEnv } from '../http/frame.ts';
import { JsonText, mount } from '../http/mount.ts';
import { eventJson } from './event-json.ts';
import { listedMatch, listedOutright, type ListedEvent } from './listed-event.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { matchRank, searchQuery, searchText, type SearchQuery, type SearchText } from './search-text.ts';
import { allowsSport, statusOf } from './select-events.ts';
import { categoryOut, leagueOut, sportOut } from './wire-league.ts';

const eventsMax = 30;
const othersMax = 20;

export function mountSearchCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mount(app, search, ({ query, locale }) => {
    const sandbox = current();
    const { world } = sandbox;
    const asked = searchQuery(query.q);
    const sports = allowsSport(world, query);
    const statuses = query.match_status ?? [0, 1, 2];
    const events = foundEvents(sandbox, asked, sports, statuses).map((event) => eventJson(sandbox, event, locale));
    const places = query.only_events_name === true ? noPlaces : foundPlaces(world, asked, sports, locale);
    return new JsonText(`{"matches":[${events.join(',')}],${JSON.stringify(places).slice(1)}`);
  });
}

const noPlaces = { tournaments: [], categories: [], sports: [] };

interface Found {
  readonly event: ListedEvent;
  readonly rank: number;
  readonly live: number;
}

function foundEvents(
  sandbox: SandboxWorld,
  asked: SearchQuery,
  sports: (key: string) => boolean,
  statuses: readonly number[],
): readonly ListedEvent[] {
  const { world, window, outrights, clock } = sandbox;
  const found: Found[] = [];
  const look = (text: SearchText, listed: () => ListedEvent) => {
    const rank = matchRank(text, asked);
    const event = rank === 0 ? null : listed();
    if (event === null || !sports(event.sportKey)) return;
    const status = statusOf(sandbox, event);
    if (statuses.includes(status)) found.push({ event, rank, live: status === 1 ? 1 : 0 });
  };
  for (const fixture of window.all()) look(matchText(fixture), () => listedMatch(world, fixture));
  for (const outright of outrights.open(clock.now())) {
    look(foldedName(outright.name), () => listedOutright(world, outright));
  }
  return found
    .toSorted(byAnswer)
    .slice(0, eventsMax)
    .map(({ event }) => event);
}

/** Better names first, then what is being played, then what starts soonest. */
function byAnswer(a: Found, b: Found): number {
  const { place: left } = a.event;
  const { place: right } = b.event;
  return b.rank - a.rank || b.live - a.live || left.start_time - right.start_time || left.id - right.id;
}

const matchTexts = new WeakMap<Fixture, SearchText>();

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
    .map((item) => ({
      item,
      rank: Math.max(...names(item).map((name) => matchRank(foldedName(name), asked))),
    }))
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
