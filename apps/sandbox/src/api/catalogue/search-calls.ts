import { getPopularSearches } from '@slipstream/contract/http/catalogue/get-popular-searches';
import { search } from '@slipstream/contract/http/catalogue/search';
import { openMatchStatuses, type MatchStatus } from '@slipstream/units/match-status';
import type { Hono } from 'hono';
import type { FrameEnv } from '../../http/frame.ts';
import { mapInSlices } from '../../http/in-slices.ts';
import { JsonText, mount } from '../../http/mount.ts';
import { eventJsonSteps } from '../../serialise/event-json.ts';
import { findByName, type Found } from '../../catalogue/search/find-by-name.ts';
import { listedMatch, listedOutright, type ListedEvent } from '../../world/listed-event.ts';
import { popularLeagues, popularTeams } from '../../catalogue/search/popular-searches.ts';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { searchQuery } from '../../catalogue/search/search-text.ts';
import { allowsSport } from '../../catalogue/select-events.ts';
import { statusOf } from '../../catalogue/status-of.ts';
import { comingOf, teamOut } from '../../catalogue/search/serialise-team.ts';
import { categoryOut, leagueOut, sportOut } from '../../serialise/league.ts';

const matchesMax = 24;
const outrightsMax = 8;
const teamsMax = 10;
const othersMax = 20;

export function mountSearchCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mount(app, search, async ({ query, locale }) => {
    const sandbox = current();
    const { world } = sandbox;
    const found = findByName(sandbox, searchQuery(query.q), allowsSport(world, query), locale);
    const statuses = query.match_status ?? openMatchStatuses;
    const events = [...matchesFound(sandbox, found, statuses), ...outrightsFound(sandbox, found, statuses)];
    const texts = await mapInSlices(events, (event) => eventJsonSteps(sandbox, event, locale));
    const others = query.only_events_name === true ? noOthers : othersFound(sandbox, found, locale);
    return new JsonText(`{"matches":[${texts.join(',')}],${JSON.stringify(others).slice(1)}`);
  });

  mount(app, getPopularSearches, ({ locale }) => {
    const sandbox = current();
    return {
      teams: popularTeams(sandbox).map((team) => teamOut(sandbox, team, locale)),
      tournaments: popularLeagues(sandbox).map((league) => leagueOut(sandbox.world, league, locale)),
    };
  });
}

const noOthers = { teams: [], tournaments: [], categories: [], sports: [] };

/** The matches of the best team first, of each what is being played and then what starts soonest. */
function matchesFound(sandbox: SandboxWorld, { teams, pairs }: Found, statuses: readonly MatchStatus[]) {
  const { world } = sandbox;
  const found = new Map<string, ListedEvent>();
  const add = (fixtures: ReturnType<typeof comingOf>) => {
    for (const fixture of fixtures) {
      if (found.size < matchesMax) found.set(fixture.id, listedMatch(world, fixture));
    }
  };
  add(pairs.filter((fixture) => statuses.includes(sandbox.engine.statusOf(fixture))));
  for (const { entry } of teams) {
    if (found.size >= matchesMax) break;
    add(comingOf(sandbox, entry.item.team.id, statuses));
  }
  return [...found.values()];
}

function outrightsFound(sandbox: SandboxWorld, { outrights }: Found, statuses: readonly MatchStatus[]) {
  return outrights
    .map(({ entry }) => listedOutright(sandbox.world, entry.item))
    .filter((event) => statuses.includes(statusOf(sandbox, event)))
    .slice(0, outrightsMax);
}

function othersFound(sandbox: SandboxWorld, { teams, leagues, categories, sports }: Found, locale: string) {
  const { world } = sandbox;
  return {
    teams: teams.slice(0, teamsMax).map(({ entry }) => teamOut(sandbox, entry.item, locale)),
    tournaments: leagues.slice(0, othersMax).map(({ entry }) => leagueOut(world, entry.item, locale)),
    categories: categories.slice(0, othersMax).map(({ entry }) => categoryOut(world, entry.item, locale)),
    sports: sports.slice(0, othersMax).map(({ entry }) => sportOut(entry.item, locale)),
  };
}
