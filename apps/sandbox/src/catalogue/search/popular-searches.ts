import type { Fixture } from '@slipstream/simulation/fixture';
import type { League } from '@slipstream/simulation/world/entities';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { isRealLeague, type SearchableTeam } from './search-index.ts';
import { comingOf } from './serialise-team.ts';

const leaguesMax = 8;
const perSportMax = 4;
const teamsMax = 8;
const perLeagueMax = 2;

/** The foremost leagues that are playing these days, not all of one sport. */
export function popularLeagues({ world, window }: SandboxWorld): readonly League[] {
  const playing = leaguesPlaying(window.all());
  const perSport = new Map<string, number>();
  const popular: League[] = [];
  for (const league of world.leagues.toSorted((a, b) => a.priority - b.priority)) {
    if (popular.length === leaguesMax) break;
    const count = perSport.get(league.sportKey) ?? 0;
    if (count === perSportMax || !playing.has(league.id) || !isRealLeague(world, league)) continue;
    perSport.set(league.sportKey, count + 1);
    popular.push(league);
  }
  return popular;
}

/** The strongest of those leagues that have a match to come, each once however many leagues it plays in. */
export function popularTeams(sandbox: SandboxWorld): readonly SearchableTeam[] {
  const popular = new Map<string, SearchableTeam>();
  for (const league of popularLeagues(sandbox)) {
    const strongest = league.entrants
      .filter(({ id }) => !popular.has(id) && comingOf(sandbox, id).length > 0)
      .slice(0, perLeagueMax);
    for (const team of strongest) popular.set(team.id, { team, league });
  }
  return [...popular.values()].slice(0, teamsMax);
}

const playing = new WeakMap<readonly Fixture[], ReadonlySet<string>>();

function leaguesPlaying(fixtures: readonly Fixture[]): ReadonlySet<string> {
  let known = playing.get(fixtures);
  if (known === undefined) playing.set(fixtures, (known = new Set(fixtures.map(({ leagueId }) => leagueId))));
  return known;
}
