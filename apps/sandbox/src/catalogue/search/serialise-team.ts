import type { searchTeamWire } from '@slipstream/contract/entities/catalogue/search-team';
import { wireTime } from '@slipstream/contract/timestamp';
import type { Fixture } from '@slipstream/simulation/fixture';
import { isMatchLive, openMatchStatuses, type MatchStatus } from '@slipstream/units/match-status';
import type * as z from 'zod/mini';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { fixturesOfTeams, type SearchableTeam } from './search-index.ts';
import { competitorOut, leagueOut } from '../../serialise/league.ts';

/** The matches of a team in some statuses: what is being played, then what starts soonest. */
export function comingOf(
  { window, engine }: SandboxWorld,
  teamId: string,
  statuses: readonly MatchStatus[] = openMatchStatuses,
): readonly Fixture[] {
  const isLive = (fixture: Fixture) => (isMatchLive(engine.statusOf(fixture)) ? 0 : 1);
  return (fixturesOfTeams(window.all()).get(teamId) ?? [])
    .filter((fixture) => statuses.includes(engine.statusOf(fixture)))
    .toSorted((a, b) => isLive(a) - isLive(b) || a.startMs - b.startMs);
}

export function teamOut(
  sandbox: SandboxWorld,
  { team, league }: SearchableTeam,
  locale: string,
): z.input<typeof searchTeamWire> {
  const [match] = comingOf(sandbox, team.id);
  return {
    team: competitorOut(team, locale),
    tournament: leagueOut(sandbox.world, league, locale),
    match:
      match === undefined
        ? null
        : {
            id: match.id,
            slug: match.slug,
            status: sandbox.engine.statusOf(match),
            start_time: wireTime(match.startMs),
          },
  };
}
