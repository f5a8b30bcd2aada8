import type { matchWidgetWire } from '@slipstream/contract/entities/match-widget';
import { wireTime } from '@slipstream/contract/timestamp';
import type { World } from '@slipstream/simulation/world/world';
import type * as z from 'zod/mini';
import { periodsOut } from '../catalogue/wire-periods.ts';
import { leagueYear, playedOf, winnerOf, type Played } from './history.ts';
import type { Fixture } from '@slipstream/simulation/fixture';

type WidgetOut = z.input<typeof matchWidgetWire>;
type HeadToHeadOut = Extract<WidgetOut, { type: 'head-to-head' }>;
type FormOut = Extract<WidgetOut, { type: 'form' }>;
type PastMatchOut = HeadToHeadOut['matches'][number];

const meetingsMax = 20;
const formMax = 6;

/** How the two have met in the last year, told from the point of view of today's home and away. */
export function headToHead(world: World, { home, away, leagueId }: Fixture, worldMs: number): HeadToHeadOut {
  const both = new Set([home.id, away.id]);
  const met = leagueYear(world, leagueId, worldMs).filter(
    (fixture) => both.has(fixture.home.id) && both.has(fixture.away.id),
  );
  const played = playedOf(met, worldMs, meetingsMax);
  const wins = played.map(({ fixture, final }) => {
    const winner = winnerOf(final);
    return winner === null ? null : fixture[winner].id;
  });
  return {
    type: 'head-to-head',
    home_wins: wins.filter((id) => id === home.id).length,
    draws: wins.filter((id) => id === null).length,
    away_wins: wins.filter((id) => id === away.id).length,
    matches: played.map((match) => pastMatchOut(world, match)),
  };
}

export function form(world: World, { home, away, leagueId }: Fixture, worldMs: number): FormOut {
  const year = leagueYear(world, leagueId, worldMs);
  const lines = (competitorId: string) => {
    const own = year.filter((fixture) => fixture.home.id === competitorId || fixture.away.id === competitorId);
    return playedOf(own, worldMs, formMax).map((match) => {
      const winner = winnerOf(match.final);
      const won = winner === null ? null : match.fixture[winner].id === competitorId;
      return { match: pastMatchOut(world, match), won };
    });
  };
  return { type: 'form', home: lines(home.id), away: lines(away.id) };
}

function pastMatchOut(world: World, { fixture, final }: Played): PastMatchOut {
  const league = world.leagueById.get(fixture.leagueId);
  return {
    id: fixture.id,
    start_time: wireTime(fixture.startMs),
    tournament: { id: fixture.leagueId, name: league?.name ?? '' },
    home: fixture.home.name,
    away: fixture.away.name,
    total_score: { home: final.score[0], away: final.score[1] },
    period_score: periodsOut(final.periods),
    winner: winnerOf(final),
  };
}
