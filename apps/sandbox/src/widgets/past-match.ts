import type { matchWidgetWire } from '@slipstream/contract/entities/catalogue/match-widget';
import { wireTime } from '@slipstream/contract/timestamp';
import type { Fixture } from '@slipstream/simulation/fixture';
import { fixturesBefore } from '@slipstream/simulation/world/history';
import type { World } from '@slipstream/simulation/world/world';
import type * as z from 'zod/mini';
import { periodsOut } from '../serialise/periods.ts';
import { playedOf, type Played } from './history.ts';

type WidgetOut = z.input<typeof matchWidgetWire>;
type HeadToHeadOut = Extract<WidgetOut, { type: 'head-to-head' }>;
type FormOut = Extract<WidgetOut, { type: 'form' }>;
type PastMatchOut = HeadToHeadOut['matches'][number];

const meetingsMax = 10;
const formMax = 6;

/** How the two have met in the last years, told from the point of view of today's home and away. */
export function headToHead(world: World, { home, away }: Fixture, worldMs: number): HeadToHeadOut {
  const met = fixturesBefore(world, {
    competitorId: home.id,
    opponentId: away.id,
    beforeMs: worldMs,
    countMax: meetingsMax,
    weeksMax: 104,
  });
  const played = playedOf(met, worldMs);
  const wins = played.map(({ fixture, final }) => {
    const winner = final.winner;
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

export function form(world: World, { home, away }: Fixture, worldMs: number): FormOut {
  const lines = (competitorId: string) => {
    const own = fixturesBefore(world, { competitorId, beforeMs: worldMs, countMax: formMax });
    return playedOf(own, worldMs).map((match) => {
      const winner = match.final.winner;
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
    period_score: periodsOut(fixture, final.periods),
    winner: final.winner,
  };
}
